package app.assay.ui.vault;

import app.assay.finding.Severity;
import app.assay.ui.theme.Texts;
import app.assay.workspace.FileReport;
import app.assay.workspace.HashReport;
import app.assay.workspace.VaultStatus;
import java.util.ArrayList;
import java.util.List;

/// What a report comes to in a few chips: wrong hash, findings by weight, claims that wait, and
/// `clear` only where the document may enter a knowledge base.
public final class Badges {

  private static final List<Severity> SHOWN =
      List.of(
          Severity.ERROR,
          Severity.CRITICAL,
          Severity.WARNING,
          Severity.TEMPORAL,
          Severity.VERIFIABLE);

  private final Texts texts;

  public Badges(Texts texts) {
    this.texts = texts;
  }

  /// The chips of a document, the most important last, next to the edge.
  public List<Badge> of(FileReport report) {
    List<Badge> badges = new ArrayList<>();
    if (report.trouble().isPresent()) {
      return List.of(badge("unreadable", "critical"));
    }
    report.state().tier().ifPresent(tier -> badges.add(badge("sot", "verifiable")));
    int pending = VaultStatus.pendingClaims(report);
    if (pending > 0) {
      badges.add(badge("pending", "", pending));
    }
    if (report.hash().match() == HashReport.Match.WRONG_RECIPE) {
      badges.add(badge("recipe", "warning"));
    } else if (VaultStatus.isWrong(report.hash().match())) {
      badges.add(badge("hash", "critical"));
    }
    for (Severity severity : SHOWN) {
      int count = report.count(severity);
      if (count > 0) {
        badges.add(
            new Badge(
                Integer.toString(count),
                severity.label(),
                texts.get("badge.findings", count, texts.get("severity." + severity.label()))));
      }
    }
    if (report.obstacle().isEmpty()) {
      badges.add(badge("clear", "good"));
    } else if (report.state().hitl().filter("REVIEWED_WITH_EXCEPTIONS"::equals).isPresent()) {
      badges.add(badge("exceptions", ""));
    } else if (badges.isEmpty()) {
      badges.add(new Badge(texts.get("badge.held"), "", report.obstacle().orElseThrow()));
    }
    return List.copyOf(badges);
  }

  private Badge badge(String key, String style, Object... values) {
    return new Badge(
        texts.get("badge." + key, values), style, texts.get("badge." + key + ".spoken", values));
  }
}

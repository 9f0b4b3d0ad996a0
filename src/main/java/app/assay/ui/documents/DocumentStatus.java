package app.assay.ui.documents;

import app.assay.ui.theme.Texts;
import app.assay.workspace.FileReport;
import app.assay.workspace.VaultStatus;
import java.util.Optional;

/// A document's state in the few words of the status bar.
///
/// @param state "CLEAR | PENDING", or that there is none
/// @param hash what the stored hash says
/// @param hashStyle `good`, `warning`, `critical` or `muted`
/// @param ingest whether it may enter a knowledge base, and if not what stands in the way
/// @param ingestWhy the same as a full sentence, empty when nothing does
public record DocumentStatus(
    String state, String hash, String hashStyle, String ingest, String ingestWhy) {

  /// The status of what was checked: of plain Markdown only the nine points speak.
  public static DocumentStatus of(Checked checked, Texts texts) {
    return checked.isDocument() ? of(checked.report(), texts) : plain(checked.report(), texts);
  }

  /// The status of Markdown that makes no claim to be a document.
  static DocumentStatus plain(FileReport report, Texts texts) {
    return new DocumentStatus(
        texts.get("status.plain"),
        "",
        "muted",
        report
            .trouble()
            .orElseGet(
                () ->
                    texts.get(
                        "status.points",
                        report.findings().size(),
                        report.waived().size(),
                        report.outweighed().size())),
        texts.get("status.plain.why"));
  }

  /// The status of a document's report.
  static DocumentStatus of(FileReport report, Texts texts) {
    String state =
        report.state().clarity().isEmpty() && report.state().hitl().isEmpty()
            ? texts.get("status.none")
            : report.state().clarity().orElse("?") + " | " + report.state().hitl().orElse("?");
    state += excluded(report, texts);
    Optional<String> obstacle = report.obstacle();
    int pending = VaultStatus.pendingClaims(report);
    String ingest =
        obstacle.isEmpty()
            ? texts.get("status.ingestable")
            : pending > 0
                ? texts.get("status.notIngestable.pending", pending)
                : texts.get("status.notIngestable");
    return new DocumentStatus(
        state,
        texts.get("hash." + report.hash().match(), report.hash().recipe().orElse("")),
        hashStyle(report),
        ingest,
        obstacle.orElse(""));
  }

  /// Which share of the body stands between exclusion markers; nothing where none does.
  private static String excluded(FileReport report, Texts texts) {
    return report
        .state()
        .computed()
        .map(c -> c.exclusionsCoverage())
        .filter(coverage -> coverage.signum() > 0)
        .map(coverage -> texts.get("status.excluded", coverage.movePointRight(2).doubleValue()))
        .orElse("");
  }

  /// What the line of the folded front matter says.
  public static String summary(Checked checked, Texts texts) {
    return checked.isDocument() ? summary(checked.report(), texts) : texts.get("status.plain");
  }

  /// What the line of a document's folded front matter says.
  static String summary(FileReport report, Texts texts) {
    DocumentStatus status = of(report, texts);
    return texts.get(
        "status.summary", status.state(), VaultStatus.pendingClaims(report), status.hash());
  }

  private static String hashStyle(FileReport report) {
    return switch (report.hash().match()) {
      case VERIFIED -> "good";
      case WRONG_RECIPE -> "warning";
      case TEXT_CHANGED, NOT_A_HASH, UNREADABLE -> "critical";
      case ABSENT, NO_WINDOW -> "muted";
    };
  }
}

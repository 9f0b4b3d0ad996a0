package app.assay.points.waiver;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Takes the findings that a document allows out of what was found. A comment speaks for the next
/// block; in code it is no comment.
public final class Waivers {

  private final List<Rule> rules;
  private final List<Rule> running;
  private final Set<String> known = new HashSet<>();
  private final Set<String> asked = new HashSet<>();
  private final boolean tellStale;

  /// @param known all rules that may be allowed
  /// @param asked those that looked at the text
  /// @param tellStale whether an `allow` without a finding is reported
  public Waivers(List<Rule> known, List<Rule> asked, boolean tellStale) {
    this.rules = known;
    this.running = asked;
    this.tellStale = tellStale;
  }

  /// Names are put together only for a text that has a comment, which few have.
  private void learnNames() {
    rules.forEach(rule -> add(known, rule));
    running.forEach(rule -> add(asked, rule));
    for (int point = 1; point <= 9; point++) {
      known.add("P" + point);
    }
  }

  /// The rules about the comments themselves.
  public static List<WaiverRule> rules() {
    return List.of(new XAllowReason(), new XAllowUnknown(), new XAllowStale());
  }

  /// What is left and what is allowed.
  ///
  /// @param findings those that stand, with those about the comments
  /// @param allowed those that the document allows, with the reason that it gives
  public record Outcome(List<Finding> findings, Map<Finding, String> allowed) {}

  private record Placed(AllowComment comment, Optional<Span> block) {}

  /// Applies the comments of a text to its findings.
  public Outcome apply(DocumentReading document, List<Finding> findings) {
    List<Placed> comments = comments(document);
    if (comments.isEmpty()) {
      return new Outcome(findings, Map.of());
    }
    learnNames();
    List<Finding> open = new ArrayList<>(findings);
    Map<Finding, String> allowed = new LinkedHashMap<>();
    for (Placed placed : comments) {
      AllowComment comment = placed.comment();
      if (comment.reason().isEmpty()) {
        open.add(noReason(document, comment));
        continue;
      }
      if (comment.names().isEmpty()) {
        open.add(noName(document, comment));
      }
      for (AllowComment.Name name : comment.names()) {
        apply(document, placed, name, open, allowed);
      }
    }
    return new Outcome(open, allowed);
  }

  private void apply(
      DocumentReading document,
      Placed placed,
      AllowComment.Name name,
      List<Finding> open,
      Map<Finding, String> allowed) {
    String id = name.text().toUpperCase(Locale.ROOT);
    if (!known.contains(id)) {
      open.add(unknown(document, placed.comment(), name));
      return;
    }
    List<Finding> matched =
        placed.block().stream()
            .flatMap(block -> open.stream().filter(f -> isAllowed(f, id, block)))
            .toList();
    matched.forEach(f -> allowed.put(f, placed.comment().reason()));
    open.removeAll(matched);
    if (matched.isEmpty() && tellStale && asked.contains(id)) {
      boolean twice =
          placed.block().stream()
              .anyMatch(b -> allowed.keySet().stream().anyMatch(f -> isAllowed(f, id, b)));
      String why =
          twice
              ? "What %s finds here is allowed already, with another reason."
              : "%s finds nothing in the block after this comment.";
      open.add(stale(document, placed.comment(), name, why.formatted(name.text())));
    }
  }

  private static boolean isAllowed(Finding finding, String id, Span block) {
    boolean named = finding.rule().id().equals(id) || ("P" + finding.rule().point()).equals(id);
    return named && (finding.span().overlaps(block) || block.contains(finding.span().start()));
  }

  private static void add(Set<String> ids, Rule rule) {
    ids.add(rule.id());
    ids.add("P" + rule.point());
  }

  private static List<Placed> comments(DocumentReading document) {
    List<Placed> placed = new ArrayList<>();
    List<AllowComment> waiting = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind == BlockKind.COMMENT) {
        waiting.addAll(AllowComment.in(block.reading().text(), block.start()));
      } else if (kind != BlockKind.RULE && !waiting.isEmpty()) {
        waiting.forEach(c -> placed.add(new Placed(c, Optional.of(block.span()))));
        waiting.clear();
      }
    }
    waiting.forEach(c -> placed.add(new Placed(c, Optional.empty())));
    return placed;
  }

  private static Finding noReason(DocumentReading document, AllowComment comment) {
    return new Finding(
        XAllowReason.RULE,
        comment.span(),
        "This allows nothing until it says why: reason=\"…\".",
        List.of(remove(document, comment)));
  }

  private static Finding noName(DocumentReading document, AllowComment comment) {
    return new Finding(
        XAllowUnknown.RULE,
        comment.span(),
        "This names no rule, such as P9-PRICING, and no point, such as P9.",
        List.of(remove(document, comment)));
  }

  private static Finding unknown(
      DocumentReading document, AllowComment comment, AllowComment.Name name) {
    return new Finding(
        XAllowUnknown.RULE,
        name.span(),
        "%s is no rule or point of the nine; see assay rules.".formatted(name.text()),
        List.of(drop(document, comment, name)));
  }

  private static Finding stale(
      DocumentReading document, AllowComment comment, AllowComment.Name name, String why) {
    return new Finding(XAllowStale.RULE, name.span(), why, List.of(drop(document, comment, name)));
  }

  /// Takes one name out, or the comment where it is the only one.
  private static Fix drop(DocumentReading document, AllowComment comment, AllowComment.Name name) {
    if (comment.names().size() < 2) {
      return remove(document, comment);
    }
    String text = document.text();
    int end = name.span().end();
    while (end < comment.span().end() && " ,\t".indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    return new Fix(
        "Take %s out of the comment".formatted(name.text()),
        TextEdit.delete(new Span(name.span().start(), end)));
  }

  /// Removes the comment, with its line where it stands alone.
  private static Fix remove(DocumentReading document, AllowComment comment) {
    String text = document.text();
    int start = comment.span().start();
    int end = comment.span().end();
    boolean opens = start == 0 || text.charAt(start - 1) == '\n';
    if (opens && end < text.length() && text.charAt(end) == '\r') {
      end++;
    }
    if (opens && end < text.length() && text.charAt(end) == '\n') {
      end++;
    }
    return new Fix("Remove the comment", TextEdit.delete(new Span(start, end)));
  }
}

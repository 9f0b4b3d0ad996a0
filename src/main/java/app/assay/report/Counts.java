package app.assay.report;

import app.assay.finding.Severity;
import app.assay.workspace.Summary;
import java.util.ArrayList;
import java.util.List;

/// The headline of a run: every count that matters, also where it is nought.
final class Counts {

  /// Why a finding that is outweighed does not count.
  static final String OUTWEIGHED =
      "By all its words the place reads like those in which readers found no fault";

  private Counts() {}

  /// One line such as `3 files: 2 errors, 1 warning, 0 not evaluated, 0 deferred`.
  static String headline(Summary summary) {
    List<String> parts = new ArrayList<>();
    for (Severity severity : Severity.values()) {
      int count = summary.count(severity);
      if (count > 0 || severity == Severity.ERROR || severity == Severity.WARNING) {
        parts.add(count + " " + noun(severity, count));
      }
    }
    parts.add(summary.notEvaluated() + " not evaluated");
    parts.add(summary.deferred() + " deferred");
    if (summary.waived() > 0) {
      parts.add(summary.waived() + " waived");
    }
    if (summary.outweighed() > 0) {
      parts.add(summary.outweighed() + " outweighed");
    }
    if (summary.unreadable() > 0) {
      parts.add(summary.unreadable() + " unreadable");
    }
    String line = plural(summary.files(), "file") + ": " + String.join(", ", parts) + ".";
    return summary.otherMarkdown() == 0
        ? line
        : line
            + " "
            + plural(summary.otherMarkdown(), "other Markdown file")
            + " not checked (not *.cgd.md).";
  }

  /// A count with its noun.
  static String plural(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  private static String noun(Severity severity, int count) {
    boolean one = count == 1;
    return switch (severity) {
      case ERROR -> one ? "error" : "errors";
      case WARNING -> one ? "warning" : "warnings";
      case CRITICAL, TEMPORAL, VERIFIABLE, INFO -> severity.label();
    };
  }
}

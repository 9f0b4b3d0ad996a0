package app.assay.report;

import app.assay.finding.Severity;
import app.assay.workspace.FileReport;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.Summary;
import app.assay.workspace.Unsettled;
import app.assay.workspace.WaivedFinding;
import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Findings for people: `path:line:column severity CODE message`, grouped by file, the counts last,
/// where a terminal's reader looks.
final class TextReport implements Report {

  private static final int FEW = 3;

  private final Writer out;
  private final ReportOptions options;
  private boolean first = true;

  TextReport(Writer out, ReportOptions options) {
    this.out = out;
    this.options = options;
  }

  @Override
  public void file(FileReport file) throws IOException {
    boolean trouble = options.troubles() && file.trouble().isPresent();
    boolean unsettled = !file.notEvaluated().isEmpty() || !file.deferred().isEmpty();
    if (file.findings().isEmpty() && file.waived().isEmpty() && !trouble && !unsettled) {
      return;
    }
    out.write(first ? "" : "\n");
    first = false;
    String path = Printable.of(file.path());
    if (trouble) {
      line(path + ": unreadable: " + Printable.of(file.trouble().orElseThrow()));
    }
    for (PlacedFinding finding : file.findings()) {
      line(
          "%s:%s %s %s %s%s"
              .formatted(
                  path,
                  finding.region().start(),
                  severity(finding.severity()),
                  finding.rule().id(),
                  Printable.of(finding.finding().message()),
                  finding.rule().isAdvisory() ? " (advisory)" : ""));
    }
    for (WaivedFinding waived : file.waived()) {
      line(
          "%s:%s waived %s %s"
              .formatted(
                  path,
                  waived.finding().region().start(),
                  waived.finding().rule().id(),
                  Printable.of(waived.reason())));
    }
    unsettled(path, "not evaluated", file.notEvaluated());
    unsettled(path, "deferred", file.deferred());
  }

  @Override
  public void end(Summary summary) throws IOException {
    out.write(first ? "" : "\n");
    line(Counts.headline(summary));
  }

  private void unsettled(String path, String what, List<Unsettled> rules) throws IOException {
    Map<String, List<String>> byReason = new LinkedHashMap<>();
    for (Unsettled rule : rules) {
      byReason
          .computeIfAbsent(rule.reason(), reason -> new java.util.ArrayList<>())
          .add(rule.rule().id());
    }
    for (Map.Entry<String, List<String>> entry : byReason.entrySet()) {
      List<String> ids = entry.getValue();
      String named = ids.size() <= FEW ? String.join(", ", ids) : Counts.plural(ids.size(), "rule");
      line("%s: %s: %s, because %s.".formatted(path, what, named, Printable.of(entry.getKey())));
    }
  }

  private void line(String line) throws IOException {
    out.write(line);
    out.write('\n');
  }

  private String severity(Severity severity) {
    if (!options.colour()) {
      return severity.label();
    }
    String code =
        switch (severity) {
          case ERROR, CRITICAL -> "31";
          case WARNING, TEMPORAL, VERIFIABLE -> "33";
          case INFO -> "36";
        };
    return "\u001B[" + code + "m" + severity.label() + "\u001B[0m";
  }
}

package app.assay.report;

import app.assay.finding.Rule;
import app.assay.workspace.FileReport;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.Summary;
import app.assay.workspace.Unsettled;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// JUnit XML: a suite for each file, a case for each rule. A rule that came to no verdict is a
/// skipped case with its reason; a finding that does not fail the run is output of a passed case.
final class JunitReport implements Report {

  private final Writer out;
  private final ReportOptions options;

  JunitReport(Writer out, ReportOptions options) throws IOException {
    this.out = out;
    this.options = options;
    out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"assay\">\n");
  }

  @Override
  public void file(FileReport file) throws IOException {
    Map<Rule, List<PlacedFinding>> broken = new LinkedHashMap<>();
    for (PlacedFinding finding : file.findings()) {
      broken.computeIfAbsent(finding.rule(), rule -> new ArrayList<>()).add(finding);
    }
    Map<Rule, Integer> outweighed = new LinkedHashMap<>();
    file.outweighed().stream()
        .map(PlacedFinding::rule)
        .filter(rule -> !broken.containsKey(rule))
        .forEach(rule -> outweighed.merge(rule, 1, Integer::sum));
    int skipped =
        file.notEvaluated().size()
            + file.deferred().size()
            + file.waived().size()
            + outweighed.size();
    int errors = file.trouble().isPresent() ? 1 : 0;
    long failures = broken.values().stream().filter(this::fails).count();
    String path = XmlText.of(file.path());
    out.write(
        "  <testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" errors=\"%d\" skipped=\"%d\">\n"
            .formatted(
                path,
                errors + broken.size() + file.passed().size() + skipped,
                failures,
                errors,
                skipped));
    if (file.trouble().isPresent()) {
      openCase(path, "File can be read");
      out.write("<error message=\"%s\"/></testcase>\n".formatted(XmlText.of(file.trouble().get())));
    }
    for (Map.Entry<Rule, List<PlacedFinding>> entry : broken.entrySet()) {
      broken(file, entry.getKey(), entry.getValue());
    }
    skipped(path, "deferred", file.deferred());
    skipped(path, "not evaluated", file.notEvaluated());
    skipped(
        path,
        "waived",
        file.waived().stream().map(w -> new Unsettled(w.finding().rule(), w.reason())).toList());
    skipped(path, "outweighed", unsettled(outweighed));
    for (Rule rule : file.passed()) {
      openCase(path, name(rule));
      out.write("</testcase>\n");
    }
    out.write("  </testsuite>\n");
  }

  @Override
  public void end(Summary summary) throws IOException {
    out.write("</testsuites>\n");
  }

  private void broken(FileReport file, Rule rule, List<PlacedFinding> findings) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (PlacedFinding finding : findings) {
      lines.append(
          "%s:%s %s %s %s\n"
              .formatted(
                  Printable.of(file.path()),
                  finding.region().start(),
                  finding.severity().label(),
                  rule.id(),
                  Printable.of(finding.finding().message())));
    }
    String text = XmlText.of(lines.toString().strip());
    openCase(XmlText.of(file.path()), name(rule));
    if (fails(findings)) {
      out.write(
          "<failure type=\"%s\" message=\"%s\">%s</failure></testcase>\n"
              .formatted(
                  findings.getFirst().severity().label(),
                  XmlText.of(Counts.plural(findings.size(), "finding") + ": " + rule.title()),
                  text));
    } else {
      out.write("<system-out>" + text + "</system-out></testcase>\n");
    }
  }

  private void skipped(String path, String what, List<Unsettled> rules) throws IOException {
    for (Unsettled rule : rules) {
      openCase(path, name(rule.rule()));
      out.write(
          "<skipped message=\"%s\"/></testcase>\n"
              .formatted(XmlText.of(what + ": " + rule.reason())));
    }
  }

  private static List<Unsettled> unsettled(Map<Rule, Integer> outweighed) {
    List<Unsettled> rules = new ArrayList<>();
    outweighed.forEach(
        (rule, count) ->
            rules.add(
                new Unsettled(rule, Counts.plural(count, "finding") + ". " + Counts.OUTWEIGHED)));
    return rules;
  }

  private void openCase(String path, String name) throws IOException {
    out.write("    <testcase classname=\"" + path + "\" name=\"" + name + "\">");
  }

  private static String name(Rule rule) {
    return XmlText.of(rule.id() + " " + rule.title());
  }

  private boolean fails(List<PlacedFinding> findings) {
    return findings.stream().anyMatch(f -> options.gravity().fails(f.severity()));
  }
}

package app.assay.quality;

import app.assay.points.check.Detector;
import app.assay.points.check.Sensitivity;
import app.assay.points.rules.PointRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Writes the figures where people read them: README.md and the rule pages.
record Publication(Measured frozen) {

  private static final String BEGIN = "<!-- measured -->\n";
  private static final String END = "<!-- /measured -->\n";

  void write() throws IOException {
    Path readme = Path.of("README.md");
    Files.writeString(readme, replaced(Files.readString(readme), table()));
    for (Detector detector : PointRules.all()) {
      Path page = Path.of("assets", detector.rule().page());
      Files.writeString(page, replaced(Files.readString(page), section(detector)));
    }
  }

  private static String replaced(String text, String part) {
    int begin = text.indexOf(BEGIN);
    int end = text.indexOf(END);
    String block = BEGIN + part + END;
    return begin < 0 || end < begin
        ? text.stripTrailing() + "\n\n" + block
        : text.substring(0, begin) + block + text.substring(end + END.length());
  }

  private String table() {
    StringBuilder table = new StringBuilder();
    table.append(
        "| Point | thorough: precision | recall | quiet: precision | recall | alarms per 1,000"
            + " words | every sentence: precision | every number: precision / recall | “will” only:"
            + " precision / recall |\n");
    table.append("|---|---|---|---|---|---|---|---|---|\n");
    for (int point = 1; point <= 9; point++) {
      Score thorough = frozen.ofPoint(point, Sensitivity.THOROUGH);
      Score quiet = frozen.ofPoint(point, Sensitivity.QUIET);
      Score numbers = frozen.ofBaseline(point, Baseline.EVERY_NUMBER);
      Score will = frozen.ofBaseline(point, Baseline.WILL_ONLY);
      table.append(
          "| %d%s | %s | %s | %s | %s | %.1f | %s | %s / %s | %s / %s |\n"
              .formatted(
                  point,
                  point == 3 || point == 6 || point == 7 ? " (advisory)" : "",
                  thorough.precision(),
                  thorough.recall(),
                  quiet.precision(),
                  quiet.recall(),
                  1000.0 * thorough.alarms() / frozen.words(),
                  Wilson.part(frozen.ofBaseline(point, Baseline.EVERY_SENTENCE).precision()),
                  Wilson.part(numbers.precision()),
                  Wilson.part(numbers.recall()),
                  Wilson.part(will.precision()),
                  Wilson.part(will.recall())));
    }
    return table
        .append("\nMeasured on ")
        .append(frozen.documents().size())
        .append(" frozen documents of ours (")
        .append("%,d".formatted(frozen.words()))
        .append(" words); brackets are Wilson intervals at 95 %.\n")
        .toString();
  }

  private String section(Detector detector) {
    int point = detector.rule().point();
    StringBuilder section = new StringBuilder("## Measured\n\n");
    for (Sensitivity sensitivity : Sensitivity.values()) {
      Score all = frozen.ofPoint(point, sensitivity);
      Score rule = frozen.ofRule(point, detector.rule().id(), sensitivity);
      section.append(
          "- %s: point %d precision %s, recall %s; this rule alone precision %s in %d alarms\n"
              .formatted(
                  sensitivity.label(),
                  point,
                  all.precision(),
                  all.recall(),
                  rule.precision(),
                  rule.alarms()));
    }
    return section
        .append(
            "\n"
                + "On the frozen labelled documents, with Wilson intervals at 95 % (`mvn"
                + " -Pquality`).\n")
        .toString();
  }
}

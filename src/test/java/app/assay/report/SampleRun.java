package app.assay.report;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.cgd.check.Validator;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.FileReport;
import app.assay.workspace.Inputs;
import app.assay.workspace.PassedOver;
import app.assay.workspace.Summary;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A run over five files with rules of its own, so that reports do not change with the catalogue.
final class SampleRun {

  static final CheckContext CONTEXT = CheckContext.at(Instant.parse("2026-06-30T12:00:00Z"));

  private static final DocumentCheck CHECK =
      new DocumentCheck(
          CgdParser.standard(),
          new Validator(
              List.of(
                  new Word("X-POINTS", Severity.ERROR, Needs.TEXT, "points: [1", ""),
                  new Word("X-EIGHT", Severity.ERROR, Needs.FRONT_MATTER, "eight", "8"),
                  new Word("X-URL", Severity.WARNING, Needs.FRONT_MATTER, "example.org", ""),
                  new Word("X-GULL", Severity.INFO, Needs.TEXT, "\uD83D\uDC26", ""))),
          Optional.empty(),
          Optional.empty());

  private SampleRun() {}

  /// The files of the run.
  static List<FileReport> files() {
    String gull = "# Lamp room\n\nThe \uD83D\uDC26 lamp & <room> has eight windows, not eight.\n";
    return List.of(
        check("notes/clean.cgd.md", CgdText.valid().body("# Lamp\n\nIt burns.\n").text()),
        check("notes/lamp room \u00e9.cgd.md", CgdText.valid().body(gull).text()),
        check("notes/claim.cgd.md", CgdText.pending("B").text()),
        check(
            "notes/broken.cgd.md",
            CgdText.valid().text().replace("points-passed: 1-9", " points: [1")),
        FileReport.unreadable("gone.cgd.md", "There is no such file or folder."));
  }

  static FileReport check(String path, String text) {
    return CHECK.check(path, text.getBytes(StandardCharsets.UTF_8), CONTEXT);
  }

  static Summary summary(List<FileReport> files) {
    Summary summary =
        Summary.NOTHING.plus(new Inputs.Expansion(List.of(), 2, new PassedOver(1, 2)));
    for (FileReport file : files) {
      summary = summary.plus(file);
    }
    return summary;
  }

  /// The whole report of the run.
  static String render(ReportFormat format, ReportOptions options) throws IOException {
    return render(format, options, files());
  }

  static String render(ReportFormat format, ReportOptions options, List<FileReport> files)
      throws IOException {
    StringWriter out = new StringWriter();
    Report report = format.open(out, options);
    for (FileReport file : files) {
      report.file(file);
    }
    report.end(summary(files));
    return out.toString();
  }

  /// Reports each occurrence of a word and offers a replacement for it.
  private record Word(String id, Severity severity, Needs needs, String word, String better)
      implements Check {

    @Override
    public Rule rule() {
      return Rule.ofFormat(id, severity, "No " + word, "FS §1");
    }

    @Override
    public void check(CgdDocument document, CheckContext context, FindingSink out) {
      String text = document.text();
      for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        Span span = new Span(at, at + word.length());
        String message = "Here is \"" + word + "\" & a bell: \u0007.";
        if (better.isEmpty()) {
          out.report(span, message);
        } else {
          out.report(span, message, new Fix("Write " + better, new TextEdit(span, better)));
        }
      }
    }
  }
}

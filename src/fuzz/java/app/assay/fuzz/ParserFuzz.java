package app.assay.fuzz;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Evaluation;
import app.assay.cgd.rules.FormatRules;
import app.assay.text.SourceText;
import java.time.Instant;

/// The parser and every rule on any bytes: no throw, no place outside the text, none over a second.
public final class ParserFuzz {

  private static final CpuTime TIME = new CpuTime();
  private static final CheckContext CONTEXT =
      CheckContext.at(Instant.parse("2026-06-30T12:00:00Z"));

  private ParserFuzz() {}

  /// Called by the fuzzer with each input.
  public static void fuzzerTestOneInput(byte[] input) {
    if (!(SourceText.decode(input) instanceof SourceText.Decoded.Ok(SourceText source))) {
      return;
    }
    CgdDocument document = TIME.within("parsing", () -> CgdParser.standard().parse(source));
    Evaluation evaluation =
        TIME.within("checking", () -> FormatRules.validator().evaluate(document, CONTEXT));
    int length = document.text().length();
    evaluation.findings().stream()
        .filter(finding -> finding.span().end() > length)
        .findFirst()
        .ifPresent(
            finding -> {
              throw new IllegalStateException("outside the text: " + finding);
            });
  }
}

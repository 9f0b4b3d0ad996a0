package app.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.text.SourceText;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.FileReport;
import app.assay.workspace.PointsGate;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ClarityReportTest {

  private static final String TEXT = "# Plan\n\nRevenue will be *50* million | <b>soon</b>.\n";

  @Test
  void criticalFindingStandsWithItsLineAndFix() {
    assertThat(ClarityReport.markdown(report(), TEXT))
        .contains("### Critical (will cause hallucination)")
        .contains("- line 3 “Revenue will be \\*50\\* million \\| \\<b\\>soon\\</b\\>.”")
        .contains("(P2-WILL)")
        .contains("**Verdict:** BLOCKED by ");
  }

  @Test
  void roundsStandEvenWhenEmpty() {
    assertThat(ClarityReport.markdown(report(), TEXT))
        .contains("## Round A: Derived Data Confirmation\n\nNone.")
        .contains("## Round B: HITL Verification Required");
  }

  @Test
  void statementIsAskedOnceWhateverNumberOfRulesDoubtsIt() {
    String text = "# Plan\n\nNo other maker has a lamp as good as ours.\n";
    assertThat(ClarityReport.markdown(report(text), text))
        .contains("(P1-SUPERIORITY)")
        .contains("| COMPETITOR | Look it up in the other maker's documents |")
        .contains(
            "| 1 | No other maker has a lamp as good as ours. (line 3) | No source is named |")
        .doesNotContain("| 2 | ");
  }

  @Test
  void adviceIsMarkedAsAdvice() {
    String text = "# Plan\n\nThe system scales linearly.\n";
    assertThat(ClarityReport.markdown(report(text), text)).contains("(P3-SCALING, advisory)");
  }

  @Test
  void annotatedDocumentIsOfferedForPlainMarkdownOnly() {
    String document = CgdText.valid().body("# Plan\n\nIt is green.\n").text();
    assertThat(ClarityReport.markdown(report(), TEXT)).contains("An annotated CGD can be made");
    assertThat(ClarityReport.markdown(report(document), document)).doesNotContain("annotated CGD");
  }

  @Test
  void tableIsQuotedByItsFirstRowWithoutPipes() {
    String table =
        """
        # Results

        | Model | Accuracy | Latency |
        |---|---|---|
        | A \\| B | 97.3 % | 12 ms |
        | C | 91.0 % | 9 ms |
        """;
    assertThat(ClarityReport.markdown(report(table), table))
        .contains("“Model, Accuracy, Latency”")
        .doesNotContain("|---")
        .doesNotContain("\\| Accuracy");
  }

  @Test
  void quotedMarkupStaysTextInHtml() {
    assertThat(ClarityReport.html(report(), TEXT))
        .contains("&lt;b&gt;soon&lt;/b&gt;")
        .doesNotContain("<b>");
  }

  private static FileReport report() {
    return report(TEXT);
  }

  private static FileReport report(String text) {
    SourceText source = SourceText.of(text);
    return DocumentCheck.ofPoints(PointsGate.standard())
        .check(
            "plan.md",
            text.length(),
            source,
            CheckContext.at(Instant.parse("2026-06-30T12:00:00Z")));
  }
}

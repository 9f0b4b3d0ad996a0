package app.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.check.CheckContext;
import app.assay.text.SourceText;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.FileReport;
import app.assay.workspace.PointsGate;
import java.nio.charset.StandardCharsets;
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
  void quotedMarkupStaysTextInHtml() {
    assertThat(ClarityReport.html(report(), TEXT))
        .contains("&lt;b&gt;soon&lt;/b&gt;")
        .doesNotContain("<b>");
  }

  private static FileReport report() {
    SourceText source =
        ((SourceText.Decoded.Ok) SourceText.decode(TEXT.getBytes(StandardCharsets.UTF_8))).source();
    return DocumentCheck.ofPoints(PointsGate.standard())
        .check(
            "plan.md",
            TEXT.length(),
            source,
            CheckContext.at(Instant.parse("2026-06-30T12:00:00Z")));
  }
}

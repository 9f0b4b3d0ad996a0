package app.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.FileReport;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.PointsGate;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What a weight takes back stands in every report.
class OutweighedReportsTest {

  private static final String TEXT = "Invoices are paid within 30 days.\n";
  private static final PointsGate GATE =
      new PointsGate(Lexicon.load(), Set.of(3), Sensitivity.THOROUGH);
  private static final FileReport REPORT = check(TEXT);

  private static FileReport check(String text) {
    return DocumentCheck.ofPoints(GATE)
        .check("terms.md", text.getBytes(StandardCharsets.UTF_8), SampleRun.CONTEXT);
  }

  private static String render(ReportFormat format) throws IOException {
    return SampleRun.render(format, ReportOptions.plain("0.1.0"), List.of(REPORT));
  }

  @Test
  void itIsNoFindingAndItsRuleHasNotPassed() {
    assertThat(REPORT.findings()).isEmpty();
    assertThat(REPORT.outweighed())
        .extracting(f -> f.rule().id() + " " + f.region().start())
        .containsExactly("P3-TIME 1:1");
    assertThat(REPORT.passed()).extracting(r -> r.id()).doesNotContain("P3-TIME").isNotEmpty();
  }

  @Test
  void placeWhereAFindingOfThePointStandsIsNotListedTwice() {
    FileReport both = check("All requests are served within 30 ms.\n\n" + TEXT);
    assertThat(both.findings()).hasSize(1);
    assertThat(both.outweighed())
        .extracting(PlacedFinding::region)
        .noneMatch(r -> r.span().overlaps(both.findings().getFirst().region().span()))
        .hasSize(1);
  }

  @Test
  void headlineCountsIt() throws IOException {
    assertThat(render(ReportFormat.TEXT))
        .isEqualTo(
            "1 file: 0 errors, 0 warnings, 0 not evaluated, 0 deferred, 1 outweighed. 2 other"
                + " Markdown files not checked (not *.cgd.md).\n");
  }

  @Test
  void jsonListsIt() throws IOException {
    String json = render(ReportFormat.JSON);
    assertThat(ReportSchema.objections(json)).isEmpty();
    assertThat(json).contains("\"outweighed\": [", "\"outweighed\": 1");
  }

  @Test
  void sarifSuppressesItFromOutside() throws IOException {
    assertThat(render(ReportFormat.SARIF))
        .contains("\"kind\": \"external\"", "\"justification\": \"By all its words");
  }

  @Test
  void junitSkipsTheRule() throws IOException {
    assertThat(render(ReportFormat.JUNIT))
        .contains(
            "skipped=\"1\"",
            "<skipped message=\"outweighed: 1 finding. By all its words the place reads like");
  }

  @Test
  void clarityReportListsItAndDoesNotPassThePoint() {
    assertThat(ClarityReport.markdown(REPORT, TEXT))
        .contains("### Outweighed", "- line 1 “Invoices", "No point passed.");
  }
}

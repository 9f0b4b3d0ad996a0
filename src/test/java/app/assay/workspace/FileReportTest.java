package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.finding.Severity;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FileReportTest {

  private static final CheckContext CONTEXT =
      CheckContext.at(Instant.parse("2026-06-30T12:00:00Z"));

  @Test
  void validReviewedDocumentMayEnter() {
    assertThat(check(CgdText.valid().text()).obstacle()).isEmpty();
  }

  @Test
  void pendingDocumentMayNotEnter() {
    assertThat(check(CgdText.pending("A").text()).obstacle())
        .contains(
            "The document is CLEAR and PENDING; only CLEAR and REVIEWED without exclusions may"
                + " enter.");
  }

  @Test
  void textChangedAfterItsReviewMayNotEnter() {
    String changed = CgdText.valid().text().replace("eight windows", "nine windows");
    assertThat(check(changed).obstacle())
        .contains(
            "The text is not the one that was stamped: no known recipe gives the stored hash.");
  }

  @Test
  void invalidDocumentMayNotEnter() {
    String broken = CgdText.valid().text().replace("points-passed: 1-9", " points: [1");
    assertThat(check(broken).obstacle()).hasValueSatisfying(it -> assertThat(it).contains("error"));
  }

  @Test
  void unreadableFileMayNotEnter() {
    assertThat(FileReport.unreadable("a", "Gone.").obstacle()).contains("Gone.");
  }

  @Test
  void stateShowsWhatTheDocumentSaysAndWhatIsComputed() {
    assertThat(check(CgdText.pending("A").set("hitl-pending-count", "5").text()).state())
        .isEqualTo(
            new DocumentState(
                Optional.of("CLEAR"),
                Optional.of("PENDING"),
                Optional.of(5),
                1,
                Optional.empty(),
                Optional.of(false),
                Optional.of("2026-06-02"),
                Optional.of(new DocumentState.Computed(false, 1, BigDecimal.ZERO))));
  }

  @Test
  void claimCarriesItsComputedId() {
    ClaimReport claim = check(CgdText.pending("A").text()).claims().getFirst();
    assertThat(claim.computedId()).contains("claim-75fb137a");
    assertThat(claim.state()).isEqualTo("PENDING");
  }

  @Test
  void hashWithoutFrontMatterSaysSo() {
    String broken = CgdText.valid().text().replace("points-passed: 1-9", " points: [1");
    assertThat(check(broken).hash().message())
        .contains("The front matter cannot be read, so there is no stored hash to compare with.");
  }

  @Test
  void warningsFailOnlyAStrictRun() {
    assertThat(Gravity.LENIENT.fails(Severity.WARNING)).isFalse();
    assertThat(Gravity.STRICT.fails(Severity.WARNING)).isTrue();
    assertThat(Gravity.STRICT.fails(Severity.INFO)).isFalse();
  }

  private static FileReport check(String text) {
    return DocumentCheck.standard()
        .check("lamp.cgd.md", text.getBytes(StandardCharsets.UTF_8), CONTEXT);
  }
}

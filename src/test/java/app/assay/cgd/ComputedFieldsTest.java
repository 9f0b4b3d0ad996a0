package app.assay.cgd;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class ComputedFieldsTest {

  @Test
  void clearAndReviewedWithoutExclusionsIsIngestable() {
    assertThat(CgdText.valid().parse().computed())
        .isEqualTo(new ComputedFields(true, BigDecimal.ZERO, 0));
  }

  @Test
  void anyExclusionMarkerForbidsIngestion() {
    CgdDocument document = CgdText.valid().body("<!-- CG-EXCLUSION:BEGIN id=a -->\nx\n").parse();
    assertThat(document.computed().ragIngestable()).isFalse();
  }

  @Test
  void newerMajorVersionForbidsIngestion() {
    assertThat(
            CgdText.valid().set("clarity-gate-version", "3.0").parse().computed().ragIngestable())
        .isFalse();
  }

  @Test
  void coverageCountsUtf8BytesOfTheCanonicalBody() {
    // Body: LF, 33 + 7 + 31 bytes of block, 4 bytes of "🗼", LFs between and at the end.
    CgdDocument document =
        CgdText.valid()
            .body(
                "🗼\r\n"
                    + "<!-- CG-EXCLUSION:BEGIN id=a -->   \r\n"
                    + "secret\r\n"
                    + "<!-- CG-EXCLUSION:END id=a -->\r\n")
            .parse();
    int excluded = 33 + 7 + 31;
    assertThat(document.computed().exclusionsCoverage())
        .isEqualTo(
            new BigDecimal(excluded)
                .divide(new BigDecimal(excluded + 6), 4, java.math.RoundingMode.HALF_UP));
  }

  @Test
  void partialClaimCountsByConfirmedBy() {
    CgdDocument document =
        CgdText.valid()
            .claim("id: a\nconfirmed-by: Ada")
            .claim("id: b\nconfirmed-date: 2026-01-01")
            .parse();
    assertThat(document.computed().pendingCount()).isEqualTo(1);
  }
}

package app.assay.cgd.hash;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The vectors that CLARITY_GATE_FORMAT_SPEC §17.1 and §18.1 print.
class SpecificationHashTest {

  private static final String VECTOR =
      """
      ---
      clarity-gate-version: 2.0
      processed-date: 2026-01-12
      processed-by: Claude
      clarity-status: CLEAR
      hitl-status: REVIEWED
      hitl-pending-count: 0
      points-passed: 1-9
      document-sha256: PENDING
      hitl-claims: []
      ---

      # Test Document

      Hello world.

      <!-- CLARITY_GATE_END -->
      Clarity Gate: CLEAR | REVIEWED
      """;

  private static final HashResult PRINTED =
      new HashResult.Computed("d4db0fcd3493313c59eb2d59b8f3f9aaec1cfb578e6ce7c589a225ee48741545");

  @Test
  void vectorOfSection18HasThePrintedHash() {
    assertThat(DocumentHash.compute(VECTOR, Recipe.C)).isEqualTo(PRINTED);
  }

  @Test
  void secondGenerationAgreesOnTheVector() {
    assertThat(DocumentHash.compute(VECTOR, Recipe.B)).isEqualTo(PRINTED);
  }

  @Test
  void firstGenerationHashesTheVectorDifferently() {
    assertThat(DocumentHash.compute(VECTOR, Recipe.A))
        .isInstanceOfSatisfying(
            HashResult.Computed.class, it -> assertThat(it.sha256()).startsWith("986fb8b4ac97"));
  }

  @Test
  void exampleOfSection17HasAnotherHashThanItPrints() {
    String example =
        VECTOR.replace(
            "PENDING\n",
            "d4db0fcd3493313c59eb2d59b8f3f9aaec1cfb578e6ce7c589a225ee48741545\n"
                + "rag-ingestable: true\n");
    assertThat(DocumentHash.compute(example, Recipe.C))
        .isEqualTo(
            new HashResult.Computed(
                "ac200592357e1f051ed6c0f6f6f57cfdb79ad87ff03fd6d8e07469534a1d4b07"));
  }
}

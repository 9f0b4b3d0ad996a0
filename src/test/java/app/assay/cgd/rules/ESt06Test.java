package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ESt06Test extends RuleFixtures {

  @Test
  void markerInAFenceThatStaysOpenNamesTheFence() throws IOException {
    assertThat(reports("fires-in-a-fence-that-stays-open"))
        .containsExactly(
            "[<!-- CLARITY_GATE_END -->] This end marker does not count: it lies in the code fence"
                + " that line 18 opens and nothing closes.");
  }

  @Test
  void lowerCaseMarkerIsMisspelt() throws IOException {
    assertThat(reports("fires-on-lower-case"))
        .containsExactly(
            "[<!-- clarity_gate_end -->] The end marker is misspelt: found \"<!-- clarity_gate_end"
                + " -->\", expected <!-- CLARITY_GATE_END -->.");
  }

  @Test
  void wrongLetterIsMisspelt() throws IOException {
    assertThat(reports("fires-on-a-misspelt-marker"))
        .containsExactly(
            "[<!-- CLARITY_GATE_ENDE -->] The end marker is misspelt: found \"<!--"
                + " CLARITY_GATE_ENDE -->\", expected <!-- CLARITY_GATE_END -->.");
  }

  @Test
  void exampleInFencedCodeIsNamed() throws IOException {
    assertThat(reports("fires-with-only-an-example"))
        .containsExactly(
            "[] The document has no end marker <!-- CLARITY_GATE_END -->. The one on line 19 is an"
                + " example in fenced code.");
  }

  @Test
  void fenceThatStaysOpenIsNamed() throws IOException {
    assertThat(reports("fires-below-a-fence-that-stays-open"))
        .containsExactly(
            "[] The document has no end marker <!-- CLARITY_GATE_END -->. Line 18 opens a code"
                + " fence that nothing closes.");
  }

  @Test
  void missingMarkerIsNamed() throws IOException {
    assertThat(reports("fires-without-an-ending"))
        .containsExactly("[] The document has no end marker <!-- CLARITY_GATE_END -->.");
  }
}

package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EEx01Test extends RuleFixtures {

  @Test
  void otherIdIsNamed() throws IOException {
    assertThat(reports("fires-on-another-id"))
        .containsExactly(
            "[<!-- CG-EXCLUSION:END id=lamp-oils -->] This marker ends lamp-oils, but the open"
                + " block is lamp-oil, which began on line 29.");
  }

  @Test
  void strayEndIsNamed() throws IOException {
    assertThat(reports("fires-on-an-end-without-begin"))
        .containsExactly(
            "[<!-- CG-EXCLUSION:END id=ferry -->] This marker ends ferry, but no block is open"
                + " here.");
  }

  @Test
  void missingEndIsNamed() throws IOException {
    assertThat(reports("fires-on-a-begin-without-end"))
        .containsExactly(
            "[<!-- CG-EXCLUSION:BEGIN id=lamp-oil -->] Block lamp-oil is never ended; everything"
                + " from here to the end marker counts as excluded.");
  }
}

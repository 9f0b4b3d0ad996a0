package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class WEc01Test extends RuleFixtures {

  @Test
  void shareIsNamedAtTheFirstBlock() throws IOException {
    assertThat(reports("fires-on-a-block-that-is-most-of-the-body"))
        .containsExactly(
            "[<!-- CG-EXCLUSION:BEGIN id=lamp-oil -->] Exclusion blocks cover 63.36 % of the body;"
                + " half or more is too much.");
  }

  @Test
  void fieldThatSaysLessIsContradicted() throws IOException {
    assertThat(reports("fires-although-the-field-says-less"))
        .containsExactly(
            "[0.15] Exclusion blocks cover 63.36 % of the body, although it says 0.15; half or more"
                + " is too much.");
  }

  @Test
  void fieldThatSaysMoreIsContradicted() throws IOException {
    assertThat(reports("fires-on-a-field-that-says-too-much"))
        .containsExactly(
            "[0.75] exclusions-coverage says 0.75, but exclusion blocks cover 17.18 % of the"
                + " body.");
  }
}

package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EEc01Test extends RuleFixtures {

  @Test
  void textInQuotesIsNamed() throws IOException {
    assertThat(reports("fires-on-a-text"))
        .containsExactly(
            "[\"0.2\"] exclusions-coverage is the text \"0.2\" in quotes; expected a number from 0"
                + " to 1 without quotes, here 0.1718.");
  }

  @Test
  void numberIsShown() throws IOException {
    assertThat(reports("fires-above-one"))
        .containsExactly(
            "[1.2] exclusions-coverage is 1.2; expected a number from 0 to 1 without quotes, here"
                + " 0.1718.");
  }

  @Test
  void emptyFieldIsNamed() throws IOException {
    assertThat(reports("fires-on-nothing"))
        .containsExactly(
            "[~] exclusions-coverage is empty; expected a number from 0 to 1 without quotes, here"
                + " 0.1718.");
  }
}

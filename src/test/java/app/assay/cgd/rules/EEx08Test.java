package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EEx08Test extends RuleFixtures {

  @Test
  void blocksOfTheBodyAreNamed() throws IOException {
    assertThat(reports("fires-on-an-extra-id"))
        .containsExactly("[ferry] exceptions-ids lists ferry, but the body has only lamp-oil.");
  }

  @Test
  void otherLettersAreNamed() throws IOException {
    assertThat(reports("fires-on-other-letters"))
        .containsExactly(
            "[Lamp-Oil] exceptions-ids lists Lamp-Oil, but the body has lamp-oil, in other"
                + " letters.");
  }

  @Test
  void absenceOfAllBlocksIsNamed() throws IOException {
    assertThat(reports("fires-without-any-block"))
        .containsExactly(
            "[ferry] exceptions-ids lists ferry, but the body has no exclusion block.");
  }
}

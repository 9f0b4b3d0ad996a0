package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EEx00Test extends RuleFixtures {

  @Test
  void caseIsNamed() throws IOException {
    assertThat(reports("fires-on-lower-case"))
        .containsExactly(
            "[<!-- cg-exclusion:begin id=lamp-oil -->] This exclusion marker is written with other"
                + " letters and does not count. Expected <!-- CG-EXCLUSION:BEGIN id=name --> or"
                + " END, alone on its line.",
            "[<!-- cg-exclusion:end id=lamp-oil -->] This exclusion marker is written with other"
                + " letters and does not count. Expected <!-- CG-EXCLUSION:BEGIN id=name --> or"
                + " END, alone on its line.");
  }

  @Test
  void blanksAndQuotesAreNamed() throws IOException {
    assertThat(reports("fires-on-missing-blanks-and-quotes"))
        .containsExactly(
            "[> <!--CG-EXCLUSION:BEGIN id=\"lamp-oil\"-->] This exclusion marker is written with"
                + " other blanks or signs and does not count. Expected <!-- CG-EXCLUSION:BEGIN"
                + " id=name --> or END, alone on its line.",
            "[> <!-- CG-EXCLUSION: END id=lamp-oil -->] This exclusion marker is written with other"
                + " blanks or signs and does not count. Expected <!-- CG-EXCLUSION:BEGIN id=name"
                + " --> or END, alone on its line.");
  }

  @Test
  void otherTextIsNamed() throws IOException {
    assertThat(reports("fires-on-other-text"))
        .containsExactly(
            "[Oil: <!-- CG-EXCLUSION:BEGIN id=lamp-oil --> what oil? <!-- CG-EXCLUSION:END"
                + " id=lamp-oil -->] This exclusion marker shares its line with other text and does"
                + " not count. Expected <!-- CG-EXCLUSION:BEGIN id=name --> or END, alone on its"
                + " line.");
  }

  @Test
  void attributeIsNamed() throws IOException {
    assertThat(reports("fires-on-an-attribute"))
        .containsExactly(
            "[<!-- CG-EXCLUSION:BEGIN id=lamp-oil reason=\"old\" -->] This exclusion marker has"
                + " something other than one valid id and does not count. Expected <!--"
                + " CG-EXCLUSION:BEGIN id=name --> or END, alone on its line.");
  }
}

package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ESt08Test extends RuleFixtures {

  @Test
  void eachFurtherMarkerIsCounted() throws IOException {
    assertThat(reports("fires-on-three"))
        .containsExactly(
            "[<!-- CLARITY_GATE_END -->] This is end marker 2 of 3; the document ends at the first,"
                + " on line 18.",
            "[<!-- CLARITY_GATE_END -->] This is end marker 3 of 3; the document ends at the first,"
                + " on line 18.");
  }

  @Test
  void otherCutOfOlderToolsIsNamed() throws IOException {
    assertThat(reports("fires-with-an-earlier-example"))
        .containsExactly(
            "[<!-- CLARITY_GATE_END -->] This is end marker 2 of 2; the document ends at the first,"
                + " on line 22. Tools older than 2.1.3 end it on line 19, in fenced code.");
  }
}

package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ESt03Test extends RuleFixtures {

  @Test
  void missingFieldsAreReportedOneByOne() throws IOException {
    assertThat(reports("fires-on-three-missing"))
        .containsExactly(
            "[---] The front matter lacks the required field points-passed.",
            "[---] The front matter lacks the required field processed-by.",
            "[---] The front matter lacks the required field processed-date.");
  }

  @Test
  void nullAndBlankAreEmpty() throws IOException {
    assertThat(reports("fires-on-null-and-blank"))
        .containsExactly(
            "[null] The required field processed-date is empty.",
            "[\"  \"] The required field processed-by is empty.");
  }

  @Test
  void listIsNoValue() throws IOException {
    assertThat(reports("fires-on-a-list"))
        .containsExactly(
            "[[Harbour tools, Ida Berg]] The required field processed-by must hold one value, not a"
                + " list or further keys.");
  }
}

package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ERi01Test extends RuleFixtures {

  @Test
  void textInQuotesIsNamed() throws IOException {
    assertThat(reports("fires-on-a-text"))
        .containsExactly(
            "[\"true\"] rag-ingestable is the text \"true\" in quotes; expected true or false"
                + " without quotes.");
  }

  @Test
  void otherWordIsShown() throws IOException {
    assertThat(reports("fires-on-yes"))
        .containsExactly("[yes] rag-ingestable is \"yes\"; expected true or false without quotes.");
  }

  @Test
  void emptyFieldIsNamed() throws IOException {
    assertThat(reports("fires-on-nothing"))
        .containsExactly(
            "[rag-ingestable] rag-ingestable is empty; expected true or false without quotes.");
  }

  @Test
  void listIsNamed() throws IOException {
    assertThat(reports("fires-on-a-list"))
        .containsExactly(
            "[[true]] rag-ingestable is a list or further keys; expected true or false without"
                + " quotes.");
  }
}

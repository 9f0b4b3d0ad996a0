package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ESc05Test extends RuleFixtures {

  @Test
  void bothSidesAreShown() throws IOException {
    assertThat(reports("fires-on-both-words"))
        .containsExactly(
            "[CLEAR | REVIEWED] The front matter says UNCLEAR | PENDING, the status line says CLEAR"
                + " | REVIEWED; the front matter counts.");
  }

  @Test
  void onlyTheDifferingWordIsMarked() throws IOException {
    assertThat(reports("fires-on-the-second-word"))
        .containsExactly(
            "[REVIEWED] The front matter says CLEAR | PENDING, the status line says CLEAR |"
                + " REVIEWED; the front matter counts.");
  }
}

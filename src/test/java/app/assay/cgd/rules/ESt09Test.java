package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ESt09Test extends RuleFixtures {

  @Test
  void allTextBehindTheStatusLineIsMarked() throws IOException {
    assertThat(reports("fires-on-a-whole-chapter"))
        .containsExactly(
            "[## Prices\n\n"
                + "The ferry costs 4 euros.] Only white space may follow the status line, but \"##"
                + " Prices\" does; the hash does not cover it.");
  }

  @Test
  void lateStatusLineIsTheStatusLine() throws IOException {
    assertThat(reports("fires-after-a-late-status-line"))
        .containsExactly(
            "[More.] Only white space may follow the status line, but \"More.\" does; the hash does"
                + " not cover it.");
  }
}

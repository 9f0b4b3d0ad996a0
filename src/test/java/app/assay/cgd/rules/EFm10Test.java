package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EFm10Test extends RuleFixtures {

  @Test
  void wholeValueIsMarked() throws IOException {
    assertThat(reports("fires-on-a-folded-block"))
        .containsExactly(
            "[>-\r\n"
                + "  0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef]"
                + " document-sha256 takes more than one line; other tools may hash the rest of it"
                + " or find no hash.");
  }
}

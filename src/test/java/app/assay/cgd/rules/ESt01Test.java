package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ESt01Test extends RuleFixtures {

  @Test
  void messageIsTheReadersReason() throws IOException {
    assertThat(reports("fires-on-broken-indentation"))
        .containsExactly(
            "[t] This is not YAML: expected <block end>, but found '<block mapping start>'.");
  }
}

package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class EEx10Test extends RuleFixtures {

  @Test
  void singleValueIsNamed() throws IOException {
    assertThat(reports("fires-on-a-single-value"))
        .containsExactly(
            "[lamp-oil] exceptions-ids must be a list of ids, but it is a single value.");
  }

  @Test
  void mappingIsNamed() throws IOException {
    assertThat(reports("fires-on-a-mapping"))
        .containsExactly(
            "[{lamp-oil: yes}] exceptions-ids must be a list of ids, but it is a set of keys.");
  }

  @Test
  void numberNeedsQuotes() throws IOException {
    assertThat(reports("fires-on-a-number"))
        .containsExactly(
            "[2024] exceptions-ids has 2024 without quotes, which YAML does not read as text.");
  }

  @Test
  void badIdIsShown() throws IOException {
    assertThat(reports("fires-on-a-blank-in-an-id"))
        .containsExactly(
            "[lamp oil] exceptions-ids has \"lamp oil\", which is no id: letters, digits, dots,"
                + " hyphens and underscores, at most 64, the first a letter or digit.");
  }

  @Test
  void nestedListIsNamed() throws IOException {
    assertThat(reports("fires-on-a-nested-list"))
        .containsExactly("[[ferry]] An entry of exceptions-ids must be an id, not a list or keys.");
  }
}

package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GatheredTest {

  private static final String RULES =
      """
      ## The rules

      - Lamps are trimmed at dusk.
      - Oil is drawn by two.
      - The log is signed.

      """;

  @Test
  void aCountIsHeldAgainstTheListThatBearsItsName() {
    assertThat(found(1)).isTrue();
    assertThat(found(20)).isTrue();
  }

  @Test
  void aNameThatManyListsBearIsTakenForNone() {
    assertThat(found(21)).isFalse();
  }

  private static boolean found(int lists) {
    return PointRun.findings(RULES.repeat(lists) + "## Watch\n\nThis station sets four rules.\n")
        .stream()
        .anyMatch(f -> f.rule().id().equals("P5-LIST"));
  }
}

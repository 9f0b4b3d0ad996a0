package app.assay.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FenceStateTest {

  @ParameterizedTest
  @ValueSource(strings = {"```", "~~~", "   ```", "```java", "``` a ` b", "`````", "~~~ `x`"})
  void fenceOpens(String line) {
    FenceState state = new FenceState();

    assertThat(state.accept(line)).isTrue();
    assertThat(state.isOpen()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "``", "~~", "    ```", "\t```", "a```", "   ", "> ```", "- ```", "`~`"})
  void fenceDoesNotOpen(String line) {
    FenceState state = new FenceState();

    assertThat(state.accept(line)).isFalse();
    assertThat(state.isOpen()).isFalse();
  }

  @Test
  void sameCharacterAtLeastAsLongCloses() {
    assertThat(trace("````", "```", "text", "````", "text")).isEqualTo("Foof.");
    assertThat(trace("```", "`````")).isEqualTo("Ff");
  }

  @Test
  void otherCharacterDoesNotClose() {
    assertThat(trace("```", "~~~", "```")).isEqualTo("Fof");
  }

  @Test
  void closingFenceMayBeFollowedByAnything() {
    assertThat(trace("```", "``` still here")).isEqualTo("Ff");
  }

  @Test
  void indentedFourDoesNotClose() {
    assertThat(trace("```", "    ```", "   ```")).isEqualTo("Fof");
  }

  @Test
  void closedFenceCanOpenAgain() {
    assertThat(trace("```", "```", "~~~", "```", "~~~")).isEqualTo("FfFof");
  }

  @Test
  void partOfATextIsReadAsALine() {
    FenceState state = new FenceState();

    assertThat(state.accept("ab```cd", 2, 5)).isTrue();
    assertThat(new FenceState().accept("ab```cd", 2, 4)).isFalse();
  }

  /// F opens, f closes, o is inside, a dot is outside.
  private static String trace(String... lines) {
    FenceState state = new FenceState();
    return Stream.of(lines)
        .map(
            line -> {
              boolean fence = state.accept(line);
              return fence ? (state.isOpen() ? "F" : "f") : (state.isOpen() ? "o" : ".");
            })
        .collect(Collectors.joining());
  }
}

package app.assay.ui.action;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyStrokeTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "ctrl+shift+a, Ctrl+Shift+A",
        "Shift+Ctrl+a, Ctrl+Shift+A",
        "f2, F2",
        "alt+enter, Alt+Enter",
        "esc, Esc",
        "Alt+left, Alt+Left",
        "Ctrl++, Ctrl++",
        "\"Ctrl+,\", \"Ctrl+,\"",
      })
  void keyHasOneSpelling(String written, String text) {
    assertThat(KeyStroke.parse(written)).contains(new KeyStroke(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Ctrl", "Ctrl+", "Hyper+A", "Ctrl+Ctrl+A", "F13", "Ctrl+Banana"})
  void whatIsNoKeyIsRefused(String written) {
    assertThat(KeyStroke.parse(written)).isEmpty();
  }

  @Test
  void capsStandApart() {
    assertThat(new KeyStroke("Ctrl+Shift+A").caps()).isEqualTo("Ctrl Shift A");
    assertThat(new KeyStroke("Ctrl++").caps()).isEqualTo("Ctrl +");
  }
}

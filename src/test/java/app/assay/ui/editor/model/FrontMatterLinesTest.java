package app.assay.ui.editor.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FrontMatterLinesTest {

  private static int count(String text) {
    return FrontMatterLines.count(new TextBuffer(text));
  }

  @Test
  void linesThroughTheClosingDelimiterCount() {
    assertThat(count("---\r\na: 1\r\n---\r\nText")).isEqualTo(3);
  }

  @Test
  void textWithoutDelimiterHasNone() {
    assertThat(count("Text\n---\n---\n")).isZero();
  }

  @Test
  void openFrontMatterIsNotFolded() {
    assertThat(count("---\na: 1\n")).isZero();
  }
}

package app.assay.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextEditTest {

  @Test
  void noEditsChangeNothing() {
    assertThat(TextEdit.apply("a\r\nb", List.of())).isEqualTo("a\r\nb");
  }

  @Test
  void editsSpeakOfTheOriginalText() {
    assertThat(
            TextEdit.apply(
                "one two three",
                List.of(
                    new TextEdit(new Span(8, 13), "3"),
                    new TextEdit(new Span(0, 3), "first"),
                    TextEdit.delete(new Span(3, 7)))))
        .isEqualTo("first 3");
  }

  @Test
  void insertionsAtOneOffsetKeepTheirOrder() {
    assertThat(
            TextEdit.apply(
                "ab",
                List.of(TextEdit.insert(1, "1"), TextEdit.insert(1, "2"), TextEdit.insert(1, "3"))))
        .isEqualTo("a123b");
  }

  @Test
  void insertionStandsBeforeAReplacementAtItsOffset() {
    assertThat(
            TextEdit.apply(
                "abc", List.of(new TextEdit(new Span(1, 2), "X"), TextEdit.insert(1, "+"))))
        .isEqualTo("a+Xc");
  }

  @Test
  void touchingEditsDoNotOverlap() {
    assertThat(
            TextEdit.apply(
                "abcd",
                List.of(new TextEdit(new Span(0, 2), "1"), new TextEdit(new Span(2, 4), "2"))))
        .isEqualTo("12");
  }

  @Test
  void overlappingEditsAreAFaultOfTheProgram() {
    List<TextEdit> edits =
        List.of(new TextEdit(new Span(0, 3), ""), new TextEdit(new Span(2, 4), ""));

    assertThatThrownBy(() -> TextEdit.apply("abcd", edits))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("edits overlap at offset 2");
  }

  @Test
  void insertionInsideAReplacementIsAFaultOfTheProgram() {
    List<TextEdit> edits = List.of(new TextEdit(new Span(0, 3), ""), TextEdit.insert(1, "x"));

    assertThatThrownBy(() -> TextEdit.apply("abcd", edits))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void orderOfTheListDoesNotMatterForSeparateSpans(long seed) {
    Random random = new Random(seed);
    for (int n = 0; n < 500; n++) {
      StringBuilder text = new StringBuilder();
      StringBuilder expected = new StringBuilder();
      List<TextEdit> edits = new ArrayList<>();
      for (int i = random.nextInt(6); i >= 0; i--) {
        String kept = "k".repeat(random.nextInt(1, 4));
        String gone = "g".repeat(random.nextInt(4));
        String come = "c".repeat(random.nextInt(4));
        text.append(kept);
        expected.append(kept).append(come);
        edits.add(new TextEdit(new Span(text.length(), text.length() + gone.length()), come));
        text.append(gone);
      }
      Collections.shuffle(edits, random);

      assertThat(TextEdit.apply(text, edits)).isEqualTo(expected.toString());
    }
  }
}

package app.assay.points.reading;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TokenEdgesTest {

  @ParameterizedTest
  @ValueSource(strings = {"Twelve boats", "x", "“one two three four”", "`code`", "!"})
  void whatStandsBesideTheFirstAndTheLastTokenIsEmpty(String text) {
    Tokens tokens = read(text);
    for (int i = 1; i <= Tokens.EDGE; i++) {
      for (int edge : List.of(-i, tokens.count() - 1 + i)) {
        assertThat(tokens.text(edge)).isEmpty();
        assertThat(tokens.lower(edge)).isEmpty();
        assertThat(tokens.classes(edge)).isZero();
        assertThat(tokens.word(edge)).isZero();
        assertThat(tokens.is(edge, TokenClass.WORD)).isFalse();
        assertThat(tokens.is(edge, '.')).isFalse();
        assertThat(tokens.isWord(edge, "of")).isFalse();
        assertThat(tokens.isOneOf(edge, WordLists.words("date-label"))).isFalse();
        assertThat(tokens.isQuoted(edge)).isFalse();
        assertThat(tokens.isLight(edge)).isTrue();
        assertThat(tokens.stem(edge)).isZero();
        assertThat(tokens.value(edge)).isNaN();
        assertThat(tokens.content(edge)).isZero();
        assertThat(tokens.span(edge, edge + 1).length()).isZero();
      }
    }
    assertThat(tokens.span(-1, 0)).isEqualTo(Span.at(0));
    assertThat(tokens.end(tokens.count())).isEqualTo(tokens.text().length());
  }

  /// The arrays in which a longer block was read are read into again.
  @ParameterizedTest
  @ValueSource(ints = {1, 20, 400})
  void nothingOfTheBlockBeforeStandsThere(int words) {
    Tokens tokens = read("word ".repeat(words) + "\n\n# Two\n\nThree", 2);
    assertThat(tokens.text(0)).isEqualTo("Three");
    assertThat(tokens.text(1)).isEmpty();
    assertThat(tokens.stem(1)).isZero();
  }

  private static Tokens read(String text) {
    return read(text, 0);
  }

  private static Tokens read(String text, int block) {
    return new DocumentReader(Lexicon.load())
        .read(text, new LineIndex(text), List.of())
        .blocks()
        .get(block)
        .reading()
        .tokens();
  }
}

package app.assay.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineIndexTest {

  @Test
  void emptyTextIsOneEmptyLine() {
    assertThat(lines("")).containsExactly("");
    assertThat(new LineIndex("").position(0)).isEqualTo(new Position(1, 1));
  }

  @Test
  void eachLineEndingEndsALine() {
    assertThat(lines("a\nb\r\nc\rd")).containsExactly("a", "b", "c", "d");
  }

  @Test
  void finalLineBreakLeavesAnEmptyLine() {
    assertThat(lines("a\r\n")).containsExactly("a", "");
  }

  @Test
  void lfBeforeCrAreTwoLineBreaks() {
    assertThat(lines("a\n\rb")).containsExactly("a", "", "b");
  }

  @Test
  void twoCrBeforeLfAreTwoLineBreaks() {
    assertThat(lines("a\r\r\nb")).containsExactly("a", "", "b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\u0085", "\u2028", "\u2029", "\u000B", "\f", "\u001C", "\u001D", "\u001E"})
  void otherSeparatorsStayInsideTheirLine(String separator) {
    assertThat(lines("a" + separator + "b\nc")).containsExactly("a" + separator + "b", "c");
  }

  @Test
  void wholeLineHoldsItsLineBreak() {
    LineIndex index = new LineIndex("a\r\nbc\rd");

    assertThat(index.whole(0)).isEqualTo(new Span(0, 3));
    assertThat(index.whole(1)).isEqualTo(new Span(3, 6));
    assertThat(index.whole(2)).isEqualTo(new Span(6, 7));
    assertThat(index.content(1)).isEqualTo(new Span(3, 5));
  }

  @Test
  void columnsCountUtf16Units() {
    assertThat(new LineIndex("x\n\ud83d\ude00!").position(4)).isEqualTo(new Position(2, 3));
  }

  @Test
  void bothCharactersOfCrLfBelongToTheLineTheyEnd() {
    LineIndex index = new LineIndex("a\r\nb");

    assertThat(index.position(1)).isEqualTo(new Position(1, 2));
    assertThat(index.position(2)).isEqualTo(new Position(1, 3));
    assertThat(index.position(3)).isEqualTo(new Position(2, 1));
    assertThat(index.position(4)).isEqualTo(new Position(2, 2));
  }

  @Test
  void placesPastTheLineOrTextAreClamped() {
    LineIndex index = new LineIndex("ab\ncd");

    assertThat(index.offset(new Position(1, 99))).isEqualTo(2);
    assertThat(index.offset(new Position(99, 1))).isEqualTo(3);
    assertThat(index.offset(new Position(0, 0))).isZero();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void linesCoverTheTextAndPositionsComeBack(long seed) {
    Random random = new Random(seed);
    for (int n = 0; n < 500; n++) {
      StringBuilder text = new StringBuilder();
      random.ints(random.nextInt(40), 0, 4).forEach(i -> text.append("\r\nx\u2028".charAt(i)));
      LineIndex index = new LineIndex(text);

      StringBuilder all = new StringBuilder();
      for (int line = 0; line < index.count(); line++) {
        all.append(index.whole(line).in(text));
        assertThat(index.line(line)).doesNotContain("\r", "\n");
      }
      assertThat(all.toString()).isEqualTo(text.toString());
      assertThat(lines(text.toString()))
          .isEqualTo(List.of(text.toString().split("\r\n|\r|\n", -1)));
      for (int offset = 0; offset <= text.length(); offset++) {
        int line = index.lineAt(offset);
        assertThat(index.start(line)).isLessThanOrEqualTo(offset);
        if (offset <= index.content(line).end()) {
          assertThat(index.offset(index.position(offset))).isEqualTo(offset);
        }
      }
    }
  }

  private static List<String> lines(String text) {
    LineIndex index = new LineIndex(text);
    return IntStream.range(0, index.count()).mapToObj(index::line).toList();
  }
}

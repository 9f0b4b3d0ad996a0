package app.assay.ui.editor.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TextBufferTest {

  @Test
  void linesAgreeWithTheLineIndexAfterAnyEdit() {
    Random random = new Random(7);
    String alphabet = "ab\r\n\r\n\u2028";
    TextBuffer buffer = new TextBuffer("a\r\nb\rc\n");
    StringBuilder expected = new StringBuilder(buffer.text());
    for (int i = 0; i < 5_000; i++) {
      int from = random.nextInt(expected.length() + 1);
      int to = Math.min(expected.length(), from + random.nextInt(4));
      StringBuilder with = new StringBuilder();
      for (int k = random.nextInt(4); k > 0; k--) {
        with.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      buffer.replace(new Span(from, to), with.toString());
      expected.replace(from, to, with.toString());
      LineIndex index = new LineIndex(expected.toString());
      assertThat(buffer.text()).isEqualTo(expected.toString());
      assertThat(buffer.lineCount()).isEqualTo(index.count());
      for (int line = 0; line < index.count(); line++) {
        assertThat(buffer.line(line)).isEqualTo(index.content(line));
      }
    }
  }

  @Test
  void insertionBetweenCarriageReturnAndLineFeedMakesTwoLines() {
    TextBuffer buffer = new TextBuffer("a\r\nb");
    buffer.replace(Span.at(2), "x");
    assertThat(buffer.lineCount()).isEqualTo(3);
    assertThat(buffer.line(1)).isEqualTo(new Span(2, 3));
  }

  @Test
  void changeKnowsWhatWentAndWhichLinesItTouched() {
    TextBuffer buffer = new TextBuffer("one\ntwo\nthree\n");
    TextBuffer.Edited edited = buffer.replace(new Span(4, 8), "2\n2\n");
    assertThat(edited.change()).isEqualTo(new Change(4, "two\n", "2\n2\n"));
    assertThat(edited.firstLine()).isZero();
    assertThat(edited.oldLines()).isEqualTo(3);
    assertThat(edited.newLines()).isEqualTo(4);
  }
}

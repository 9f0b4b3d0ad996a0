package app.assay.ui.documents;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.LineEnding;
import app.assay.text.TextEdit;
import app.assay.ui.editor.model.TextBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AllowingTest {

  /// In the texts `/` is a line break and `@` where the finding is.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "One.//Two @will.;One.//#Two will.",
        "# Plan/A line/and @will.;# Plan/#A line/and will.",
        "- one/- @two;- one/#- two",
        "- one/  goes @on;#- one/  goes on",
        "3. one/4. @two;3. one/#4. two",
        "|a|/|-|/|@b|;#|a|/|-|/|b|",
        "---/x: 1/---/Sales @will;---/x: 1/---/#Sales will",
        "# Will @it;#=Will it"
      })
  void commentStandsBeforeTheBlock(String before, String after) {
    String marked = before.replace('/', '\n');
    int offset = marked.indexOf('@');
    String text = marked.replace("@", "");
    TextEdit edit = Allowing.of(new TextBuffer(text), LineEnding.LF, "P2-WILL", offset, "agreed");
    String changed = TextEdit.apply(text, List.of(edit));
    String comment = "<!-- assay: allow P2-WILL reason=\"agreed\" -->\n";
    String expected = after.equals("#=Will it") ? "\u0001# Will it" : mark(after);
    assertThat(changed).isEqualTo(expected.replace("\u0001", comment));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "\t", "\"\"", "--", "\u2026"})
  void reasonWithoutAWordIsNone(String reason) {
    assertThat(Allowing.objection(reason)).contains("allow.none");
  }

  @ParameterizedTest
  @ValueSource(strings = {"agreed --> really", "see <!-- here"})
  void reasonCannotEndTheComment(String reason) {
    assertThat(Allowing.objection(reason)).contains("allow.comment");
  }

  @Test
  void reasonIsWrittenOnOneLineWithoutDoubleQuotationMarks() {
    TextEdit edit =
        Allowing.of(new TextBuffer("It will.\n"), LineEnding.CRLF, "P2-WILL", 3, " a\n\"b\"  c ");
    assertThat(Allowing.objection(" a\n\"b\"  c ")).isEmpty();
    assertThat(edit.replacement())
        .isEqualTo("<!-- assay: allow P2-WILL reason=\"a 'b' c\" -->\r\n");
  }

  /// The first `#` that is no heading's is where the comment shall be.
  private static String mark(String after) {
    String text = after.replace('/', '\n');
    int at = 0;
    while (text.charAt(at) != '#' || text.startsWith("# ", at)) {
      at++;
    }
    return text.substring(0, at) + "\u0001" + text.substring(at + 1);
  }
}

package app.assay.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WhiteSpaceTest {

  @Test
  void exactly29CodePointsAreWhiteSpace() {
    List<String> found =
        IntStream.rangeClosed(0, 0x10FFFF)
            .filter(WhiteSpace::is)
            .mapToObj("%04X"::formatted)
            .toList();

    assertThat(found)
        .containsExactly(
            "0009", "000A", "000B", "000C", "000D", "001C", "001D", "001E", "001F", "0020", "0085",
            "00A0", "1680", "2000", "2001", "2002", "2003", "2004", "2005", "2006", "2007", "2008",
            "2009", "200A", "2028", "2029", "202F", "205F", "3000");
  }

  @Test
  void zeroWidthCharactersAndTheByteOrderMarkAreText() {
    assertThat(WhiteSpace.isBlank("\u200B")).isFalse();
    assertThat(WhiteSpace.isBlank("\uFEFF")).isFalse();
    assertThat(WhiteSpace.isBlank("\u180E")).isFalse();
  }

  @Test
  void bothEndsAreStripped() {
    assertThat(WhiteSpace.strip("\u3000\u001C a b\u0085\r\n")).isEqualTo("a b");
  }

  @Test
  void onlyTheEndIsStripped() {
    assertThat(WhiteSpace.stripTrailing(" a \u00A0")).isEqualTo(" a");
  }

  @Test
  void strippedSpanIsInTheOriginalText() {
    assertThat(WhiteSpace.strip("ab  cd  ef", new Span(2, 8))).isEqualTo(new Span(4, 6));
  }

  @Test
  void blankSpanStripsToItsStart() {
    assertThat(WhiteSpace.strip("a   b", new Span(1, 4))).isEqualTo(new Span(1, 1));
  }

  @Test
  void runsCollapseToOneBlank() {
    assertThat(WhiteSpace.collapse("\t a \u2028\n b\u00A0\u00A0c ")).isEqualTo("a b c");
    assertThat(WhiteSpace.collapse(" \n\t")).isEmpty();
  }

  @Test
  void tabCountsOneInIndentation() {
    assertThat(WhiteSpace.indentation(" \t\u3000x ")).isEqualTo(3);
  }
}

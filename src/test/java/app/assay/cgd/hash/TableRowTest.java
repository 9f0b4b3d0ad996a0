package app.assay.cgd.hash;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class TableRowTest {

  static Stream<Arguments> rows() {
    return Stream.of(
        Arguments.of("| a | b |", List.of("a", "b")),
        Arguments.of("a | b", List.of("a", "b")),
        Arguments.of("| a \\| b | c |", List.of("a \\| b", "c")),
        Arguments.of("| a \\\\| b |", List.of("a \\\\", "b")),
        Arguments.of("| a \\\\\\| b |", List.of("a \\\\\\| b")),
        Arguments.of("  | a |", List.of("", "a")),
        Arguments.of("| a | ", List.of("a", "")),
        Arguments.of("| a \\|", List.of("a \\")),
        Arguments.of("||", List.of("")),
        Arguments.of("|", List.of("")),
        Arguments.of("", List.of("")),
        Arguments.of("|||", List.of("", "")),
        Arguments.of("|\u00a0a\u3000|", List.of("a")));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void rowIsSplitIntoCells(String row, List<String> cells) {
    assertThat(TableRow.split(row)).extracting(TableRow.Cell::text).isEqualTo(cells);
  }

  @Test
  void cellKnowsWhereItsTextStands() {
    assertThat(TableRow.split("| ab |  c\\|d|"))
        .extracting(TableRow.Cell::span)
        .containsExactly(new Span(2, 4), new Span(8, 12));
  }

  @Test
  void emptyCellStandsAfterItsPipe() {
    assertThat(TableRow.split("| a |   |"))
        .extracting(TableRow.Cell::span)
        .containsExactly(new Span(2, 3), Span.at(5));
  }

  @Test
  void splittingStopsAtTheLimit() {
    assertThat(TableRow.split("|a|b|c|", 2))
        .extracting(TableRow.Cell::text)
        .containsExactly("a", "b");
  }

  @ParameterizedTest
  @CsvSource({
    "A \\| B, A \\| B",
    "A | B, A \\| B",
    "A \\| B | C, A \\| B \\| C",
    "A \\\\| B, A \\\\\\| B",
    "no pipe, no pipe"
  })
  void pipesAreEscapedOnce(String text, String escaped) {
    assertThat(TableRow.escapePipes(text)).isEqualTo(escaped);
    assertThat(TableRow.escapePipes(escaped)).isEqualTo(escaped);
  }

  @Test
  void escapedTextIsOneCell() {
    String cell = TableRow.escapePipes("a | b \\\\| c \\| d");
    assertThat(TableRow.split("| " + cell + " |"))
        .extracting(TableRow.Cell::text)
        .containsExactly(cell);
  }
}

package app.assay.points.reading;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import java.util.List;
import java.util.Optional;

/// The column of a table that gives the unit of each row: "| Supply current | 5.1 | 6.6 | mA |".
final class UnitColumn {

  private static final WordSet TITLES = WordLists.words("unit-column");

  private static final int NONE = -1;

  private static final String SIGNS = "$€£¥";

  private final Tokens tokens;
  private final List<TableReading.Cell> header;
  private final int column;

  private UnitColumn(Tokens tokens, List<TableReading.Cell> header, int column) {
    this.tokens = tokens;
    this.header = header;
    this.column = column;
  }

  /// @param header the cells over the columns
  static UnitColumn of(Tokens tokens, List<TableReading.Cell> header) {
    for (int i = 1; i < header.size(); i++) {
      TableReading.Cell cell = header.get(i);
      if (cell.to() - cell.from() == 1 && tokens.isOneOf(cell.from(), TITLES)) {
        return new UnitColumn(tokens, header, i);
      }
    }
    return new UnitColumn(tokens, header, NONE);
  }

  /// The currency of a column over which there is nothing but its sign.
  Optional<Unit> over(int number) {
    if (number >= header.size() || header.get(number).span().length() != 1) {
      return Optional.empty();
    }
    char sign = tokens.text().charAt(header.get(number).span().start());
    return SIGNS.indexOf(sign) < 0
        ? Optional.empty()
        : Optional.of(new Unit(String.valueOf(sign), 1));
  }

  /// What the row's cell in that column says, if it is a unit that is known.
  Optional<Unit> in(List<TableReading.Cell> row) {
    if (column == NONE || column >= row.size()) {
      return Optional.empty();
    }
    TableReading.Cell cell = row.get(column);
    if (cell.span().in(tokens.text()).equals("%")) {
      return Optional.of(new Unit("%", 1));
    }
    if (cell.to() - cell.from() != 1) {
      return Optional.empty();
    }
    String word = tokens.text(cell.from());
    Unit unit = Unit.of(word);
    return unit == null
        ? Optional.empty()
        : Optional.of(unit.raised(tokens.text(), tokens.end(cell.from())));
  }
}

package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.TableReading;

/// Tells of a table whether things are held against each other in it by numbers with units: "410 km
/// | 34 min | 900 kg". Whatever the headers call them, somebody has measured them, unless a header
/// says that they are set.
final class MeasuredMatrix {

  /// Fewer numbers in a column make no column of figures.
  private static final int FEWEST = 2;

  /// A cell with more words says more than a number with its unit.
  private static final int SHORT = 4;

  /// Units of what is found out with an instrument or a clock.
  private static final WordSet UNITS = WordLists.words("measured-unit");

  /// In a header they say that the numbers are set, agreed or given by the thing's make.
  private static final WordSet SET = WordLists.words("set-column");

  private MeasuredMatrix() {}

  static boolean is(BlockReading table) {
    TableReading reading = table.table().orElseThrow();
    if (reading.header().size() <= FEWEST || reading.rows().size() <= 1) {
      return false;
    }
    int[] units = new int[reading.header().size()];
    int[] numbers = new int[reading.header().size()];
    for (Sentence cell : table.sentences()) {
      Sentence.Cell place = cell.cell().orElseThrow();
      if (place.isHeader()) {
        if (isSet(cell)) {
          return false;
        }
      } else if (place.column() > 0 && place.column() < units.length) {
        units[place.column()] += isMeasured(cell) ? 1 : 0;
        numbers[place.column()] += isNumber(cell) ? 1 : 0;
      }
    }
    int measured = 0;
    int all = 0;
    for (int column = 1; column < units.length; column++) {
      measured += units[column] >= FEWEST ? 1 : 0;
      all += numbers[column] >= FEWEST ? 1 : 0;
    }
    return measured > 0 && all >= FEWEST;
  }

  /// The cell gives a number with such a unit, its own or its header's.
  static boolean isMeasured(Sentence cell) {
    if (!isNumber(cell)) {
      return false;
    }
    for (Quantity quantity : cell.quantities()) {
      if (quantity.from() == cell.from() && UNITS.contains(quantity.base())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNumber(Sentence cell) {
    return cell.has(TokenClass.NUM)
        && cell.words() <= SHORT
        && !cell.has(TokenClass.MONTH)
        && !cell.has(TokenClass.DATE)
        && !cell.has(TokenClass.YEAR);
  }

  private static boolean isSet(Sentence header) {
    if (header.hasAny(Cue.SETPOINT, Cue.DEMANDED, Cue.PLAN, Cue.NORMATIVE)) {
      return true;
    }
    for (int i = header.from(); i < header.to(); i++) {
      if (header.tokens().isOneOf(i, SET)) {
        return true;
      }
    }
    return false;
  }
}

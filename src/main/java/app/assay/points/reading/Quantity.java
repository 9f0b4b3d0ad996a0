package app.assay.points.reading;

import app.assay.text.Span;

/// A value in a text with what it is a value of.
///
/// @param sentence where it stands
/// @param from its first token, that of the number
/// @param to after the last token of the number, its unit and what is counted
/// @param low its value in the dimension's base unit; of a range the lower end
/// @param high the upper end of a range, otherwise the same
/// @param dimension what it measures: `#` for a count, `%`, a currency, `s`, `date`, with what it
///   is per, such as `kg/week`
/// @param bound whether it is the value itself or a bound of it
/// @param rough true when it says of itself that it is rounded
/// @param noun the stems of what is counted or measured, such as those of "display cases"
/// @param keys the stems of the other words of its clause; of a cell, those of its row and column
/// @param reach the stems of all words in reach: the sentence's
/// @param scope the years, months, names and ordinals that say which one is meant
public record Quantity(
    Sentence sentence,
    int from,
    int to,
    double low,
    double high,
    String dimension,
    Bound bound,
    boolean rough,
    StemSet noun,
    StemSet keys,
    StemSet reach,
    Scope scope) {

  /// Whether a value is meant exactly.
  public enum Bound {
    NONE,
    /// At most, up to, a limit.
    UPPER,
    /// At least, more than.
    LOWER
  }

  /// Its characters, counted from its block's start.
  public Span span() {
    return sentence.tokens().span(from, to);
  }

  public boolean isRange() {
    return low < high;
  }

  public boolean isCount() {
    return dimension.startsWith("#");
  }

  /// True for a day or the year of an event.
  public boolean isDate() {
    return dimension.equals("date") || dimension.equals("year");
  }

  /// True for a duration.
  public boolean isTime() {
    return dimension.equals("s") || dimension.equals("month");
  }

  /// What it measures, without what it is per.
  public String base() {
    int per = dimension.indexOf('/');
    return per < 0 ? dimension : dimension.substring(0, per);
  }

  /// True when both are per the same, or one is a cell whose header says it in words.
  public boolean isPerAs(Quantity other) {
    return dimension.equals(other.dimension)
        || (isInCell() && dimension.equals(base()))
        || (other.isInCell() && other.dimension.equals(other.base()));
  }

  public boolean isInCell() {
    return sentence.cell().filter(c -> c.column() > 0).isPresent();
  }
}

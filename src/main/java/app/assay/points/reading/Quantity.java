package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.text.Span;
import org.jspecify.annotations.Nullable;

/// A value in a text with what it is a value of. What stands around it is read when it is first
/// asked for. Belongs to one thread at a time.
public final class Quantity {

  /// A day without a year, a month or a year; see [Moment].
  static final String MOMENT = "moment";

  /// A time of day, in minutes since midnight.
  static final String CLOCK = "clock";

  /// How often, in hours from one time to the next.
  static final String RHYTHM = "rhythm";

  /// Of days of the week, see [Weekdays].
  static final String WEEKDAY = "weekday";

  /// A version from which on something works; see [VersionsNeeded].
  static final String RELEASE = "release";

  /// Before what a number is but a name of; see [NumbersOfNames].
  static final String NAMED = "name ";

  /// Before the letters of a scale on which something is rated; see [Ratings].
  static final String RATING = "rating ";

  private static final WordSet SCALES = WordLists.words("scales");

  private final Sentence sentence;
  private final int from;
  private final int to;
  private final double low;
  private final double high;
  private final String dimension;
  private final String base;
  private final StemSet noun;
  private final Around around;
  private final boolean loose;
  private @Nullable Bound bound;
  private @Nullable Boolean rough;
  private @Nullable StemSet keys;
  private @Nullable Scope scope;

  /// @param loose true for one that rules do not compare, see [LooseQuantities]
  Quantity(
      Sentence sentence,
      int from,
      int to,
      double low,
      double high,
      String dimension,
      StemSet noun,
      Around around,
      boolean loose) {
    this.sentence = sentence;
    this.from = from;
    this.to = to;
    this.low = low;
    this.high = high;
    this.dimension = dimension;
    this.noun = noun;
    int per = dimension.indexOf('/');
    this.base = per < 0 ? dimension : dimension.substring(0, per);
    this.around = around;
    this.loose = loose;
  }

  /// True for one that rules do not compare.
  public boolean isLoose() {
    return loose;
  }

  /// What its sentence says of it.
  interface Around {

    Bound bound();

    boolean isRough();

    StemSet keys();

    StemSet reach();

    Scope scope();
  }

  /// Whether a value is meant exactly.
  public enum Bound {
    NONE,
    /// At most, up to, a limit.
    UPPER,
    /// At least, more than.
    LOWER
  }

  /// Where it stands.
  public Sentence sentence() {
    return sentence;
  }

  /// Its first token, that of the number.
  public int from() {
    return from;
  }

  /// After the last token of the number, its unit and what is counted.
  public int to() {
    return to;
  }

  /// Its value in the dimension's base unit; of a range the lower end.
  public double low() {
    return low;
  }

  /// The upper end of a range, otherwise the same.
  public double high() {
    return high;
  }

  /// What it measures: `#` for a count, `%`, a currency, `s`, `date`, with what it is per, such as
  /// `kg/week`.
  public String dimension() {
    return dimension;
  }

  /// Whether it is the value itself or a bound of it.
  public Bound bound() {
    Bound known = bound;
    if (known == null) {
      known = around.bound();
      bound = known;
    }
    return known;
  }

  /// True when it says of itself that it is rounded.
  public boolean rough() {
    Boolean known = rough;
    if (known == null) {
      known = around.isRough();
      rough = known;
    }
    return known;
  }

  /// The stems of what is counted or measured, such as those of "display cases".
  public StemSet noun() {
    return noun;
  }

  /// The stems of the other words of its clause; of a cell, those of its row and column.
  public StemSet keys() {
    StemSet known = keys;
    if (known == null) {
      known = around.keys();
      keys = known;
    }
    return known;
  }

  /// The stems of all words in reach: the sentence's.
  public StemSet reach() {
    return around.reach();
  }

  /// The years, months, names and ordinals that say which one is meant.
  public Scope scope() {
    Scope known = scope;
    if (known == null) {
      known = around.scope();
      scope = known;
    }
    return known;
  }

  /// Its characters, counted from its block's start; with the small figure of "1,250 m³".
  public Span span() {
    Span span = sentence.tokens().span(from, to);
    boolean raised = Unit.isRaised(sentence.tokens().text(), span.end());
    return raised ? new Span(span.start(), span.end() + 1) : span;
  }

  /// The characters of its number alone, counted from its block's start, where one token or a share
  /// says it and words say what is counted; otherwise all of its characters.
  public Span number() {
    Tokens tokens = sentence.tokens();
    int next = from + 1;
    boolean alone =
        isCount() && !isRange() && next < to && isNumber(tokens, from) && !isNumber(tokens, next);
    return alone ? tokens.span(from, next) : share(span());
  }

  /// Of "60% of incoming nitrate" the share; all of what is no share in digits.
  private Span share(Span all) {
    String text = sentence.tokens().text();
    for (int i = all.start(); i < all.end() && !isRange(); i++) {
      char c = text.charAt(i);
      if (c == '%' && i > all.start()) {
        return new Span(all.start(), i + 1);
      }
      if (!Character.isDigit(c) && c != '.' && c != ',' && c != ' ') {
        return all;
      }
    }
    return all;
  }

  private static boolean isNumber(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.NUM)
        || !Double.isNaN(tokens.wordValue(token))
        || SCALES.contains(tokens.lower(token));
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

  /// True for a day, a month or a year, with or without what they are of.
  public boolean isMoment() {
    return isDate() || dimension.equals(MOMENT);
  }

  /// True for a time of day.
  public boolean isClock() {
    return dimension.equals(CLOCK);
  }

  /// True for a point in time: a moment or a time of day.
  public boolean isWhen() {
    return isMoment() || isClock();
  }

  /// True for a duration.
  public boolean isTime() {
    return dimension.equals("s") || dimension.equals("month");
  }

  /// True for how often something happens.
  public boolean isRhythm() {
    return dimension.equals(RHYTHM);
  }

  /// True for days of the week.
  public boolean isWeekday() {
    return dimension.equals(WEEKDAY);
  }

  /// True for the version from which on something works.
  public boolean isRelease() {
    return base.equals(RELEASE);
  }

  /// True for a number that is but a name.
  public boolean isName() {
    return base.startsWith(NAMED);
  }

  /// True for what something is rated.
  public boolean isRating() {
    return base.startsWith(RATING);
  }

  /// True for a sum in any currency.
  public boolean isMoney() {
    return Unit.isMoney(base);
  }

  /// What it measures, without what it is per.
  public String base() {
    return base;
  }

  /// True when both are per the same, or one is a cell whose header says it in words.
  public boolean isPerAs(Quantity other) {
    return dimension.equals(other.dimension)
        || (isInCell() && dimension.equals(base()))
        || (other.isInCell() && other.dimension.equals(other.base()));
  }

  public boolean isInCell() {
    return sentence.cell().isPresent() && sentence.cell().get().column() > 0;
  }
}

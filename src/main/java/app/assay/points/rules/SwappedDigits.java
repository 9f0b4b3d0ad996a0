package app.assay.points.rules;

import app.assay.points.reading.Quantity;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Unit;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Finds values that are the same but for two digits next to each other: "£1,846k" and a row
/// "Turnover | 1,864" of a table in thousands. So few numbers are like that by chance that what
/// they are of needs to be told by a word or two, in whatever unit they are written.
final class SwappedDigits {

  /// Digits without the zeros at either end: of fewer, many numbers are alike by chance.
  private static final int FEW = 3;

  /// Of so many hardly any.
  private static final int MANY = 4;

  /// More of a `long` cannot be told.
  private static final int MOST = 12;

  /// Numbers of the same digits in a text: more are a series.
  private static final int MOST_PLACES = 12;

  /// A word that is this rare names what a value is of.
  private static final double TELLING = 0.5;

  /// Two digits that change places change no value by more.
  private static final double FARTHEST = 9;

  /// The same of values of two powers of ten, as a logarithm: 19 and 91 are too rare to ask for.
  private static final double SLIP = 0.4;

  private final List<Stated> all;
  private final Words words;
  private final Tables tables;

  /// @param all the values of a text, each at its order
  SwappedDigits(List<Stated> all, Words words, Tables tables) {
    this.all = all;
    this.words = words;
    this.tables = tables;
  }

  private record Match(ValuePair pair, double weight) {}

  /// Adds those of which neither value is held against another one already.
  void addTo(List<Conflict> found) {
    Set<Span> taken = new HashSet<>();
    found.stream().filter(c -> c.isHeavy(true)).forEach(c -> taken.add(c.span()));
    for (ValuePair pair : find()) {
      Conflict.Place one = Conflict.Place.of(pair.one());
      Conflict.Place other = Conflict.Place.of(pair.other());
      if (!taken.contains(one.span()) && !taken.contains(other.span())) {
        found.add(Conflict.bySlip(one, other));
        found.add(Conflict.bySlip(other, one));
      }
    }
  }

  /// The pairs, of each value at most one, those that share most first. One that the text explains
  /// is chosen like any other, so that stating one brings up no third place.
  private List<ValuePair> find() {
    Buckets alike = new Buckets();
    for (Stated value : all) {
      String digits = digits(value.quantity());
      if (digits.length() >= FEW && digits.length() <= MOST) {
        alike.add(unordered(digits), value.order());
      }
    }
    List<Match> matches = new ArrayList<>();
    alike.each(MOST_PLACES, places -> match(places, matches));
    matches.sort(
        Comparator.comparingDouble((Match m) -> -m.weight())
            .thenComparingInt(m -> m.pair().one().order())
            .thenComparingInt(m -> m.pair().other().order()));
    Set<Integer> taken = new HashSet<>();
    List<ValuePair> pairs = new ArrayList<>();
    for (Match match : matches) {
      ValuePair pair = match.pair();
      if (!taken.contains(pair.one().order()) && !taken.contains(pair.other().order())) {
        taken.add(pair.one().order());
        taken.add(pair.other().order());
        pairs.add(pair);
      }
    }
    pairs.removeIf(ValuePair::isExplained);
    return pairs;
  }

  private void match(int[] places, List<Match> matches) {
    for (int i = 0; i < places.length; i++) {
      for (int k = i + 1; k < places.length; k++) {
        Stated a = all.get(places[i]);
        Stated b = all.get(places[k]);
        double weight = weight(a, b);
        if (weight > 0) {
          matches.add(new Match(new ValuePair(a, b), weight));
        }
      }
    }
  }

  /// How surely they are of one thing; 0 where nothing says so.
  private double weight(Stated a, Stated b) {
    String one = digits(a.quantity());
    if (!isSlip(one, digits(b.quantity())) || !mayBeOne(a, b)) {
      return 0;
    }
    StemSet common = Likeness.common(told(a), told(b));
    double shared = words.weight(common);
    boolean unit = a.quantity().base().equals(b.quantity().base());
    double ratio = Values.ratio(a.quantity(), b.quantity());
    boolean scale = ratio <= FARTHEST;
    boolean few = one.length() < MANY;
    boolean named = isNamed(a, b) || isNamed(b, a);
    if (!scale && !isThousands(ratio)) {
      return 0;
    }
    boolean like = few ? named || (unit && scale && shared >= TELLING) : named || shared > 0;
    return like ? shared + (unit ? 1 : 0) + (few ? 0 : 1) + (named ? 1 : 0) : 0;
  }

  /// One is written in thousands or millions of the other's unit.
  private static boolean isThousands(double ratio) {
    double power = Math.log10(ratio) / 3;
    return Math.abs(power - Math.rint(power)) * 3 <= SLIP;
  }

  /// The other says the whole label of a cell's row.
  private static boolean isNamed(Stated cell, Stated other) {
    StemSet label = cell.isCell() ? cell.label().without(Unit.STEMS) : StemSet.EMPTY;
    return !label.isEmpty() && label.isWithin(told(other));
  }

  private boolean mayBeOne(Stated a, Stated b) {
    boolean units =
        a.quantity().base().equals(b.quantity().base()) || isPlainCell(a) || isPlainCell(b);
    boolean cells = a.isInTable() && b.isInTable();
    return units
        && !cells
        && a.quantity().sentence() != b.quantity().sentence()
        && a.quantity().bound() == b.quantity().bound()
        && !Contrast.areOfTwo(a, b)
        && !tables.areOfOneRow(a, b)
        && !tables.arePartAndWhole(a, b)
        && !given(a, b)
        && !given(b, a);
  }

  private boolean given(Stated cell, Stated other) {
    return cell.isInTable() && tables.give(cell.block(), other.quantity());
  }

  /// Its unit stands over it, or nowhere.
  private static boolean isPlainCell(Stated value) {
    return value.isInTable() && value.head() == 0 && value.quantity().dimension().equals("#");
  }

  private static StemSet told(Stated value) {
    TellingWords telling = value.telling();
    StemSet told = telling.own().plus(telling.said());
    told = value.head() == 0 ? told : told.plus(StemSet.of(value.head()));
    return value.isTotal() ? told.plus(value.caption()) : told;
  }

  /// The digits as written, without zeros at either end; none of a date or range.
  private static String digits(Quantity quantity) {
    if (quantity.isWhen() || quantity.isRange() || quantity.isName() || quantity.isRelease()) {
      return "";
    }
    Span span = quantity.number();
    String text = quantity.sentence().tokens().text();
    StringBuilder digits = new StringBuilder();
    int last = 0;
    for (int i = span.start(); i < span.end(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9' && (c != '0' || !digits.isEmpty())) {
        digits.append(c);
        last = c == '0' ? last : digits.length();
      }
    }
    digits.setLength(last);
    return digits.toString();
  }

  private static long unordered(String digits) {
    long sum = 0;
    for (int i = 0; i < digits.length(); i++) {
      sum += 1L << 5 * (digits.charAt(i) - '0');
    }
    return sum;
  }

  /// The same but for two neighbours that change places.
  private static boolean isSlip(String one, String other) {
    if (one.length() != other.length() || one.equals(other)) {
      return false;
    }
    int at = 0;
    while (one.charAt(at) == other.charAt(at)) {
      at++;
    }
    return at + 1 < one.length()
        && one.charAt(at) == other.charAt(at + 1)
        && one.charAt(at + 1) == other.charAt(at)
        && one.regionMatches(at + 2, other, at + 2, one.length() - at - 2);
  }
}

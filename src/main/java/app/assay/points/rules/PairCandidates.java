package app.assay.points.rules;

import app.assay.points.reading.Moment;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// Which values of a text are held against each other by their weight: those that measure the same,
/// lie not far apart and share their noun or a word around them that few others do. Of a text with
/// many values only so many pairs are taken, those of the rarest words first.
final class PairCandidates {

  /// Keys of what is counted, beside those of words around it: under a title that speaks of vans
  /// all values of the text are near that word.
  private static final long OF_HEADS = 0x9E3779B97F4A7C15L;

  /// Values farther apart are of two things.
  private static final double FARTHEST = 5;

  /// A word of more values tells none of them apart.
  private static final int MOST_PLACES = 24;

  /// A word of more days is that of a calendar.
  private static final int MOST_MOMENTS = 6;

  /// Of so many values each is known by the words of its clause alone.
  private static final int MANY = 1000;

  /// Fewer digits are the same by chance.
  private static final int LARGE = 10000;

  private static final double MILLION = 1e6;

  /// A sum that is farther from a total is another one.
  private static final double OF_TOTAL = 1.25;

  private static final int MOST_PAIRS = 1500;

  /// Days take no other value's place.
  private static final int MOST_OF_MOMENTS = 500;

  /// A text of fewer values is but a note: it is not like those that were learned from, and what
  /// rules say of it stays.
  private static final int FEWEST = 8;

  private final List<Stated> all;
  private final PairSet seen = new PairSet();
  private final long firm;
  private int taken;

  /// @param all the values of a text, each at its order
  PairCandidates(List<Stated> all) {
    this.all = all;
    this.firm = all.stream().filter(s -> !s.quantity().isLoose()).count();
  }

  /// Takes two values, the first in the text first.
  interface Sink {

    void take(Stated a, Stated b);
  }

  void each(Sink out) {
    if (!areEnough()) {
      return;
    }
    each(byWord(false), MOST_PLACES, MOST_PAIRS, out);
    each(byWord(true), MOST_MOMENTS, taken + MOST_OF_MOMENTS, out);
  }

  /// @param places a word of more values tells none of them apart
  /// @param most so many pairs are taken at last
  private void each(Buckets byWord, int places, int most, Sink out) {
    List<int[]> buckets = new ArrayList<>();
    byWord.each(places, buckets::add);
    buckets.sort(
        Comparator.<int[]>comparingInt(b -> b.length)
            .thenComparingInt(b -> b[0])
            .thenComparingInt(b -> b[1]));
    for (int[] like : buckets) {
      for (int i = 0; i < like.length; i++) {
        for (int k = i + 1; k < like.length && taken < most; k++) {
          take(all.get(like[i]), all.get(like[k]), out);
        }
      }
    }
  }

  /// Whether pairs of this text are weighed at all.
  boolean areEnough() {
    return firm >= FEWEST;
  }

  /// @param moments true for days and times of day, which only what their own sentence says brings
  ///   together; false for all other values
  private Buckets byWord(boolean moments) {
    Buckets byWord = new Buckets();
    boolean many = firm > MANY;
    Set<String> currencies = moments ? Set.of() : currencies();
    for (Stated value : all) {
      if (value.quantity().isWhen() == moments) {
        StemSet words = words(value, moments, many);
        int base = measure(value.quantity()).hashCode();
        boolean bare = isBareTotal(value) || isBareMillions(value);
        for (int i = 0; i < words.size(); i++) {
          byWord.add(key(base, words.get(i)), value.order());
          if (bare) {
            for (String currency : currencies) {
              byWord.add(key(currency.hashCode(), words.get(i)), value.order());
            }
          }
        }
        if (value.head() != 0) {
          byWord.add(key(base, value.head()) * OF_HEADS, value.order());
        }
        long digits = LoneLikeness.plainDigits(value.quantity());
        if (digits != 0) {
          byWord.add(digits, value.order());
        }
      }
    }
    return byWord;
  }

  private static long key(int base, int stem) {
    return (long) base << Integer.SIZE ^ (stem & 0xffffffffL);
  }

  private Set<String> currencies() {
    Set<String> bases = new TreeSet<>();
    for (Stated value : all) {
      if (value.quantity().isMoney()) {
        bases.add(value.quantity().base());
      }
    }
    return bases;
  }

  /// A large total whose currency stands somewhere else.
  private static boolean isBareTotal(Stated value) {
    return value.isCell()
        && value.isTotal()
        && value.quantity().dimension().equals("#")
        && value.quantity().low() >= LARGE;
  }

  /// "A frame of 54 million", of which the reader knows the currency.
  private static boolean isBareMillions(Stated value) {
    Quantity quantity = value.quantity();
    return !value.isCell()
        && value.head() == 0
        && quantity.dimension().equals("#")
        && quantity.low() >= MILLION
        && quantity.to() - quantity.from() > 1;
  }

  private static StemSet words(Stated value, boolean moment, boolean many) {
    if (moment) {
      return value.own().plus(value.said()).plus(value.designations());
    }
    StemSet words = many ? value.own() : value.near();
    words = value.head() == 0 ? words : words.plus(StemSet.of(value.head()));
    return value.isTotal() ? words.plus(value.caption()) : words;
  }

  /// What only its like is held against.
  private static String measure(Quantity quantity) {
    return quantity.isMoment() ? "moment" : quantity.base();
  }

  /// Takes two values unless they were taken before or cannot be of one thing.
  void take(Stated one, Stated other, Sink out) {
    Stated a = one.order() < other.order() ? one : other;
    Stated b = a == one ? other : one;
    if (areLike(a, b)) {
      long pair = (long) a.order() << Integer.SIZE | b.order();
      if (!seen.has(pair)) {
        seen.add(pair);
        taken++;
        out.take(a, b);
      }
    }
  }

  /// Two values that may be of one thing and are not the same.
  static boolean areLike(Stated a, Stated b) {
    Quantity one = a.quantity();
    Quantity other = b.quantity();
    return (measure(one).equals(measure(other)) || isBare(a, b) || isBare(b, a))
        && areOther(one, other)
        && one.sentence() != other.sentence()
        && !(a.block() == b.block() && areOfOneTable(a, b));
  }

  /// Two cells, or a row's label and anything else that the table says.
  private static boolean areOfOneTable(Stated a, Stated b) {
    return (a.isCell() && b.isCell()) || a.isLabel() || b.isLabel();
  }

  /// A plain number in a cell and a sum of money whose digits are the same in another order, or
  /// which nearly is that of the row of totals; or millions of nothing and of a currency.
  private static boolean isBare(Stated cell, Stated other) {
    if (isBareMillions(cell)) {
      return other.quantity().isMoney();
    }
    return cell.isCell()
        && cell.quantity().dimension().equals("#")
        && other.quantity().isMoney()
        && other.quantity().low() >= LARGE
        && (LoneLikeness.isSwapped(cell.quantity(), other.quantity())
            || (cell.isTotal()
                && Values.ratio(cell.quantity().low(), other.quantity().low()) <= OF_TOTAL));
  }

  private static boolean areOther(Quantity one, Quantity other) {
    if (one.isMoment()) {
      return Moment.of(one).contradicts(Moment.of(other));
    }
    if (one.isRange() && other.isRange() && !one.isLoose() && !other.isLoose()) {
      return one.low() != other.low() || one.high() != other.high();
    }
    return !(one.low() <= other.high() && other.low() <= one.high())
        && (one.isClock()
            || one.isRhythm()
            || one.isWeekday()
            || Values.ratio(one.low(), other.low()) <= FARTHEST);
  }
}

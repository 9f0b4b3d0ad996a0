package app.assay.points.rules;

import app.assay.points.reading.Quantity;
import app.assay.points.reading.Scope;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Unit;
import app.assay.text.Span;

/// How surely two values of a dimension, close to each other and to no third, are of one thing.
/// That they are so close speaks for it; one rare word that both sentences say is enough beside it.
///
/// @param words how rare each word is
/// @param tables the values of the tables
record LoneLikeness(Words words, Tables tables) {

  /// So many digits are hardly the same by chance.
  private static final int EXACT = 3;

  /// Two digits that change places by a slip make hardly more of a number.
  private static final double SLIP = 1.35;

  double score(Stated a, Stated b) {
    if (a.isCell() && b.isCell()) {
      return 0;
    }
    if (Contrast.is(a, b)) {
      return 0;
    }
    boolean swapped = isSwapped(a.quantity(), b.quantity());
    if (!mayBeOne(a, b, swapped)) {
      return 0;
    }
    double ratio = Values.ratio(a.quantity(), b.quantity());
    StemSet shared =
        swapped && ratio <= SLIP && !a.isCell() && !b.isCell()
            ? Likeness.common(a.near(), b.near())
            : Likeness.common(words(a), words(b));
    shared = shared.without(Unit.STEMS);
    if (shared.isEmpty()) {
      return 0;
    }
    boolean named = isNamed(a, shared) && isNamed(b, shared);
    if (!named && !swapped) {
      return 0;
    }
    return 0.3
        + 0.45 * Math.min(2.5, words.weight(shared))
        + (swapped ? 0.8 : 0)
        + (ratio <= 1.13 ? 0.2 : 0)
        + Likeness.place(a, b)
        - Likeness.restriction(a, b)
        - (swapped ? 0 : Likeness.scope(a, b));
  }

  /// Of its sentence; of a cell also those over its table.
  private static StemSet words(Stated stated) {
    StemSet words = stated.said().plus(stated.own());
    return stated.isTotal() ? words.plus(stated.caption()) : words;
  }

  /// What is counted is named by the other as well.
  private static boolean isNamed(Stated stated, StemSet shared) {
    return stated.head() == 0
        || shared.contains(stated.head())
        || Synonyms.isUnspecific(stated.head());
  }

  private boolean mayBeOne(Stated a, Stated b, boolean swapped) {
    Quantity one = a.quantity();
    Quantity other = b.quantity();
    boolean given =
        (a.isCell() && tables.give(a.block(), other))
            || (b.isCell() && tables.give(b.block(), one));
    if (given || a.block() == b.block() || one.bound() != other.bound()) {
      return false;
    }
    return swapped ? isOfOneTime(one.scope(), other.scope()) : Likeness.mayBeOne(a, b);
  }

  private static boolean isOfOneTime(Scope one, Scope other) {
    return one.years().isEmpty()
        || other.years().isEmpty()
        || !one.years().isDisjoint(other.years());
  }

  /// 412,600 and 421,600: the same digits in another order.
  static boolean isSwapped(Quantity a, Quantity b) {
    long one = plainDigits(a);
    return one != 0 && one == plainDigits(b);
  }

  /// A number for the digits of a value, how many of them are decimals, and its dimension, whatever
  /// their order; 0 for few digits.
  static long digits(Quantity quantity) {
    long digits = plainDigits(quantity);
    return digits == 0 ? 0 : digits + quantity.base().hashCode();
  }

  /// The same, whatever the dimension.
  static long plainDigits(Quantity quantity) {
    if (quantity.isDate() || quantity.isRange()) {
      return 0;
    }
    Span span = quantity.span();
    String text = quantity.sentence().tokens().text();
    long digits = 0;
    int count = 0;
    int decimals = 0;
    boolean point = false;
    for (int i = span.start(); i < span.end(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit >= 0 && digit <= 9) {
        digits += 1L << (5 * digit);
        count++;
        decimals += point ? 1 : 0;
      }
      point |= text.charAt(i) == '.';
    }
    return count < EXACT ? 0 : 31 * (31 * digits + decimals);
  }
}

package app.assay.points.rules;

import app.assay.points.reading.Quantity;
import app.assay.points.reading.Scope;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Unit;
import java.util.Arrays;

/// How surely two values of a dimension, close to each other and to no third, are of one thing.
/// That they are so close speaks for it; one rare word that both sentences say is enough beside it.
///
/// @param words how rare each word is
/// @param tables the values of the tables
record LoneLikeness(Words words, Tables tables) {

  /// So many digits are hardly the same by chance.
  private static final int EXACT = 3;

  double score(Stated a, Stated b) {
    if (a.isCell() && b.isCell()) {
      return 0;
    }
    if (Likeness.isContrast(a, b)) {
      return 0;
    }
    boolean swapped = isSwapped(a.quantity(), b.quantity());
    if (!mayBeOne(a, b, swapped)) {
      return 0;
    }
    StemSet shared = Likeness.common(a.said().plus(a.own()), b.said().plus(b.own()));
    shared = shared.without(Unit.STEMS);
    if (shared.isEmpty()) {
      return 0;
    }
    boolean named = isNamed(a, shared) && isNamed(b, shared);
    if (!named && !swapped) {
      return 0;
    }
    double ratio = Values.ratio(a.quantity(), b.quantity());
    Likeness likeness = new Likeness(words, tables, 2);
    return 0.3
        + 0.45 * Math.min(2.5, words.weight(shared))
        + (swapped ? 0.8 : 0)
        + (ratio <= 1.13 ? 0.2 : 0)
        + Likeness.place(a, b)
        - likeness.restriction(a, b)
        - (swapped ? 0 : Likeness.scope(a, b));
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
    byte[] one = digits(a);
    return one.length >= EXACT && Arrays.equals(one, digits(b));
  }

  private static byte[] digits(Quantity quantity) {
    String text = quantity.span().in(quantity.sentence().tokens().text());
    byte[] digits = new byte[text.length()];
    int count = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        digits[count++] = (byte) c;
      }
    }
    byte[] sorted = Arrays.copyOf(digits, count);
    Arrays.sort(sorted);
    return sorted;
  }
}

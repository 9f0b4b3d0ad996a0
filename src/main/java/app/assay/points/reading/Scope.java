package app.assay.points.reading;

/// What says which of several like things a value belongs to.
///
/// @param years four digits
/// @param months months, days of a month, quarters
/// @param kinds ordinals, medians and maxima, before and after, old and planned
/// @param names names of people, places and products, and things with a number such as "tank 3"
public record Scope(StemSet years, StemSet months, StemSet kinds, StemSet names) {

  public static final Scope NONE =
      new Scope(StemSet.EMPTY, StemSet.EMPTY, StemSet.EMPTY, StemSet.EMPTY);

  /// True unless the two are told apart by a year, a month, a kind or a name.
  public boolean mayBeThatOf(Scope other) {
    boolean dated = !months.isEmpty() && !months.isDisjoint(other.months);
    return isSame(years, other.years, dated)
        && isSame(months, other.months, true)
        && isSame(kinds, other.kinds, false)
        && isSame(names, other.names, true);
  }

  /// The same without its years, for a table and its caption.
  public Scope timeless() {
    return new Scope(StemSet.EMPTY, StemSet.EMPTY, kinds, names);
  }

  private static boolean isSame(StemSet one, StemSet two, boolean oneMayBeSilent) {
    if (one.isEmpty() || two.isEmpty()) {
      return oneMayBeSilent || (one.isEmpty() && two.isEmpty());
    }
    return one.isWithin(two) || two.isWithin(one);
  }

  Scope plus(Scope other) {
    if (other == NONE || this == NONE) {
      return this == NONE ? other : this;
    }
    return new Scope(
        years.plus(other.years),
        months.plus(other.months),
        kinds.plus(other.kinds),
        names.plus(other.names));
  }
}

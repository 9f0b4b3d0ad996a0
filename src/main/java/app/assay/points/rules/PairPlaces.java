package app.assay.points.rules;

import app.assay.points.reading.Scope;
import app.assay.points.reading.Sentence;
import app.assay.points.rules.PairSink.ScopePart;

/// Where two values stand, and whether they are of one time, place and kind.
final class PairPlaces {

  private static final ScopePart YEARS = ScopePart.of("years");
  private static final ScopePart MONTHS = ScopePart.of("months");
  private static final ScopePart NAMES = ScopePart.of("names");
  private static final ScopePart KINDS = ScopePart.of("kinds");

  private PairPlaces() {}

  static void read(Stated a, Stated b, PairSink sink) {
    Scope one = a.quantity().scope();
    Scope other = b.quantity().scope();
    sink.scope(YEARS, one.years(), other.years());
    sink.scope(MONTHS, one.months(), other.months());
    sink.scope(NAMES, one.names(), other.names());
    sink.scope(KINDS, one.kinds(), other.kinds());
    sink.pair("kinds that differ", Kinds.areApart(one.kinds(), other.kinds()));
    boolean section = a.section() == b.section();
    sink.pair("same paragraph", a.block() == b.block());
    sink.pair("same section", section);
    sink.pair("numbered sections", !section && a.isNumbered() && b.isNumbered());
    boolean lists = a.listing() >= 0 && b.listing() >= 0;
    sink.pair("same list", lists && a.listing() == b.listing());
    sink.pair("two lists", lists && a.listing() != b.listing());
    sink.pair("next sentence", a.block() == b.block() && areNext(a, b));
  }

  private static boolean areNext(Stated a, Stated b) {
    Sentence one = a.quantity().sentence();
    Sentence other = b.quantity().sentence();
    return !a.quantity().isInCell() && (one.to() == other.from() || other.to() == one.from());
  }
}

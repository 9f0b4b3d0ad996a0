package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Scope;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;
import app.assay.points.reading.Unit;
import java.util.stream.Stream;

/// How surely a table's cell and a sentence give the value of one thing.
///
/// @param words how rare each word is
/// @param tables the values of the tables
record CellLikeness(Words words, Tables tables) {

  /// A total and its mention are seldom farther apart.
  private static final double NEAR = 1.3;

  /// Markers of a Source of Truth: `[VOLATILE]` says nothing of what is counted.
  private static final StemSet STALENESS =
      Stream.of("stable", "check", "volatile", "snapshot")
          .map(word -> StemSet.of(Synonyms.of(Stems.of(word))))
          .reduce(StemSet.EMPTY, StemSet::plus);

  /// Most pairs have no word in common; what looks at whole tables is asked last.
  double score(Stated cell, Stated prose) {
    double score = likeness(cell, prose);
    boolean agree =
        score >= Likeness.ENOUGH
            && (tables.give(cell.block(), prose.quantity()) || Sums.says(prose, cell.quantity()));
    return agree ? 0 : score;
  }

  private double likeness(Stated cell, Stated prose) {
    StemSet label = label(cell);
    StemSet header = cell.header();
    if (cell.head() != 0
        && prose.head() != 0
        && cell.head() != prose.head()
        && !Synonyms.isUnspecific(cell.head())) {
      return 0;
    }
    double total = cell.isTotal() ? total(cell, prose) : 0;
    if (total > 0) {
      return total;
    }
    boolean dated = isWithin(label, prose.near()) && isWithin(header, prose.near());
    if (label.isEmpty()
        || (cell.quantity().isDate()
            && !(Likeness.isEvent(prose) && (Likeness.isEvent(cell) || dated)))) {
      return 0;
    }
    boolean counted = prose.head() != 0 && cell.own().contains(prose.head());
    boolean named = counted || !prose.quantity().isCount() || prose.head() == 0;
    if (!named && !isUnspecific(header)) {
      return 0;
    }
    StemSet said = Likeness.common(label, prose.near());
    if (said.isEmpty()) {
      return 0;
    }
    boolean several = tables.likeColumns(cell.block(), cell.quantity()) > 1;
    boolean headed =
        header.isEmpty()
            || !header.isDisjoint(prose.near())
            || header.contains(prose.head())
            || Limits.areBoth(cell, prose);
    if (several && !headed && !isUnspecific(header)) {
      return 0;
    }
    double missing = words.weight(label.without(prose.near()));
    double score = 0.7 + 0.45 * Math.min(2.5, words.weight(said));
    score -= (counted && said.size() > 1 ? 0.4 : 0.8) * missing;
    score += counted ? 0.3 : named ? 0 : -0.3;
    score += several ? Math.min(0.6, 0.4 * words.weight(Likeness.common(header, prose.near()))) : 0;
    score += !header.isEmpty() && header.isWithin(prose.own()) ? 0.3 : 0;
    score += prose.isWhole() ? 0.2 : 0;
    score -= Likeness.common(label, prose.own()).isEmpty() ? 0.3 : 0;
    StemSet more = prose.modifiers().without(label).without(header);
    score -= more.isEmpty() ? 0 : 0.6;
    return score + Likeness.nearness(cell, prose) - Likeness.scope(cell, prose);
  }

  /// Of `poll_seconds` in backticks, the words without the unit.
  private static StemSet label(Stated cell) {
    boolean code =
        cell.quantity()
            .sentence()
            .cell()
            .flatMap(Sentence.Cell::label)
            .filter(l -> l.has(TokenClass.CODE))
            .isPresent();
    StemSet label = Implied.without(cell.label().without(STALENESS), cell.quantity());
    return code ? label.without(Unit.STEMS) : label;
  }

  private static boolean isWithin(StemSet words, StemSet all) {
    return !words.isEmpty() && words.isWithin(all);
  }

  /// The last row of a table and a sentence that counts what its column is headed by, or speaks of
  /// the column's time and the caption's thing.
  private double total(Stated cell, Stated prose) {
    Quantity value = cell.quantity();
    boolean counted = prose.head() != 0 && cell.header().contains(prose.head());
    Scope one = value.scope();
    Scope other = prose.quantity().scope();
    boolean timed =
        (!one.months().isEmpty() && !one.months().isDisjoint(other.months()))
            || (!one.years().isEmpty() && !one.years().isDisjoint(other.years()));
    StemSet said = Likeness.common(cell.caption(), prose.own());
    if (value.isDate()
        || Values.ratio(value, prose.quantity()) > NEAR
        || !((counted && prose.modifiers().isEmpty()) || (timed && !said.isEmpty()))) {
      return 0;
    }
    return 0.8
        + (timed ? 0.3 : 0)
        + 0.2 * Math.min(2, words.weight(said))
        + Likeness.nearness(cell, prose);
  }

  /// "Units", or a header that says nothing at all.
  private static boolean isUnspecific(StemSet header) {
    for (int i = 0; i < header.size(); i++) {
      if (!Synonyms.isUnspecific(header.get(i))) {
        return false;
      }
    }
    return true;
  }
}

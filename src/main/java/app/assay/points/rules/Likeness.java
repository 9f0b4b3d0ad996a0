package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Scope;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;
import app.assay.points.reading.Surroundings;

/// How surely two values are of one thing: what both share speaks for it, what only one of them
/// says against it.
///
/// @param words how rare each word is
/// @param tables the values of the tables
/// @param values how many different values share the word by which the two were found
record Likeness(Words words, Tables tables, int values) {

  /// Under this, two values are hardly of one thing.
  static final double ENOUGH = 0.95;

  /// From this on they surely are.
  static final double SURE = 1.5;

  /// Counts under this are of small groups, of which a text has many.
  private static final int FEW = 5;

  /// Values farther apart than this are of two things.
  static final double FARTHEST = 3;

  private static final int STAFF = Synonyms.of(Stems.of("staff"));

  private static final WordSet RESTRICTING = WordLists.words("restricting");

  /// What has one date: an expiry, a handover.
  private static final StemSet DATED =
      WordLists.words("dated-once").stream()
          .map(word -> StemSet.of(Stems.of(word)))
          .reduce(StemSet.EMPTY, StemSet::plus);

  private static final WordSet CONDITIONS = WordLists.words("under-what");

  private static final WordSet CLAUSE = WordLists.words("restricting-clause");

  /// @param a one value
  /// @param b another that [#mayBeOne(Stated, Stated)] with it
  double score(Stated a, Stated b) {
    if (a.isCell() && b.isCell()) {
      return TableLikeness.isSame(a.block(), a.quantity(), b.block(), b.quantity())
              || TableLikeness.isReworded(a, b)
          ? SURE
          : 0;
    }
    if (a.isCell() || b.isCell()) {
      CellLikeness cells = new CellLikeness(words, tables);
      return a.isCell() ? cells.score(a, b) : cells.score(b, a);
    }
    if (a.quantity().isDate()) {
      return date(a, b);
    }
    if (Contrast.is(a, b)
        || (a.block() == b.block() && isUnderCondition(a) != isUnderCondition(b))) {
      return 0;
    }
    double score = a.quantity().isCount() ? count(a, b) : value(a, b);
    return score + place(a, b) + nearness(a, b) - scope(a, b);
  }

  /// Nothing tells the two apart. Most pairs fail here, and of those most by their size: what is
  /// cheap to ask is asked first.
  static boolean mayBeOne(Stated a, Stated b) {
    Quantity one = a.quantity();
    Quantity other = b.quantity();
    if (!(Values.ratio(one, other) <= FARTHEST) || (one.isRange() && other.isRange())) {
      return false;
    }
    return !isOfOtherSection(a, b)
        && !(a.block() == b.block() && one.isInCell() && !a.isCell())
        && ((!a.isSome() && !b.isSome()) || Parts.areOfOneWhole(a, b))
        && !Parts.isAnswerTo(a, b)
        && !Parts.isAnswerTo(b, a)
        && Parts.isGoal(a) == Parts.isGoal(b)
        && !(a.listing() >= 0 && a.listing() == b.listing() && !isOfSameWords(a, b))
        && isPerAs(a, b)
        && isOfOneScope(a, b)
        && !Apart.isDecimalOf(a, b)
        && !Apart.isDecimalOf(b, a)
        && !BoldLabels.hold(a, b)
        && !((one.isCount() || one.isMoney()) && (Sums.explain(a, b) || Sums.explain(b, a)));
  }

  private static boolean isPerAs(Stated a, Stated b) {
    return (a.head() != 0 && a.head() == b.head())
        || a.quantity().isPerAs(b.quantity())
        || Kinds.saysPeriod(a.quantity(), b.quantity())
        || Kinds.saysPeriod(b.quantity(), a.quantity());
  }

  /// What is projected is not what is stated, and what is marked says itself that it may be wrong.
  static boolean areSaidAlike(Stated a, Stated b) {
    Sentence one = a.quantity().sentence();
    Sentence other = b.quantity().sentence();
    return !one.has(Cue.MARKER) && !other.has(Cue.MARKER) && areToldAlike(a, b);
  }

  /// Both are of the present or both are projected, whatever is remarked on them.
  static boolean areToldAlike(Stated a, Stated b) {
    return isForetold(a) == isForetold(b);
  }

  /// "You will see the 16,400 places": what is taken for granted is so by now.
  private static boolean isForetold(Stated stated) {
    Quantity quantity = stated.quantity();
    return Foretold.isOf(quantity.sentence(), quantity.from()) && !Statements.isGiven(quantity);
  }

  private static boolean isOfOneScope(Stated a, Stated b) {
    Quantity one = a.quantity();
    Quantity other = b.quantity();
    return isScopeLike(
        one.scope(),
        other.scope(),
        mayBeNamed(a, b),
        a.head() != 0
            || b.head() != 0
            || a.isCell()
            || b.isCell()
            || Kinds.saysPeriod(one, other)
            || Kinds.saysPeriod(other, one));
  }

  private static boolean isOfSameWords(Stated a, Stated b) {
    return a.own().size() > 1 && a.own().isWithin(b.own()) && b.own().isWithin(a.own());
  }

  /// Sections of two versions, days or numbered things: "1.2", "Week 3", "Option 2".
  private static boolean isOfOtherSection(Stated a, Stated b) {
    return a.section() != b.section() && a.isNumbered() && b.isNumbered();
  }

  /// Two counts of one noun that nothing describes, or of which one is of all there are: "all eight
  /// soups". The names beside them hardly tell two kinds of it apart.
  private static boolean mayBeNamed(Stated a, Stated b) {
    return a.head() != 0
        && a.head() == b.head()
        && a.quantity().dimension().equals(b.quantity().dimension())
        && !Synonyms.isUnspecific(a.head())
        && (a.isWhole() || b.isWhole() || (a.modifiers().isEmpty() && b.modifiers().isEmpty()));
  }

  private static boolean isScopeLike(Scope one, Scope other, boolean named, boolean counted) {
    return isLike(one.years(), other.years())
        && isLike(one.months(), other.months())
        && (named || isLike(one.names(), other.names()))
        && (counted || !Kinds.areApart(one.kinds(), other.kinds()))
        && isLike(one.kinds(), other.kinds());
  }

  private static boolean isLike(StemSet one, StemSet other) {
    return one.isEmpty() || other.isEmpty() || one.isWithin(other) || other.isWithin(one);
  }

  /// "With 10,000 invoices on staging it took 48 minutes", right after what it takes in general.
  private static boolean isUnderCondition(Stated stated) {
    Sentence sentence = stated.quantity().sentence();
    return !stated.quantity().isCount()
        && stated.quantity().from() > sentence.from()
        && sentence.tokens().is(sentence.from(), TokenClass.CAP)
        && sentence.tokens().isOneOf(sentence.from(), CONDITIONS);
  }

  /// Two counts of one noun.
  private double count(Stated a, Stated b) {
    if (a.head() == 0 && b.head() == 0) {
      return a.isTitled() != b.isTitled() ? titled(a, b) : value(a, b);
    }
    if (a.head() == 0 || b.head() == 0) {
      return titled(a, b);
    }
    boolean named = isLike(a.quantity().scope().names(), b.quantity().scope().names());
    if (a.head() != b.head() || (!named && values != 2)) {
      return 0;
    }
    StemSet mods = a.modifiers();
    StemSet others = b.modifiers();
    double score = Synonyms.isUnspecific(a.head()) ? 0.15 : 0.5;
    if (mods.isEmpty() && others.isEmpty()) {
      score += 0.2;
    } else if (mods.isEmpty() || others.isEmpty()) {
      boolean told = mods.isWithin(b.near()) && others.isWithin(a.near());
      score += told ? 0.3 : -0.2;
    } else if (mods.isDisjoint(others)) {
      return 0;
    } else {
      score += mods.size() == others.size() ? 0.5 : 0.2;
    }
    score += values == 2 ? 0.45 : values == 3 ? 0.1 : a.isWhole() && b.isWhole() ? 0 : -0.4;
    score -= a.quantity().isPerAs(b.quantity()) ? 0 : 0.2;
    score += a.isWhole() ? 0.35 : 0;
    score += b.isWhole() ? 0.35 : 0;
    score += Math.min(0.9, 0.45 * words.weight(verbs(a, b)));
    score -= Contrast.areOfTwo(a, b) ? 1.0 : 0;
    score += values == 2 ? Again.weight(a, b) : 0;
    return score - restriction(a, b);
  }

  /// What both clauses say of it.
  static StemSet verbs(Stated a, Stated b) {
    StemSet noun =
        a.quantity().noun().map(Synonyms::of).plus(b.quantity().noun().map(Synonyms::of));
    return common(a.own().without(noun), b.own().without(noun));
  }

  static StemSet common(StemSet a, StemSet b) {
    return a.shared(b);
  }

  /// "Sources read: 34" and "41 documents".
  private double titled(Stated a, Stated b) {
    Stated title = a.head() == 0 ? a : b;
    Stated prose = a.head() == 0 ? b : a;
    if (!title.isTitled() || title.own().isEmpty()) {
      return 0;
    }
    StemSet common = common(title.own(), prose.near());
    boolean named = prose.head() == 0 ? !common.isEmpty() : title.own().contains(prose.head());
    if (!named) {
      return 0;
    }
    double missing = words.weight(title.own().without(prose.near()));
    return 0.9 + 0.3 * (common.size() - 1) - 0.6 * missing + (values <= 2 ? 0.4 : -0.3);
  }

  /// Two amounts, shares, times or measures.
  private double value(Stated a, Stated b) {
    if (a.head() != 0 && b.head() != 0 && a.head() == b.head()) {
      return 1 + 0.4 * words.weight(verbs(a, b)) - restriction(a, b);
    }
    boolean other =
        (a.head() != 0 && !b.near().contains(a.head()))
            || (b.head() != 0 && !a.near().contains(b.head()));
    StemSet common = isTitledBoth(a, b) ? common(a.said(), b.said()) : common(a.own(), b.own());
    if (other
        && (a.quantity().isCount() || (a.head() != 0 && b.head() != 0) || common.size() < 2)) {
      return 0;
    }
    StemSet said = common(a.own(), b.said()).plus(common(b.own(), a.said())).without(common);
    if (common.isEmpty() && said.size() < 2) {
      return 0;
    }
    StemSet mine = a.own().without(b.near());
    StemSet others = b.own().without(a.near());
    boolean kept = Retention.isOf(a, b);
    if (kept) {
      common = Retention.without(common);
      mine = Retention.without(mine);
      others = Retention.without(others);
    }
    double shared = words.weight(common) + 0.6 * words.weight(said) + (kept ? 1 : 0);
    double lost = Math.min(words.weight(mine), words.weight(others));
    boolean predicate =
        Stated.PREDICATE.contains(a.before(1)) && Stated.PREDICATE.contains(b.before(1));
    return 0.55 * Math.min(3, shared)
        + (predicate ? 0.4 : 0)
        + (Parts.areOfOneWhole(a, b) ? 0.4 : 0)
        + (values == 2 ? 0.3 : values == 3 ? 0 : -0.3)
        - 0.5 * lost
        - (Math.min(mine.size(), others.size()) > 0 ? 0.2 : 0);
  }

  /// "Investment: €5 for all buildings", "Sum for all buildings: €6": the clause is but a title.
  private static boolean isTitledBoth(Stated a, Stated b) {
    return a.isTitled() && b.isTitled() && a.own().size() <= 1 && b.own().size() <= 1;
  }

  /// Two days or years of what happens once: an opening, a founding, a handover.
  private double date(Stated a, Stated b) {
    if (Founding.areOfOne(a, b)) {
      return SURE;
    }
    boolean events = isEvent(a) && isEvent(b);
    boolean within = a.own().isWithin(b.near()) || b.own().isWithin(a.near());
    StemSet common = common(a.own(), b.own());
    return events && within && common.size() > 1 ? SURE : 0;
  }

  static boolean isEvent(Stated date) {
    Sentence sentence = date.quantity().sentence();
    return sentence.has(Cue.EVENT)
        || !date.own().isDisjoint(DATED)
        || sentence.cell().flatMap(c -> c.label()).filter(l -> l.has(Cue.EVENT)).isPresent();
  }

  /// "Nodes in the north": only those of one are meant.
  static double restriction(Stated a, Stated b) {
    StemSet mine = restricting(a).without(b.said());
    StemSet others = restricting(b).without(a.said());
    if (mine.isEmpty() && others.isEmpty()) {
      return 0;
    }
    boolean clause = (!mine.isEmpty() && isClause(a)) || (!others.isEmpty() && isClause(b));
    return clause || (!mine.isEmpty() && !others.isEmpty()) ? 0.6 : 0.25;
  }

  /// "The five vendors that answered".
  private static boolean isClause(Stated stated) {
    return CLAUSE.contains(stated.after(0));
  }

  private static StemSet restricting(Stated stated) {
    if (!RESTRICTING.contains(stated.after(0))) {
      return StemSet.EMPTY;
    }
    Sentence sentence = stated.quantity().sentence();
    StemSet stems = StemSet.EMPTY;
    int next = stated.next();
    boolean counted = sentence.quantities().stream().anyMatch(q -> q.from() == next + 1);
    if (counted) {
      return StemSet.EMPTY;
    }
    int limit = Math.min(sentence.to(), next + 5);
    for (int i = next + 1; i < limit; i++) {
      if (sentence.tokens().is(i, TokenClass.COMMA) || sentence.tokens().is(i, TokenClass.OPEN)) {
        break;
      }
      if (sentence.tokens().is(i, TokenClass.WORD)
          && !Stems.isLight(sentence.stem(i))
          && !stated.quantity().scope().kinds().contains(sentence.stem(i))) {
        stems = stems.plus(StemSet.of(Synonyms.of(sentence.stem(i))));
      }
    }
    return stems;
  }

  static double place(Stated a, Stated b) {
    if (a.block() == b.block()) {
      return -0.5;
    }
    if (a.listing() >= 0 && a.listing() == b.listing()) {
      return -0.5;
    }
    double score = isSummary(a) != isSummary(b) ? 0.3 : 0;
    score += a.isHeading() != b.isHeading() ? 0.4 : 0;
    return score + (a.section() == b.section() ? -0.1 : 0.1);
  }

  static boolean isSummary(Stated stated) {
    Surroundings around = stated.block().around();
    return around.headingHas(Cue.SUMMARY) || stated.section() <= 1;
  }

  static double nearness(Stated a, Stated b) {
    double ratio = Values.ratio(a.quantity(), b.quantity());
    double score = ratio <= 1.25 ? 0.35 : ratio <= 1.6 ? 0.2 : ratio <= 2 ? 0 : -0.4;
    boolean few =
        a.quantity().isCount()
            && a.head() != STAFF
            && Math.min(a.quantity().low(), b.quantity().low()) < FEW;
    boolean exact = ratio <= 1.3 && digits(a.quantity()) > 2 && digits(b.quantity()) > 2;
    boolean bound = a.quantity().bound() != b.quantity().bound() && !Limits.areBoth(a, b);
    return score - (bound ? 0.4 : 0) - (few ? 0.35 : 0) + (exact ? 0.3 : 0);
  }

  /// Significant digits.
  private static int digits(Quantity quantity) {
    double value = Math.abs(quantity.low());
    int digits = 0;
    if (value == Math.rint(value) && value < 1e15) {
      long whole = (long) value;
      while (whole > 0 && whole % 10 == 0) {
        whole /= 10;
      }
      while (whole > 0) {
        digits++;
        whole /= 10;
      }
      return digits;
    }
    return 2;
  }

  static double scope(Stated a, Stated b) {
    Scope one = a.quantity().scope();
    Scope other = b.quantity().scope();
    double lost = 0;
    lost += one.years().isEmpty() != other.years().isEmpty() ? 0.3 : 0;
    lost += one.months().isEmpty() != other.months().isEmpty() ? 0.1 : 0;
    lost += one.kinds().isEmpty() != other.kinds().isEmpty() ? 0.15 : 0;
    boolean dated = !one.years().isEmpty() && !one.years().isDisjoint(other.years());
    lost -=
        dated || (!one.months().isEmpty() && !one.months().isDisjoint(other.months())) ? 0.3 : 0;
    lost += one.names().isEmpty() != other.names().isEmpty() ? 0.15 : 0;
    return lost;
  }
}

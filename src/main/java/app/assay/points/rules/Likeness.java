package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Surroundings;
import java.util.Set;

/// Whether two quantities are of the same thing, and whether their values differ.
final class Likeness {

  private static final double ROUGHLY = 0.02;

  /// Counts of a summary under this are too small to be taken for those of the body.
  private static final int FEW = 10;

  private static final double CLOSE = 1.5;

  private static final Set<String> WHOLE = Set.of("our", "its", "their", "all", "these", "my");

  /// "The loan is €5", "a loan of €5", "Loan: €5".
  private static final Set<String> PREDICATE =
      Set.of("is", "are", "was", "were", "of", ":", "at", "reaches", "reached", "to", "stands");

  /// Counts of one thing so near each other are hardly of two.
  private static final double NEAR = 1.2;

  /// An order to take note of a statement.
  private static final Set<String> STATING =
      Set.of("Remember", "Note", "Recall", "Observe", "See", "Please", "Bear", "Consider", "Take");

  private Likeness() {}

  /// True for a value that its sentence states: no demand, question, supposition or correction.
  static boolean isStated(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    return !sentence.isQuestion()
        && (isGiven(quantity) || !isOrdered(quantity))
        && !sentence.has(Cue.DISCREPANCY)
        && (isWhole(quantity) || !sentence.hasAny(Cue.HYPOTHETICAL, Cue.NORMATIVE));
  }

  /// "All nine restaurants", "our 17 schools": the number is taken for granted.
  private static boolean isWhole(Quantity quantity) {
    return quantity.isCount()
        && !quantity.noun().isEmpty()
        && quantity.from() > quantity.sentence().from()
        && WHOLE.contains(before(quantity));
  }

  /// "In each of the twelve cases": an order that takes the number for granted.
  private static boolean isGiven(Quantity quantity) {
    return isWhole(quantity)
        || (quantity.isCount() && !quantity.noun().isEmpty() && before(quantity).equals("the"));
  }

  private static String before(Quantity quantity) {
    int token = quantity.from() - 1;
    return token < quantity.sentence().from() ? "" : quantity.sentence().tokens().lower(token);
  }

  /// "Wait 5 minutes", but not "Order in time: the licence costs €5".
  private static boolean isOrdered(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    boolean order =
        sentence.cell().isEmpty()
            && sentence
                .first(Cue.INSTRUCTION)
                .filter(m -> m.from() == sentence.from())
                .filter(m -> !STATING.contains(sentence.tokens().text(m.from())))
                .isPresent();
    for (int i = sentence.from(); order && i < quantity.from(); i++) {
      order =
          !sentence.tokens().is(i, TokenClass.COLON) && !sentence.tokens().is(i, TokenClass.COMMA);
    }
    return order;
  }

  /// True when both speak of one thing.
  ///
  /// @param caption true for a table and its caption, which need not say the year again
  static boolean isSame(Quantity a, Quantity b, StemSet reachOfB, boolean caption) {
    boolean scope =
        caption
            ? a.scope().timeless().mayBeThatOf(b.scope().timeless())
            : a.scope().mayBeThatOf(b.scope());
    if (!a.isPerAs(b)
        || !scope
        || a.sentence().has(Cue.MARKER) != b.sentence().has(Cue.MARKER)
        || a.sentence().has(Cue.WILL) != b.sentence().has(Cue.WILL)) {
      return false;
    }
    if (a.isInCell()) {
      return isOfCell(a, b, reachOfB);
    }
    if (b.isInCell()) {
      return false;
    }
    if (!a.noun().isEmpty() && !b.noun().isEmpty()) {
      if (a.noun().isDisjoint(b.noun())) {
        return false;
      }
      if (a.noun().size() > 1 && isEqual(a.noun(), b.noun())) {
        return true;
      }
    } else if (a.isCount() && a.noun().isEmpty() != b.noun().isEmpty()) {
      return false;
    }
    if (a.isDate()) {
      return isEvent(a) && isEvent(b) && a.keys().isWithin(b.reach());
    }
    if (!a.noun().isEmpty()
        && isEqual(a.noun(), b.noun())
        && !a.scope().years().isEmpty()
        && isEqual(a.scope().years(), b.scope().years())
        && Math.min(a.keys().size(), b.keys().size()) <= 1) {
      return true;
    }
    if (a.isCount()
        && isEqual(a.noun(), b.noun())
        && a.sentence().has(Cue.ADOPTION)
        && b.sentence().has(Cue.ADOPTION)) {
      return true;
    }
    if (isWholeOrNear(a, b)) {
      return true;
    }
    StemSet own = a.keys().plus(a.noun());
    StemSet others = b.keys().plus(b.noun());
    int common = own.common(b.reach());
    boolean within = common == own.size();
    boolean told = own.size() > 1 || (own.size() == 1 && others.size() <= 3 && isOneWord(a, b));
    int shared = own.common(others);
    boolean contrast = own.size() - shared == 1 && others.size() - shared == 1;
    boolean most = shared > 2 && shared * 4 >= own.size() * 3 && !contrast;
    return (within && told) || most;
  }

  /// One word alone says what it is: that counted, or the subject of the value.
  private static boolean isOneWord(Quantity a, Quantity b) {
    return isEqual(a.noun(), b.noun())
        && isWithinFactor(a, b, 2)
        && (!a.noun().isEmpty()
            || !(a.isTime() || a.isCount())
            || (PREDICATE.contains(before(a)) && PREDICATE.contains(before(b))));
  }

  /// The number of all of them, or two numbers of the same things that are all but the same.
  private static boolean isWholeOrNear(Quantity a, Quantity b) {
    if (!a.isCount() || a.noun().isEmpty() || b.noun().isEmpty() || a.low() < FEW / 2.0) {
      return false;
    }
    boolean within = a.noun().isWithin(b.noun()) || b.noun().isWithin(a.noun());
    boolean whole = isEqual(a.noun(), b.noun()) && (isWhole(a) || isWhole(b));
    boolean plain = Math.min(a.keys().size(), b.keys().size()) <= 1;
    int shared = a.keys().common(b.keys());
    if (shared > 0 && a.keys().size() - shared == 1 && b.keys().size() - shared == 1) {
      return false;
    }
    return (whole && plain && isWithinFactor(a, b, CLOSE))
        || (within && Math.min(a.low(), b.low()) >= 2 * FEW && isWithinFactor(a, b, NEAR));
  }

  private static boolean isWithinFactor(Quantity a, Quantity b, double factor) {
    return Math.max(a.low(), b.low()) <= factor * Math.min(a.low(), b.low());
  }

  private static boolean isEqual(StemSet a, StemSet b) {
    return a.size() == b.size() && a.isWithin(b);
  }

  /// The clause of a date names what happens once: an opening, a founding, a handover.
  private static boolean isEvent(Quantity date) {
    return date.sentence().has(Cue.EVENT)
        || date.sentence().cell().flatMap(c -> c.label()).filter(l -> l.has(Cue.EVENT)).isPresent();
  }

  /// A cell with one value and little else, in a row with a name.
  private static boolean isPlain(Quantity cell) {
    Sentence sentence = cell.sentence();
    boolean named =
        sentence.cell().flatMap(Sentence.Cell::label).filter(l -> l.words() > 0).isPresent();
    return named && !sentence.has(TokenClass.COMMA) && sentence.words() <= 3;
  }

  /// A summary and the body count the same people or things.
  static boolean isOfSummary(Quantity a, PlacedBlock atA, Quantity b, PlacedBlock atB) {
    boolean apart = isSummary(atA.around()) != isSummary(atB.around());
    return apart
        && !a.isInCell()
        && !b.isInCell()
        && a.isCount()
        && !a.noun().isEmpty()
        && !b.noun().isEmpty()
        && (a.noun().isWithin(b.noun()) || b.noun().isWithin(a.noun()))
        && a.isPerAs(b)
        && a.scope().mayBeThatOf(b.scope())
        && Math.min(a.low(), b.low()) >= FEW
        && Math.max(a.low(), b.low()) < CLOSE * Math.min(a.low(), b.low());
  }

  private static boolean isSummary(Surroundings around) {
    return around.headingHas(Cue.SUMMARY);
  }

  private static boolean isOfCell(Quantity cell, Quantity prose, StemSet reach) {
    if (prose.isInCell() || cell.keys().isEmpty() || !isPlain(cell)) {
      return false;
    }
    if (cell.isDate() && !(isEvent(cell) && isEvent(prose))) {
      return false;
    }
    if (prose.isCount()
        && !prose.noun().isEmpty()
        && !prose.noun().isGeneric()
        && prose.noun().isDisjoint(cell.keys())) {
      return false;
    }
    return cell.keys().isWithin(reach);
  }

  /// Values farther apart are hardly meant to be one.
  private static final double FARTHEST = 3;

  /// True when the values contradict each other, with rounding and bounds allowed for.
  static boolean isDifferent(Quantity a, Quantity b) {
    boolean date = a.isDate();
    if (!date && (a.low() > FARTHEST * b.high() || b.low() > FARTHEST * a.high())) {
      return false;
    }
    boolean rough = a.rough() || b.rough();
    double slack = rough ? ROUGHLY * Math.max(Math.abs(a.high()), 1e-9) : 0;
    if (rough && (isAsRound(a.low(), b.low()) || isAsRound(b.low(), a.low()))) {
      return false;
    }
    if (a.low() <= b.high() + slack && b.low() <= a.high() + slack) {
      return false;
    }
    if (a.bound() != b.bound()) {
      return isBeyond(a, b) || isBeyond(b, a);
    }
    return !isRounded(a.low(), b.low()) && !isRounded(b.low(), a.low());
  }

  /// Of a bound and a value: the value is on the wrong side.
  private static boolean isBeyond(Quantity bound, Quantity value) {
    return switch (bound.bound()) {
      case UPPER -> value.low() > bound.high() && value.bound() != Quantity.Bound.UPPER;
      case LOWER -> value.high() < bound.low() && value.bound() != Quantity.Bound.LOWER;
      case NONE -> false;
    };
  }

  /// True when the second, rounded to the digits of the first, is the first.
  private static boolean isAsRound(double rounded, double exact) {
    double step = 1;
    while (rounded != 0 && rounded % (step * 10) == 0) {
      step *= 10;
    }
    return Math.round(exact / step) * step == rounded;
  }

  /// True when the first is the second rounded by two digits or more: 18,400 for 18,422.
  private static boolean isRounded(double rounded, double exact) {
    if (rounded == 0 || exact == 0 || exact != Math.rint(exact)) {
      return false;
    }
    double step = 1;
    while (exact % (step * 10) == 0) {
      step *= 10;
    }
    double whole = step * 100;
    return rounded >= whole * 10
        && rounded % whole == 0
        && Math.round(exact / whole) * whole == rounded;
  }
}

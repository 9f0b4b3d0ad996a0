package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Remarks;
import app.assay.points.reading.Sentence;
import app.assay.points.weighing.PairWeights;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// What is seen of one value by itself: how it is put, what stands beside it, and what its sentence
/// is. Notes in square brackets and markers are passed over, so that a fix that adds one changes no
/// sum.
final class ValueTraits {

  /// The cues of a sentence that may bear on whether its values contradict others; none that a note
  /// behind a value would break up, such as "five of the six".
  private static final EnumSet<Cue> CUES =
      EnumSet.of(
          Cue.WILL,
          Cue.PLAN,
          Cue.HEDGE,
          Cue.NORMATIVE,
          Cue.HYPOTHETICAL,
          Cue.FIELD,
          Cue.DISCREPANCY,
          Cue.APPROXIMATION,
          Cue.FUTURE,
          Cue.NOW,
          Cue.RECENT_PERIOD,
          Cue.AVERAGE,
          Cue.RIVAL,
          Cue.BESIDE,
          Cue.DEFINITION,
          Cue.NEGATION,
          Cue.CONDITION,
          Cue.NOT_YET,
          Cue.SHIFT,
          Cue.PERIOD,
          Cue.SUPERLATIVE,
          Cue.CONFIGURATION,
          Cue.SOURCE,
          Cue.EVENT,
          Cue.INSTRUCTION,
          Cue.ACHIEVE,
          Cue.TIMES,
          Cue.MOST,
          Cue.KIND,
          Cue.OWN);

  /// For each cue the name of its trait.
  private static final List<String> NAMES =
      Arrays.stream(Cue.values()).map(cue -> cue.name().toLowerCase(Locale.ROOT)).toList();

  private static final WordSet PAST = WordLists.words("pair-past");

  private static final WordSet PRESENT = WordLists.words("pair-present");

  /// By the name of a trait the words that tell of it: what a sentence speaks of is another one of
  /// its kind, a former one, a trial.
  private static final Map<String, WordSet> SPOKEN_OF = spokenOf();

  private final Stated stated;
  private final Sentence sentence;
  private final Set<String> traits = new HashSet<>();

  /// Those of them that have a weight.
  private final long[] bits;

  private ValueTraits(Stated stated) {
    this.stated = stated;
    this.sentence = stated.quantity().sentence();
    value();
    sentence();
    WordsBeside.read(stated, traits);
    this.bits = PairWeights.shipped().bits(traits);
  }

  static ValueTraits of(Stated stated) {
    return new ValueTraits(stated);
  }

  /// By names that a person can read.
  Set<String> names() {
    return traits;
  }

  /// See [PairWeights#bits(Set)].
  long[] bits() {
    return bits;
  }

  private void add(String trait, boolean holds) {
    if (holds) {
      traits.add(trait);
    }
  }

  private void value() {
    Quantity quantity = stated.quantity();
    add("all of them", stated.isWhole());
    add("some of them", stated.isSome());
    add("at most", quantity.bound() == Quantity.Bound.UPPER);
    add("at least", quantity.bound() == Quantity.Bound.LOWER);
    add("rough", quantity.rough());
    add("range", quantity.isRange());
    add("loose", quantity.isLoose());
    add("from a time to another", quantity.isLoose() && quantity.isTime());
    add("joined by a hyphen", quantity.isLoose() && quantity.isCount() && isJoined(quantity));
    add("bare number", stated.isBare());
    add("titled", stated.isTitled());
    add("in letters", Character.isLetter(first(quantity)));
    add("stated", Statements.isStated(quantity));
    add("list item", stated.listing() >= 0);
    add("heading", stated.isHeading());
    add("summary", Likeness.isSummary(stated));
    add("sentence in a cell", quantity.isInCell() && !stated.isCell());
    add("total", stated.isTotal());
    for (Quantity other : sentence.quantities()) {
      boolean like = other.base().equals(quantity.base()) && other.from() != quantity.from();
      add("beside a larger one", like && other.low() > quantity.low());
      add("beside a smaller one", like && other.low() < quantity.low());
    }
  }

  private static boolean isJoined(Quantity quantity) {
    return quantity.span().in(quantity.sentence().tokens().text()).indexOf('-') > 0;
  }

  private static char first(Quantity quantity) {
    return quantity.sentence().tokens().text().charAt(quantity.span().start());
  }

  private void sentence() {
    for (CueMatch match : sentence.matches()) {
      if (CUES.contains(match.cue()) && !Remarks.hold(sentence, match.from())) {
        traits.add(NAMES.get(match.cue().ordinal()));
      }
    }
    add("question", sentence.isQuestion());
    SPOKEN_OF.forEach((name, words) -> add(name, says(words)));
    boolean may = sentence.mayHold(PAST) || sentence.mayHold(PRESENT);
    for (int i = sentence.from(); may && i < sentence.to(); i++) {
      boolean past = sentence.tokens().isOneOf(i, PAST);
      if (!Remarks.hold(sentence, i) && (past || sentence.tokens().isOneOf(i, PRESENT))) {
        add("past", past);
        return;
      }
    }
  }

  private static Map<String, WordSet> spokenOf() {
    Map<String, WordSet> spokenOf = new TreeMap<>();
    WordLists.family("pair-of-").forEach((name, words) -> spokenOf.put("of " + name, words));
    return spokenOf;
  }

  private boolean says(WordSet words) {
    boolean may = sentence.mayHold(words);
    for (int i = sentence.from(); may && i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, words) && !Remarks.hold(sentence, i)) {
        return true;
      }
    }
    return false;
  }
}

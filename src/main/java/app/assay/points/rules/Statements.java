package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Remarks;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Stems;
import app.assay.points.reading.Tokens;
import java.util.List;

/// Which values are stated as facts, and which statements are word for word the same.
final class Statements {

  /// An order to take note of a statement.
  private static final WordSet STATING = WordLists.words("order-to-note");

  private static final Cues NOT_SAID = Cues.of(Cue.HYPOTHETICAL, Cue.NORMATIVE);

  /// After these the first word was a noun: "Test results are kept for five years".
  private static final WordSet VERBS = WordLists.words("after-first-noun");

  /// A difference is of two values.
  private static final int DIFFERENCE = Stems.of("difference");

  /// Fewer words do not say of what a value is.
  private static final int FEWEST_WORDS = 2;

  /// Of two statements that are word for word the same.
  static final double CERTAIN = 9;

  /// Words from "the" to "of".
  private static final int LONGEST_THING = 4;

  private Statements() {}

  /// True for a value that its sentence states: no demand, question, supposition or correction.
  static boolean isStated(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    return sentence.isQuestion()
        ? isWhole(quantity)
        : (!Remarks.without(sentence).meets(NOT_SAID) && !isOrdered(quantity)) || isGiven(quantity);
  }

  /// True for a value that is asked for or proposed: of two demands in the same words one is wrong.
  static boolean isDemanded(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    return !sentence.isQuestion();
  }

  /// "All nine restaurants", "our 17 schools": the number is taken for granted.
  private static boolean isWhole(Quantity quantity) {
    String before = before(quantity);
    return isCounted(quantity)
        && (before.equals("all")
            || before.equals("our")
            || before.equals("its")
            || before.equals("their")
            || before.equals("these")
            || before.equals("my"));
  }

  /// "In each of the twelve cases", "keep to the approved budget of €5": the number is taken for
  /// granted by what else is asked.
  static boolean isGiven(Quantity quantity) {
    return isWhole(quantity)
        || (isCounted(quantity) && before(quantity).equals("the"))
        || isOfTheThing(quantity);
  }

  /// "The default of 12", "the approved budget of €5".
  private static boolean isOfTheThing(Quantity quantity) {
    if (!before(quantity).equals("of")) {
      return false;
    }
    Sentence sentence = quantity.sentence();
    int first = Math.max(sentence.from(), quantity.from() - 1 - LONGEST_THING);
    for (int i = quantity.from() - 2; i >= first; i--) {
      if (sentence.tokens().isWord(i, "the")) {
        return i < quantity.from() - 2;
      }
    }
    return false;
  }

  private static boolean isCounted(Quantity quantity) {
    return quantity.isCount() && !quantity.noun().isEmpty();
  }

  private static String before(Quantity quantity) {
    int token = quantity.from() - 1;
    return token < quantity.sentence().from()
        ? ""
        : Wording.lower(quantity.sentence().tokens(), token);
  }

  /// "Wait 5 minutes", but not "Order in time: the licence costs €5".
  private static boolean isOrdered(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    if (!sentence.has(Cue.INSTRUCTION)) {
      return false;
    }
    boolean order =
        sentence.cell().isEmpty()
            && sentence
                .opening(Cue.INSTRUCTION)
                .filter(m -> !STATING.contains(sentence.tokens().text(m.from())))
                .isPresent();
    for (int i = sentence.from(); order && i < quantity.from(); i++) {
      order =
          !sentence.tokens().is(i, TokenClass.COLON)
              && !sentence.tokens().is(i, TokenClass.COMMA)
              && !VERBS.contains(sentence.tokens().text(i));
    }
    return order;
  }

  /// "The difference is 4 points", "a 4-point difference": a difference of two values is neither of
  /// them. What stands before one, "at 3,210 employees the difference is", is a value.
  static boolean isDifference(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    if (!sentence.stems().contains(DIFFERENCE)) {
      return false;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.stem(i) == DIFFERENCE) {
        return i <= quantity.to() || sentence.cell().isPresent();
      }
    }
    return true;
  }

  /// A number made of all words of a sentence but its numbers; 0 where they are too few.
  static int wording(PlacedBlock block, Sentence sentence) {
    if (sentence.cell().isPresent()) {
      return 0;
    }
    Tokens tokens = sentence.tokens();
    int hash = 1;
    int words = 0;
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.isNote(i)) {
        continue;
      }
      if (tokens.is(i, TokenClass.WORD) && !isNumber(sentence, i)) {
        hash = 31 * hash + sentence.stem(i);
        words += tokens.isLight(i) ? 0 : 1;
      } else if (tokens.is(i, TokenClass.CODE)) {
        hash = 31 * hash + tokens.text(i).hashCode();
      }
    }
    boolean item = block.reading().kind() == BlockKind.LIST_ITEM;
    return words >= FEWEST_WORDS || (words == 1 && !item) ? hash : 0;
  }

  private static boolean isNumber(Sentence sentence, int token) {
    List<Quantity> quantities = sentence.quantities();
    for (int i = 0; i < quantities.size(); i++) {
      if (quantities.get(i).from() == token) {
        return true;
      }
    }
    return false;
  }

  private static boolean isItem(Stated stated) {
    return stated.block().reading().kind() == BlockKind.LIST_ITEM;
  }

  /// Both are said in the same words, of the same time and the same names.
  static double isRepeated(Stated a, Stated b) {
    boolean items = isItem(a) && isItem(b) && a.section() != b.section();
    boolean same = a.quantity().scope().mayBeThatOf(b.quantity().scope());
    boolean heading = a.isHeading() || b.isHeading();
    boolean list =
        a.listing() >= 0 && a.listing() == b.listing() && a.quantity().from() == first(a);
    return same && !items && !heading && !list && differ(a, b) == 1 ? CERTAIN : 0;
  }

  private static int first(Stated stated) {
    return stated.quantity().sentence().from();
  }

  /// In how many values two sentences differ; many are those of a template.
  private static int differ(Stated a, Stated b) {
    var one = a.quantity().sentence().quantities();
    var other = b.quantity().sentence().quantities();
    int differ = one.size() == other.size() ? 0 : 2;
    for (int i = 0; differ < 2 && i < one.size(); i++) {
      differ += one.get(i).low() == other.get(i).low() ? 0 : 1;
    }
    return differ;
  }
}

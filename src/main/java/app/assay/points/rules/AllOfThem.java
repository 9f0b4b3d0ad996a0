package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;

/// Finds another number of things in the sentence after the one that counts them: "We looked at
/// four options. All three were prototyped."
final class AllOfThem {

  private static final WordSet ALL = WordLists.words("all-just-counted");
  private static final WordSet BOTH = WordLists.words("both-of-them");

  /// What is counted in one glance.
  private static final int MOST = 20;

  private AllOfThem() {}

  static List<Opposed> in(DocumentReading document) {
    List<Opposed> found = new ArrayList<>();
    for (PlacedBlock block : Amounts.spoken(document)) {
      List<Sentence> sentences = block.reading().sentences();
      for (int i = 1; i < sentences.size(); i++) {
        compare(block, sentences.get(i - 1), sentences.get(i), found);
      }
    }
    return found;
  }

  private static void compare(
      PlacedBlock block, Sentence counting, Sentence next, List<Opposed> found) {
    int number = number(next);
    if (number < 2 || !Amounts.isTelling(counting) || counting.has(Cue.NEGATION)) {
      return;
    }
    List<Quantity> counted =
        counting.quantities().stream().filter(q -> q.isCount() && !q.isWhen()).toList();
    if (counted.size() == 1 && isOther(counted.getFirst(), number)) {
      int to = next.tokens().isOneOf(next.from(), BOTH) ? next.from() + 1 : next.from() + 2;
      found.add(
          new Opposed(
              Amounts.place(block, counted.getFirst()),
              block.place(next.tokens().span(next.from(), to))));
    }
  }

  /// How many "all three" at the start of a sentence are, with no noun behind them; 0 for none.
  private static int number(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int from = sentence.from();
    boolean both = tokens.isOneOf(from, BOTH);
    int at = both ? from + 1 : from + 2;
    if (at >= sentence.to()
        || !tokens.is(at, TokenClass.WORD)
        || !tokens.isLight(at)
        || tokens.isWord(at, "of")) {
      return 0;
    }
    return both ? 2 : tokens.isOneOf(from, ALL) ? number(tokens, from + 1) : 0;
  }

  private static int number(Tokens tokens, int token) {
    double number = tokens.wordValue(token);
    return Double.isNaN(number) ? 0 : (int) number;
  }

  /// A number of things with no other thing beside them, which the next sentence does not repeat.
  private static boolean isOther(Quantity counted, int number) {
    Sentence sentence = counted.sentence();
    Tokens tokens = sentence.tokens();
    if (!Amounts.isExact(counted)
        || counted.noun().isEmpty()
        || counted.low() == number
        || counted.low() != Math.rint(counted.low())
        || counted.low() > MOST
        || counted.low() < 2) {
      return false;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      boolean another = i < counted.from() || i >= counted.to();
      if (another
          && (tokens.is(i, TokenClass.NUM)
              || Announcements.isNumeral(tokens, i)
              || (counted.low() < number && (tokens.isWord(i, "and") || tokens.isWord(i, "a"))))) {
        return false;
      }
    }
    return true;
  }
}

package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.List;

/// Counts that are parts of others, and so contradict them only where both are parts of one whole.
final class Parts {

  private static final WordSet ANSWERED = WordLists.words("answered");

  private static final WordSet ASKED = WordLists.words("were-asked");

  private static final WordSet GOALS = WordLists.words("goals");

  private static final WordSet WHOLE = WordLists.words("whole-of-parts");

  /// So far behind "target" stands what it is: "the target moisture of 12 %".
  private static final int REACH = 4;

  private Parts() {}

  /// "Four of the five sites", "three of the five sites".
  static boolean areOfOneWhole(Stated a, Stated b) {
    double one = whole(a);
    return one > 0 && one == whole(b);
  }

  /// The number behind "of", or 0; what is remarked on the part may stand between.
  private static double whole(Stated part) {
    Sentence sentence = part.quantity().sentence();
    int of = part.next();
    if (!part.quantity().isCount()
        || of + 2 >= sentence.to()
        || !sentence.tokens().isWord(of, "of")) {
      return 0;
    }
    int next = sentence.tokens().isOneOf(of + 1, WHOLE) ? of + 2 : of + 1;
    List<Quantity> quantities = sentence.quantities();
    for (int i = 0; i < quantities.size(); i++) {
      if (quantities.get(i).from() == next && quantities.get(i).isCount()) {
        return quantities.get(i).low();
      }
    }
    return 0;
  }

  /// "31 clinics answered" of those of whom "we asked 40 clinics".
  static boolean isAnswerTo(Stated answer, Stated question) {
    return ANSWERED.contains(answer.after(0)) && has(question, ASKED);
  }

  /// "The target is 500 loans": what is aimed at is not what came.
  static boolean isGoal(Stated stated) {
    Sentence sentence = stated.quantity().sentence();
    if (sentence.cell().isPresent()) {
      return false;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, GOALS) && !isGoalOfOther(stated.quantity(), i)) {
        return true;
      }
    }
    return false;
  }

  /// "The 54 batches reached the target moisture of 12 %": another value is aimed at.
  private static boolean isGoalOfOther(Quantity quantity, int goal) {
    Sentence sentence = quantity.sentence();
    return sentence.quantities().stream()
        .anyMatch(
            q ->
                q.from() != quantity.from()
                    && q.from() > goal
                    && q.from() <= goal + REACH
                    && sentence.tokens().isWord(q.from() - 1, "of"));
  }

  private static boolean has(Stated stated, WordSet words) {
    return Wording.has(stated.quantity().sentence(), words);
  }
}

package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.rules.PlannedSteps.Step;
import java.util.List;
import java.util.Optional;

/// A step of a plan that a sentence lets begin only behind another one, and that the plan lets
/// begin before that ends: "work on the west side starts only when the east side has been
/// finished".
final class OnlyOnce {

  private static final WordSet ONLY = WordLists.words("planned-only");

  private static final WordSet UNTIL = WordLists.words("planned-until");

  private static final WordSet EXCEPT = WordLists.words("planned-except");

  private static final WordSet DONE = WordLists.words("planned-done");

  /// From "only" to "once".
  private static final int REACH = 5;

  /// From "once" to "finished".
  private static final int CLAUSE = 12;

  private OnlyOnce() {}

  /// The end of the one and the beginning of the other.
  ///
  /// @param steps those of all plans of the document
  static Optional<PlanOrder.Pair> in(Sentence sentence, List<Step> steps) {
    if (!sentence.mayHold(ONLY)
        || !sentence.dates().isEmpty()
        || sentence.isQuestion()
        || Wording.has(sentence, EXCEPT)) {
      return Optional.empty();
    }
    int only = next(sentence, sentence.from(), sentence.to(), ONLY);
    int once = only < 0 ? -1 : next(sentence, only + 1, only + REACH, UNTIL);
    int done = once < 0 ? -1 : next(sentence, once + 1, once + CLAUSE, DONE);
    if (done < 0) {
      return Optional.empty();
    }
    List<Step> first = steps.stream().filter(s -> isNamed(s, sentence, once, done)).toList();
    List<Step> second =
        steps.stream()
            .filter(
                s ->
                    isNamed(s, sentence, sentence.from(), once)
                        || isNamed(s, sentence, done, sentence.to()))
            .toList();
    boolean one = first.size() == 1 && second.size() == 1;
    return one && second.getFirst().beginsBeforeEndOf(first.getFirst())
        ? Optional.of(new PlanOrder.Pair(first.getFirst().to(), second.getFirst().from()))
        : Optional.empty();
  }

  private static int next(Sentence sentence, int from, int to, WordSet words) {
    for (int i = from; i < Math.min(to, sentence.to()); i++) {
      if (sentence.tokens().isOneOf(i, words)) {
        return i;
      }
    }
    return -1;
  }

  /// The name of the step stands between two places of a sentence.
  private static boolean isNamed(Step step, Sentence sentence, int from, int to) {
    int size = step.nameEnd() - step.name();
    if (size == 0 || step.label().tokens() == sentence.tokens()) {
      return false;
    }
    for (int i = from; i + size <= to; i++) {
      int same = 0;
      while (same < size
          && sentence.tokens().isWord(i + same, step.label().tokens().lower(step.name() + same))) {
        same++;
      }
      if (same == size) {
        return true;
      }
    }
    return false;
  }
}

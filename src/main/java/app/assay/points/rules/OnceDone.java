package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// What was done once something else had been, although that is dated later right before it: "the
/// plan was agreed in March, and the digging began in February, once the plan had been agreed".
final class OnceDone {

  /// "Once", "after": what stands behind them was done before.
  private static final WordSet ONCE = WordLists.words("told-once");

  private static final WordSet SAME = WordLists.words("same-as-before");

  /// From "once" to "had": "after the agricultural college had".
  private static final int SUBJECT = 6;

  /// A noun has more letters.
  private static final int SHORT = 3;

  private OnceDone() {}

  /// The two dates that contradict it, in the order of the text: the last of the sentence and the
  /// one before it, there or in the sentence before.
  static Optional<List<DateMention>> in(Optional<Sentence> before, Sentence sentence) {
    int had = had(sentence);
    List<DateMention> dates = DatePairs.in(sentence);
    if (had < 0 || dates.isEmpty() || dates.getLast().to() > once(sentence, had)) {
      return Optional.empty();
    }
    DateMention done = dates.getLast();
    boolean here = dates.size() > 1;
    Sentence other = here ? sentence : before.orElse(sentence);
    List<DateMention> others = DatePairs.in(other);
    DateMention first = here ? dates.get(dates.size() - 2) : others.getLast();
    boolean told =
        first != done
            && DatePairs.isJustBefore(done, first)
            && Told.asPast(other, first)
            && Told.asPast(sentence, done)
            && isNamed(sentence, had, other, first);
    return told ? Optional.of(List.of(first, done)) : Optional.empty();
  }

  /// The "had" behind the last "once" or "after" of a sentence, or -1.
  private static int had(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.to() - 1; i > sentence.from(); i--) {
      if (tokens.isWord(i, "had")) {
        return i + 1 < sentence.to() && once(sentence, i) >= 0 ? i : -1;
      }
    }
    return -1;
  }

  private static int once(Sentence sentence, int had) {
    int first = Math.max(sentence.from(), had - SUBJECT);
    for (int i = had - 1; i > first; i--) {
      if (sentence.tokens().isOneOf(i, ONCE)) {
        return i;
      }
      if (sentence.tokens().is(i, TokenClass.COMMA)) {
        return -1;
      }
    }
    return -1;
  }

  /// Whoever or whatever had done so is named before the first date, or is who was named there.
  private static boolean isNamed(Sentence sentence, int had, Sentence other, DateMention first) {
    Tokens tokens = sentence.tokens();
    if (tokens.isOneOf(had - 1, SAME)) {
      return true;
    }
    String noun = tokens.lower(had - 1);
    for (int i = other.from(); noun.length() > SHORT && i < first.from(); i++) {
      if (other.tokens().isWord(i, noun)) {
        return true;
      }
    }
    return false;
  }
}

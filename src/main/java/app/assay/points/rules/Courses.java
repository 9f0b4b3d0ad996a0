package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// The course that things of the world have taken: "break-ins have tripled", "the trade has cooled
/// on it", "delivery times have doubled".
final class Courses {

  private static final WordSet TAKEN = WordLists.words("taken-course");

  /// "Gone up", "come down".
  private static final WordSet GONE = WordLists.words("gone");

  private static final WordSet WAYS = WordLists.words("gone-way");

  private static final WordSet AFTER = WordLists.words("after-course");

  /// Before the writers' own time.
  private static final WordSet SINCE = WordLists.words("course-since");

  /// Before the verb.
  private static final int REACH = 3;

  private Courses() {}

  /// "Have tripled", "has gone up", of nothing that is the writers' own.
  static Optional<CueMatch> claim(Sentence sentence) {
    if (isOwn(sentence)
        || isExplained(sentence)
        || (Figures.isAtHand(sentence) && !isAtLarge(sentence))
        || sentence.tokens().is(sentence.from(), TokenClass.CODE)) {
      return Optional.empty();
    }
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from() + 2; i < sentence.to(); i++) {
      boolean taken =
          tokens.isOneOf(i, TAKEN)
              || (tokens.isOneOf(i, GONE) && i + 1 < sentence.to() && tokens.isOneOf(i + 1, WAYS));
      if (taken && isEnd(sentence, i + 1) && isPerfect(tokens, sentence.from(), i)) {
        return Optional.of(new CueMatch(Cue.INDUSTRY, i, i + 1));
      }
    }
    return Optional.empty();
  }

  /// "Copper has climbed since we signed" is of copper.
  private static boolean isOwn(Sentence sentence) {
    if (!Figures.isOwn(sentence)) {
      return false;
    }
    CueMatch first = sentence.first(Cue.OWN).orElseThrow();
    return first.from() < sentence.from() + REACH
        || !sentence.tokens().isOneOf(first.from() - 1, SINCE);
  }

  /// "Have doubled our turnover" tells what did it, which is point 6's.
  private static boolean isEnd(Sentence sentence, int token) {
    return token >= sentence.to()
        || !sentence.tokens().is(token, TokenClass.WORD)
        || sentence.tokens().is(token, TokenClass.PERCENT)
        || sentence.tokens().isOneOf(token, AFTER);
  }

  /// A course with its cause is point 6's; "since" tells when.
  private static boolean isExplained(Sentence sentence) {
    return sentence.has(Cue.CAUSE)
        || sentence.all(Cue.BECAUSE).stream()
            .anyMatch(because -> !sentence.tokens().isWord(because.to() - 1, "since"));
  }

  /// "The publishing trade", "the wider industry".
  private static boolean isAtLarge(Sentence sentence) {
    return sentence.tokens().isWord(sentence.from(), "the")
        && sentence
            .first(Cue.WORLD)
            .filter(world -> world.from() <= sentence.from() + REACH)
            .isPresent();
  }

  private static boolean isPerfect(Tokens tokens, int from, int verb) {
    for (int i = verb - 1; i > from && i >= verb - REACH; i--) {
      if (tokens.isWord(i, "has") || tokens.isWord(i, "have")) {
        return true;
      }
    }
    return false;
  }
}

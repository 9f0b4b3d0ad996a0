package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Two dated events of a sentence that stand in the order its words deny: "ended on 3 May, two
/// weeks after it had begun on 19 June", "was discharged on 3 March and admitted on 9 March", "the
/// policy of March replaces the one of June".
final class Sequence {

  /// From "after" to the date of the event behind it are no more tokens.
  private static final int EVENT = 8;

  private static final WordSet ARTICLES = WordLists.words("told-article");

  /// Before a date: what is told was on it.
  private static final WordSet ON = WordLists.words("label-on");

  private static final WordSet OVER = WordLists.words("over");

  private static final WordSet BEGUN = WordLists.words("begun");

  /// Before the date of a paper, or of what it is about.
  private static final WordSet ATTACHED = WordLists.words("date-attached");

  private static final WordSet TAKES_UP = WordLists.words("takes-up");

  private static final WordSet PERFECT = WordLists.words("has");

  private static final WordSet JOINED = WordLists.words("begun-joined");

  /// They begin another round, or another thing.
  private static final WordSet ANEW = WordLists.words("another-round");

  private Sequence() {}

  /// True where the words put the first event after the second and the dates before it, or the
  /// other way round.
  ///
  /// @param first the date that is named first
  /// @param second the next one
  static boolean isBroken(Sentence sentence, DateMention first, DateMention second) {
    boolean earlier = DatePairs.isJustBefore(first, second);
    boolean later = DatePairs.isJustBefore(second, first);
    if (!earlier && !later) {
      return false;
    }
    int join = join(sentence, first.to(), second.from(), earlier ? "after" : "before");
    if (join >= 0) {
      return (hasPastBefore(sentence, first) || isSince(sentence, first))
          && (hasPast(sentence, join + 1, second.from())
              || isBesideEvent(sentence, first, join, second));
    }
    return earlier
        ? isOverAndBegun(sentence, first, second) || isOfLater(sentence, first, second)
        : isSinceBefore(sentence, first, second);
  }

  /// "The policy of 1 March 2025 replaces the one of 4 June 2025".
  private static boolean isOfLater(Sentence sentence, DateMention first, DateMention second) {
    return (isSince(sentence, first)
            || Wording.hasWithin(
                sentence, Math.max(sentence.from(), first.from() - 1), first.from(), ATTACHED))
        && Wording.hasWithin(sentence, second.from() - 1, second.from(), ATTACHED)
        && Wording.hasWithin(sentence, first.to(), second.from(), TAKES_UP);
  }

  private static boolean isSince(Sentence sentence, DateMention date) {
    return date.from() > sentence.from() && sentence.tokens().isWord(date.from() - 1, "since");
  }

  /// "Was hired in 2021 and has led the team since 2018".
  private static boolean isSinceBefore(Sentence sentence, DateMention first, DateMention second) {
    return sentence.tokens().isWord(second.from() - 1, "since")
        && Wording.hasWithin(
            sentence, Math.max(sentence.from(), first.from() - 3), first.from(), BEGUN)
        && Wording.hasWithin(sentence, first.to(), second.from(), PERFECT)
        && sentence.tokens().isWord(first.to(), "and");
  }

  /// "Was renewed on 3 February after a first certification on 18 November": the event stands right
  /// behind the first date, and nothing is told of it but its day. "To after the fair" moves.
  private static boolean isBesideEvent(
      Sentence sentence, DateMention first, int join, DateMention second) {
    Tokens tokens = sentence.tokens();
    boolean beside =
        join == first.to() || (join == first.to() + 1 && tokens.is(first.to(), TokenClass.COMMA));
    return beside
        && tokens.isOneOf(join + 1, ARTICLES)
        && second.from() - join <= EVENT
        && (tokens.isOneOf(second.from() - 1, ATTACHED) || tokens.isOneOf(second.from() - 1, ON))
        && (second.to() >= sentence.to() || !tokens.is(second.to(), TokenClass.WORD));
  }

  /// The only "after" or "before" between two dates, or -1.
  private static int join(Sentence sentence, int from, int to, String word) {
    int found = -1;
    for (int i = from; i < to; i++) {
      if (sentence.tokens().isWord(i, word)) {
        if (found >= 0) {
          return -1;
        }
        found = i;
      } else if (found >= 0
          && (sentence.tokens().is(i, TokenClass.OPEN) || isBackFrom(sentence, found, i))) {
        return -1;
      }
    }
    return found;
  }

  /// "Was drafted on 2 March, after a talk that had run long, and approved on 5 May": between two
  /// commas the word bears on the first date alone.
  private static boolean isBackFrom(Sentence sentence, int join, int token) {
    Tokens tokens = sentence.tokens();
    return tokens.is(join - 1, TokenClass.COMMA)
        && tokens.is(token, TokenClass.COMMA)
        && token + 2 < sentence.to()
        && tokens.isWord(token + 1, "and")
        && Told.isPastAt(sentence, token + 2);
  }

  private static boolean hasPastBefore(Sentence sentence, DateMention date) {
    return hasPast(sentence, sentence.from(), date.from());
  }

  private static boolean hasPast(Sentence sentence, int from, int to) {
    Tokens tokens = sentence.tokens();
    for (int i = from; i < to; i++) {
      if (Told.isPast(sentence, i, tokens.lower(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOverAndBegun(Sentence sentence, DateMention first, DateMention second) {
    return Wording.hasWithin(
            sentence, Math.max(sentence.from(), first.from() - 3), first.from(), OVER)
        && hasOfTheSame(sentence, first.to(), second.from())
        && !Wording.hasWithin(sentence, first.to(), second.from(), ANEW);
  }

  /// "And admitted", "and was hired": what began has no other subject.
  private static boolean hasOfTheSame(Sentence sentence, int from, int to) {
    Tokens tokens = sentence.tokens();
    for (int i = from + 1; i < to; i++) {
      if (tokens.isOneOf(i, BEGUN)
          && (tokens.isOneOf(i - 1, JOINED) || tokens.is(i - 1, TokenClass.COMMA))) {
        return true;
      }
    }
    return false;
  }
}

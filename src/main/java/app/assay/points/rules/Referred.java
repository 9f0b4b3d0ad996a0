package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Tells of a date without a verb of its own whether it is referred to as past: an entry of a list
/// of references, a meeting whose wishes have been met, what has been so since then.
final class Referred {

  /// In the heading over a list of what was used.
  private static final WordSet LISTS = WordLists.words("references-title");

  /// In an entry of such a list, of what is still to come out.
  private static final WordSet TO_COME = WordLists.words("reference-to-come");

  /// What people do together or decide on a day.
  private static final WordSet MEETINGS = WordLists.words("dated-meeting");

  private static final WordSet HAVE = WordLists.words("has");

  /// Between "has" and what has been done.
  private static final WordSet BESIDE = WordLists.words("has-beside");

  /// What is decided of a meeting itself, rather than at it.
  private static final WordSet DECIDED = WordLists.words("decided-for");

  /// Before the name of something that is done again and again.
  private static final WordSet LAST = WordLists.words("last-of-many");

  /// Behind "last" they make it a term.
  private static final WordSet TERM = WordLists.words("last-term");

  private Referred() {}

  static boolean asPast(PlacedBlock block, Sentence sentence, DateMention mention) {
    return (mention.isDay() && isReference(block, sentence))
        || (mention.isDay() && isMeeting(sentence, mention))
        || isSince(sentence, mention)
        || isLast(sentence, mention);
  }

  /// "Minutes of the review board, 11 September 2026, item 3" under "References".
  private static boolean isReference(PlacedBlock block, Sentence sentence) {
    if (block.reading().kind() != BlockKind.LIST_ITEM || block.around().headings().isEmpty()) {
      return false;
    }
    boolean list =
        block.around().headings().getLast().sentences().stream().anyMatch(h -> has(h, LISTS));
    return list && !has(sentence, TO_COME);
  }

  private static boolean has(Sentence sentence, WordSet words) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, words)) {
        return true;
      }
    }
    return false;
  }

  /// "What was agreed at the meeting of 5 October 2026 has been incorporated."
  private static boolean isMeeting(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int noun = mention.from() - 2;
    return noun > sentence.from()
        && tokens.isWord(mention.from() - 1, "of")
        && tokens.isOneOf(noun, MEETINGS)
        && isPerfect(sentence, mention.to());
  }

  /// "Since the introduction of the new board in October 2026 failures have dropped".
  private static boolean isSince(Sentence sentence, DateMention mention) {
    return sentence.tokens().isWord(sentence.from(), "since")
        && mention.from() > sentence.from() + 1
        && isPerfect(sentence, mention.to());
  }

  private static boolean isPerfect(Sentence sentence, int from) {
    Tokens tokens = sentence.tokens();
    for (int i = from; i + 1 < sentence.to(); i++) {
      if (tokens.isOneOf(i, HAVE)) {
        int done = i + 1;
        while (tokens.isOneOf(done, BESIDE)) {
          done++;
        }
        return done < sentence.to() && !tokens.isOneOf(done, DECIDED);
      }
      if (Told.PRESENT.contains(Wording.lower(tokens, i))) {
        return false;
      }
    }
    return false;
  }

  /// "Last practice drill: 12 September 2026".
  private static boolean isLast(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int colon = mention.from() - 1;
    if (colon - sentence.from() < 2
        || !tokens.is(colon, TokenClass.COLON)
        || !tokens.isOneOf(sentence.from(), LAST)) {
      return false;
    }
    for (int i = sentence.from() + 1; i < colon; i++) {
      if (!tokens.is(i, TokenClass.WORD) || tokens.isOneOf(i, TERM)) {
        return false;
      }
    }
    return true;
  }
}

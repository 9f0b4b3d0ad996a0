package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Clock;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// Which numbers of a sentence are figures: not years, days of a month or list numbers.
final class Figures {

  /// Words that begin a sentence about one thing at hand.
  private static final WordSet AT_HAND = WordLists.words("at-hand");

  private static final WordSet LIKE = WordLists.words("like-own");

  private static final WordSet OF_A_KIND = WordLists.words("of-own-kind");

  private Figures() {}

  /// The first number or number word that counts something.
  static Optional<CueMatch> first(Sentence sentence) {
    if (!sentence.has(Cue.COUNT)) {
      return Optional.empty();
    }
    for (CueMatch match : sentence.matches()) {
      if (match.cue() == Cue.COUNT && isFigure(sentence, match.from())) {
        return Optional.of(match);
      }
    }
    return Optional.empty();
  }

  /// The number that begins at a token counts something.
  static boolean isFigure(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    if (tokens.is(token, TokenClass.YEAR)) {
      return false;
    }
    boolean beforeMonth = token + 1 < sentence.to() && tokens.is(token + 1, TokenClass.MONTH);
    boolean afterMonth = token > sentence.from() && tokens.is(token - 1, TokenClass.MONTH);
    return !beforeMonth && !afterMonth;
  }

  /// "A deputy head spends", "Each of them eats": said of all of a kind.
  static boolean isGeneral(Sentence sentence) {
    return sentence.first(Cue.KIND).filter(kind -> kind.from() == sentence.from()).isPresent();
  }

  /// "The gateway refused 38 %", "That is a rise of 12 %", "Of our nodes": of one thing at hand,
  /// not of a kind.
  static boolean isOfOne(Sentence sentence) {
    return isOwn(sentence) || isAtHand(sentence);
  }

  /// "The gateway", "That is", "At 08:55".
  static boolean isAtHand(Sentence sentence) {
    return sentence.tokens().isOneOf(sentence.from(), AT_HAND)
        || Clock.seconds(sentence.tokens(), sentence.from()) >= 0;
  }

  /// The sentence is of the writers' own: "our nodes", "we lost"; "hospitals of our size" and
  /// "firms like us" are others.
  static boolean isOwn(Sentence sentence) {
    if (!sentence.has(Cue.OWN)) {
      return false;
    }
    for (CueMatch own : sentence.all(Cue.OWN)) {
      boolean like =
          own.from() > sentence.from() && sentence.tokens().isOneOf(own.from() - 1, LIKE);
      boolean kind = own.to() < sentence.to() && sentence.tokens().isOneOf(own.to(), OF_A_KIND);
      if (!like && !kind) {
        return true;
      }
    }
    return false;
  }

  /// `Figure 2.` or `Table 1:` before the words of a caption.
  static boolean isCaption(Sentence first) {
    Tokens tokens = first.tokens();
    int from = first.from();
    if (from + 1 >= tokens.count() || !tokens.is(from + 1, TokenClass.NUM)) {
      return false;
    }
    int length = tokens.end(from) - tokens.start(from);
    return length >= 3
        && length <= 6
        && (tokens.text().startsWith("Fig", tokens.start(from))
            || tokens.text().startsWith("Table", tokens.start(from)));
  }
}

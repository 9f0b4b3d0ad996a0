package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A superlative of a sentence, and which of a column's numbers it means.
///
/// @param token where it stands
/// @param kind what it says
record Extreme(int token, Kind kind) {

  private static final WordSet HIGH = WordLists.words("extreme-high");
  private static final WordSet LOW = WordLists.words("extreme-low");
  private static final WordSet GOOD = WordLists.words("extreme-good");
  private static final WordSet BAD = WordLists.words("extreme-bad");
  private static final WordSet NOT_FIRST = WordLists.words("not-the-first");

  private static final WordSet BEFORE_MOST = WordLists.words("before-most");

  /// Before "first" and "on top": how something came off.
  private static final WordSet COMES = WordLists.words("comes-off");

  /// A word before it that takes it back stands so near.
  private static final int NEAR = 3;

  enum Kind {
    HIGH,
    LOW,
    GOOD,
    BAD;

    /// The largest number of the column is meant, and not the smallest.
    boolean isLargest(boolean lessIsBetter) {
      return switch (this) {
        case HIGH -> true;
        case LOW -> false;
        case GOOD -> !lessIsBetter;
        case BAD -> lessIsBetter;
      };
    }
  }

  /// The one superlative of a sentence; none where there are two, or one that is taken back.
  static Optional<Extreme> in(Sentence sentence) {
    if (!sentence.mayHold(COMES)
        && !sentence.mayHold(HIGH)
        && !sentence.mayHold(LOW)
        && !sentence.mayHold(GOOD)
        && !sentence.mayHold(BAD)) {
      return Optional.empty();
    }
    @Nullable Extreme found = null;
    for (int i = sentence.from(); i < sentence.to(); i++) {
      boolean placed = isPlaced(sentence, i);
      Kind kind = placed ? Kind.GOOD : kind(sentence.tokens(), i);
      if (kind != null && (placed || isOfAll(sentence, i, kind))) {
        if (found != null && isDenied(sentence, i)) {
          continue;
        }
        if (found != null) {
          return Optional.empty();
        }
        found = new Extreme(i, kind);
      }
    }
    return Optional.ofNullable(found).filter(e -> !isTakenBack(sentence, e.token));
  }

  /// "Comes out on top", "ranks first", "finished in first place".
  private static boolean isPlaced(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    boolean top = tokens.isWord(token, "top") && Wording.before(sentence, token).equals("on");
    if (!top && !tokens.isWord(token, "first")) {
      return false;
    }
    for (int i = token - 1; i >= sentence.from() && token - i <= NEAR; i--) {
      if (tokens.isOneOf(i, COMES)) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Kind kind(Tokens tokens, int token) {
    if (tokens.isOneOf(token, HIGH)) {
      return Kind.HIGH;
    }
    if (tokens.isOneOf(token, LOW)) {
      return Kind.LOW;
    }
    if (tokens.isOneOf(token, GOOD)) {
      return Kind.GOOD;
    }
    return tokens.isOneOf(token, BAD) ? Kind.BAD : null;
  }

  /// "The most steps", but not "most of them"; "at least" is a bound.
  private static boolean isOfAll(Sentence sentence, int token, Kind kind) {
    String before = Wording.before(sentence, token);
    String word = Wording.lower(sentence.tokens(), token);
    return !before.equals("at")
        && (!Wording.after(sentence, token).equals("of") || isOfThem(sentence, token))
        && (!word.equals("most") || BEFORE_MOST.contains(before));
  }

  /// "The quietest of the five", but not "of the named ones".
  private static boolean isOfThem(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    int next = token + 2;
    boolean them =
        tokens.isWord(next, "the")
            ? tokens.value(next + 1) > 0
            : tokens.isWord(next, "all") || tokens.isWord(next, "them");
    return next < sentence.to() && them && tokens.isWord(token - 1, "the");
  }

  /// "The quietest, if not the cheapest".
  private static boolean isDenied(Sentence sentence, int token) {
    return sentence.tokens().isWord(token - 1, "the") && sentence.tokens().isWord(token - 2, "not");
  }

  private static boolean isTakenBack(Sentence sentence, int token) {
    for (int i = Math.max(sentence.from(), token - NEAR); i < token; i++) {
      if (sentence.tokens().isOneOf(i, NOT_FIRST)) {
        return true;
      }
    }
    return false;
  }
}

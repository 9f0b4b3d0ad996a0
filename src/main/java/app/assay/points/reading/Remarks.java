package app.assay.points.reading;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.TokenClass;

/// What is remarked on a sentence and is none of what it says: notes in square brackets such as
/// `[causal link not established]`, markers such as `(estimated)`, and `(as of 2026-03-01)`.
public final class Remarks {

  private Remarks() {}

  /// False where no token is of a note or marker, as is mostly so.
  public static boolean mayBeIn(Sentence sentence) {
    return sentence.has(TokenClass.OPEN) || sentence.has(Cue.MARKER);
  }

  /// True for a token of a note or marker.
  public static boolean hold(Sentence sentence, int token) {
    return sentence.isNote(token) || isMarked(sentence, token);
  }

  /// The cues of a sentence without those of notes and markers.
  public static Cues without(Sentence sentence) {
    if (!sentence.has(TokenClass.OPEN)
        || !(sentence.hasAny(Cue.MARKER, Cue.AS_OF) || sentence.scopes().holdNotes())) {
      return sentence.cues();
    }
    Cues cues = Cues.NONE;
    for (CueMatch match : sentence.matches()) {
      if (!hold(sentence, match.from()) && !hold(sentence, match.to() - 1)) {
        cues = cues.with(match.cue());
      }
    }
    return cues;
  }

  /// After the notes that begin at a token; that token where none does.
  static int after(Sentence sentence, int token) {
    int at = token;
    while (at < sentence.to() && sentence.isNote(at)) {
      at++;
    }
    return at;
  }

  /// So many tokens before one, or the first of its sentence; remarks do not count.
  public static int back(Sentence sentence, int token, int tokens) {
    int at = token;
    for (int passed = 0; at > sentence.from() && passed < tokens; at--) {
      passed += hold(sentence, at - 1) ? 0 : 1;
    }
    return at;
  }

  /// So many tokens on from one, or the end of its sentence; remarks do not count.
  public static int on(Sentence sentence, int token, int tokens) {
    int at = token;
    for (int passed = 0; at < sentence.to() && passed < tokens; at++) {
      passed += hold(sentence, at) ? 0 : 1;
    }
    return at;
  }

  /// Where the words of a sentence end that no remark follows but at its end.
  static boolean endAt(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    int open = 0;
    for (int i = token; i < sentence.to(); i++) {
      open += tokens.is(i, TokenClass.OPEN) ? 1 : 0;
      if (open == 0) {
        return false;
      }
      open -= tokens.is(i, TokenClass.CLOSE) ? 1 : 0;
      if (!tokens.is(i, TokenClass.OPEN) && !tokens.is(i, TokenClass.CLOSE) && !hold(sentence, i)) {
        return false;
      }
    }
    return true;
  }

  /// Of a marker, or anywhere in a round bracket that begins with one or with "as of".
  private static boolean isMarked(Sentence sentence, int token) {
    if (isMarker(sentence, token)) {
      return true;
    }
    if (!sentence.has(TokenClass.OPEN) || !sentence.hasAny(Cue.MARKER, Cue.AS_OF)) {
      return false;
    }
    Tokens tokens = sentence.tokens();
    int open = token;
    while (open >= sentence.from() && !tokens.is(open, '(')) {
      if (tokens.is(open, ')') && open < token) {
        return false;
      }
      open--;
    }
    int first = open + 1;
    return open >= sentence.from()
        && first < sentence.to()
        && (isMarker(sentence, first)
            || (tokens.isWord(first, "as")
                && first + 1 < sentence.to()
                && tokens.isWord(first + 1, "of")));
  }

  private static boolean isMarker(Sentence sentence, int token) {
    if (sentence.has(Cue.MARKER)) {
      for (CueMatch match : sentence.matches()) {
        if (match.cue() == Cue.MARKER && match.from() <= token && token < match.to()) {
          return true;
        }
      }
    }
    return false;
  }
}

package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Tokens;

/// A form that opens a sentence and ends like one of the past: "Deployed in", "Used it", but not
/// "Registered users" or "Wanted: two clerks".
final class OpeningForm {

  /// Behind it they make it the verb.
  private static final WordSet OPENED = WordLists.words("told-opened");

  /// The same as its object.
  private static final WordSet OBJECTS = WordLists.words("told-object");

  /// Before a colon they say what somebody wants to have.
  private static final WordSet SOUGHT = WordLists.words("told-sought");

  private OpeningForm() {}

  /// @param i the form, not the last token of its sentence
  static boolean isPast(Tokens tokens, int i) {
    if (tokens.is(i + 1, TokenClass.WORD)) {
      return tokens.isOneOf(i + 1, OPENED) || tokens.isOneOf(i + 1, OBJECTS);
    }
    return !tokens.is(i + 1, TokenClass.COLON) || !tokens.isOneOf(i, SOUGHT);
  }
}

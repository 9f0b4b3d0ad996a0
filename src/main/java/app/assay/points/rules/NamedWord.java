package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// A word of time that is named, not used: in quotation marks, in a title, on a button.
final class NamedWord {

  private NamedWord() {}

  /// In quotation marks, beside code or with parentheses the word is named, not used.
  static boolean is(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    return (match.from() > sentence.from() && isQuote(tokens, match.from() - 1))
        || (match.to() < sentence.to() && isQuote(tokens, match.to()))
        || isTitle(sentence, match)
        || isLabel(sentence, match);
  }

  /// "The Now Foundation": in the middle of a sentence a capital makes it part of a name.
  private static boolean isTitle(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    return match.to() - match.from() == 1
        && match.from() > sentence.from()
        && match.to() < sentence.to()
        && tokens.is(match.from(), TokenClass.CAP)
        && tokens.is(match.to(), TokenClass.CAP)
        && tokens.isOneOf(match.from() - 1, TimeWords.SUBJECT);
  }

  /// "Tap *Now*", "the *Latest* filter": emphasised, with a capital and not as the first word, it
  /// is the name of a button.
  private static boolean isLabel(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    int start = tokens.start(match.from());
    return match.from() > sentence.from()
        && start > 0
        && (tokens.text().charAt(start - 1) == '*' || tokens.text().charAt(start - 1) == '_')
        && tokens.is(match.from(), TokenClass.CAP)
        && !tokens.is(match.from() - 1, TokenClass.STOP);
  }

  private static boolean isQuote(Tokens tokens, int i) {
    return tokens.is(i, '"') || tokens.is(i, '“') || tokens.is(i, '”') || tokens.is(i, '„');
  }
}

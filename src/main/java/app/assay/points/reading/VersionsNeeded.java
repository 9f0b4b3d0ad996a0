package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;

/// The version from which on something works: "Python 3.11 or later", "runs on Java 17".
final class VersionsNeeded {

  /// "Or later", "and above".
  private static final WordSet UPWARDS = WordLists.words("version-upwards");

  /// "Requires", "minimum", "runs".
  private static final WordSet NEEDS = WordLists.words("version-demanded");

  /// Behind the version: "Python 3.11, the oldest version we support".
  private static final WordSet LEAST = WordLists.words("version-least");

  /// So near the name and its number stands what says that they are needed.
  private static final int REACH = 5;

  private static final int STEP = 1000;

  private VersionsNeeded() {}

  static void read(Sentence sentence, LooseKind out) {
    if (!sentence.has(TokenClass.CAP)
        || !(sentence.has(TokenClass.NUM) || sentence.has(TokenClass.VERSION))
        || !(sentence.mayHold(UPWARDS) || sentence.mayHold(NEEDS) || sentence.mayHold(LEAST))) {
      return;
    }
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      boolean number = tokens.is(i, TokenClass.NUM) || tokens.is(i, TokenClass.VERSION);
      if (number
          && !tokens.is(i, TokenClass.MONEY)
          && !tokens.is(i, TokenClass.PERCENT)
          && !tokens.is(i, TokenClass.YEAR)
          && isName(sentence, i - 1)
          && isDemanded(sentence, i)) {
        double value = value(tokens.text(i));
        if (!Double.isNaN(value)) {
          StemSet name = StemSet.of(tokens.stem(i - 1));
          out.add(i - 1, i + 1, value, value, Quantity.RELEASE, name);
        }
      }
    }
  }

  private static boolean isName(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    return tokens.is(token, TokenClass.CAP)
        && !tokens.is(token, TokenClass.MONTH)
        && !tokens.isLight(token)
        && !Unit.isCurrency(tokens.text(token));
  }

  private static boolean isDemanded(Sentence sentence, int number) {
    Tokens tokens = sentence.tokens();
    int or = Remarks.after(sentence, number + 1);
    if (or + 1 < sentence.to()
        && (tokens.isWord(or, "or") || tokens.isWord(or, "and"))
        && tokens.isOneOf(or + 1, UPWARDS)) {
      return true;
    }
    for (int i = or; i < Math.min(sentence.to(), or + REACH); i++) {
      if (tokens.isOneOf(i, LEAST)) {
        return true;
      }
    }
    for (int i = Math.max(sentence.from(), number - REACH); i < number - 1; i++) {
      if (tokens.isOneOf(i, NEEDS)) {
        return true;
      }
    }
    return false;
  }

  /// Of "3.11.2" the first two numbers as one: it is later than "3.9".
  private static double value(String version) {
    int dot = version.indexOf('.');
    int end = dot < 0 ? -1 : version.indexOf('.', dot + 1);
    int major = number(dot < 0 ? version : version.substring(0, dot));
    int minor = dot < 0 ? 0 : number(version.substring(dot + 1, end < 0 ? version.length() : end));
    return major < 0 || minor < 0 ? Double.NaN : (double) major * STEP + minor;
  }

  /// Less than 0 for what is no number of up to three digits.
  private static int number(String digits) {
    int number = 0;
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      number = c < '0' || c > '9' || number < 0 ? -1 : number * 10 + c - '0';
    }
    return digits.isEmpty() || number >= STEP ? -1 : number;
  }
}

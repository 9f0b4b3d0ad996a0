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

  private static final int NONE = -1;

  /// A name of more words is no product's.
  private static final int MOST_NAMES = 2;

  /// Over a column of versions that are needed.
  private static final WordSet OVER = WordLists.words("version-over");

  private VersionsNeeded() {}

  static void read(Sentence sentence, LooseKind out) {
    if (!(sentence.has(TokenClass.NUM) || sentence.has(TokenClass.VERSION))) {
      return;
    }
    if (ofRow(sentence, out)
        || !sentence.has(TokenClass.CAP)
        || !(sentence.mayHold(UPWARDS) || sentence.mayHold(NEEDS) || sentence.mayHold(LEAST))) {
      return;
    }
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      int name = isNumber(sentence, i) ? name(sentence, i) : NONE;
      if (name != NONE && isDemanded(sentence, name, i)) {
        add(sentence, name, i, sentence.tokens().stem(name), out);
      }
    }
  }

  private static void add(Sentence sentence, int from, int number, int name, LooseKind out) {
    double value = value(sentence.tokens().text(number));
    if (!Double.isNaN(value)) {
      out.add(from, number + 1, value, value, Quantity.RELEASE, StemSet.of(name));
    }
  }

  private static boolean isNumber(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    return (tokens.is(i, TokenClass.NUM) || tokens.is(i, TokenClass.VERSION))
        && !tokens.is(i, TokenClass.MONEY)
        && !tokens.is(i, TokenClass.PERCENT)
        && !tokens.is(i, TokenClass.YEAR);
  }

  /// The row of a table of what is needed: "| PostgreSQL | 15 |" under "Minimum version".
  private static boolean ofRow(Sentence cell, LooseKind out) {
    int number = cell.from();
    Sentence label = cell.cell().flatMap(Sentence.Cell::label).orElse(null);
    if (label == null || !isNumber(cell, number) || !isName(label, label.to() - 1)) {
      return false;
    }
    boolean alone = label.words() <= MOST_NAMES && Remarks.endAt(cell, number + 1);
    boolean over =
        cell.cell().flatMap(Sentence.Cell::header).filter(h -> h.mayHold(OVER)).isPresent();
    boolean upwards = isUpwards(cell, number);
    if (!(alone && over) && !upwards) {
      return false;
    }
    add(cell, number, number, label.tokens().stem(label.to() - 1), out);
    return true;
  }

  /// The name before a number, also in "Python version 3.11" and "the Python version is 3.11".
  private static int name(Sentence sentence, int number) {
    Tokens tokens = sentence.tokens();
    int before = number - 1;
    if (before > sentence.from() && (tokens.isWord(before, "is") || tokens.isWord(before, "to"))) {
      before--;
      if (!tokens.isWord(before, "version")) {
        return NONE;
      }
    }
    if (before > sentence.from() && tokens.isWord(before, "version")) {
      before--;
    }
    return isName(sentence, before) ? before : NONE;
  }

  private static boolean isName(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    return tokens.is(token, TokenClass.CAP)
        && !tokens.is(token, TokenClass.MONTH)
        && !tokens.isLight(token)
        && !Unit.isCurrency(tokens.text(token));
  }

  /// "3.11 or later".
  private static boolean isUpwards(Sentence sentence, int number) {
    Tokens tokens = sentence.tokens();
    int or = Remarks.after(sentence, number + 1);
    return or + 1 < sentence.to()
        && (tokens.isWord(or, "or") || tokens.isWord(or, "and"))
        && tokens.isOneOf(or + 1, UPWARDS);
  }

  private static boolean isDemanded(Sentence sentence, int name, int number) {
    Tokens tokens = sentence.tokens();
    int or = Remarks.after(sentence, number + 1);
    if (isUpwards(sentence, number)) {
      return true;
    }
    for (int i = or; i < Math.min(sentence.to(), or + REACH); i++) {
      if (tokens.isOneOf(i, LEAST)) {
        return true;
      }
    }
    for (int i = Math.max(sentence.from(), name + 1 - REACH); i < name; i++) {
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

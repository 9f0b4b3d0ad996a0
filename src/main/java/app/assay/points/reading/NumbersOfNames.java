package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;

/// A number that is but a name, behind what it names: "extension 4410", "VHF channel 12", "grant
/// no. LF-2025-0347". Two of one thing are a slip of the pen.
final class NumbersOfNames {

  private static final WordSet NUMBERED = WordLists.words("numbered-by-name");

  private static final WordSet REFERRED = WordLists.words("referred-to-by-number");

  /// "No." and "number" between the noun and its number.
  private static final WordSet SIGNS = WordLists.words("number-sign");

  /// From the noun to its number.
  private static final int REACH = 5;

  private static final int LONGEST = 20;

  /// A longer number is no whole one in a double.
  private static final int MOST_DIGITS = 15;

  /// Under so many digits a reference is a type or a size.
  private static final int FEWEST_DIGITS = 4;

  private NumbersOfNames() {}

  static void read(Sentence sentence, LooseKind out) {
    if (!sentence.mayHold(NUMBERED) && !sentence.mayHold(REFERRED)) {
      return;
    }
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 1 < sentence.to(); i++) {
      if (tokens.isOneOf(i, NUMBERED) && isPlain(tokens, i + 1)) {
        double value = tokens.value(i + 1);
        out.add(i, i + 2, value, value, Quantity.NAMED + tokens.lower(i), StemSet.EMPTY);
      } else if (tokens.isOneOf(i, REFERRED)) {
        reference(sentence, i, out);
      }
    }
  }

  /// Neither a price, a share nor a year.
  private static boolean isPlain(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.NUM)
        && !tokens.is(token, TokenClass.MONEY)
        && !tokens.is(token, TokenClass.PERCENT)
        && Character.isDigit(tokens.text().charAt(tokens.start(token)))
        && tokens.text(token).chars().allMatch(Character::isDigit);
  }

  private static void reference(Sentence sentence, int noun, LooseKind out) {
    Tokens tokens = sentence.tokens();
    for (int i = noun + 1; i < Math.min(sentence.to(), noun + REACH); i++) {
      String digits = digits(tokens, i);
      if (digits.length() >= FEWEST_DIGITS && digits.length() <= MOST_DIGITS) {
        String prefix = letters(tokens.text(i));
        double value = Numerals.ofDigits(digits);
        out.add(i, i + 1, value, value, Quantity.NAMED + prefix, StemSet.of(tokens.stem(noun)));
        return;
      }
      boolean sign =
          tokens.isOneOf(i, SIGNS) || tokens.is(i, TokenClass.COLON) || tokens.is(i, '.');
      if (!sign && !tokens.is(i, TokenClass.STOP) && !tokens.is(i, TokenClass.OPEN)) {
        return;
      }
    }
  }

  /// Those of a word of letters and digits, such as "LF-2025-0347"; of any other none.
  private static String digits(Tokens tokens, int token) {
    String text = tokens.end(token) - tokens.start(token) > LONGEST ? "" : tokens.text(token);
    boolean mixed =
        tokens.is(token, TokenClass.WORD)
            && !text.isEmpty()
            && Character.isDigit(text.charAt(text.length() - 1))
            && text.chars().anyMatch(Character::isLetter);
    StringBuilder digits = new StringBuilder();
    for (int i = 0; mixed && i < text.length(); i++) {
      if (Character.isDigit(text.charAt(i))) {
        digits.append(text.charAt(i));
      }
    }
    return digits.toString();
  }

  /// All but its digits: what two references of one kind have in common.
  private static String letters(String text) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      letters.append(Character.isDigit(c) ? '0' : c);
    }
    return letters.toString();
  }
}

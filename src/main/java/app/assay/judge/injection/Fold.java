package app.assay.judge.injection;

import java.text.Normalizer;
import java.util.Locale;

/// Makes letters that look alike one: case, accents, full width, mathematical alphabets, and the
/// Greek and Cyrillic letters that pass for Latin ones.
final class Fold {

  /// Stands between words.
  static final char NONE = 0;

  /// Inside a word, but no letter of it.
  static final char SKIP = 1;

  private static final String LOOKALIKES =
      "аaвbсcԁdеeѐeёeһhіiїiјjкkӏlмmнhоoрpԛqгrѕsтtυuѵvԝwхxуyαaβbεeηnιiκkνvοoρpτtχxγyωwіiɡgɩiɑaℓlıi";
  private static final int MATH = 0x1D400;
  private static final int LAST_MATH = 0x1D7FF;

  private final char[] plane = new char[0x10000];
  private final char[] math = new char[LAST_MATH - MATH + 1];

  Fold() {
    for (int c = 0; c < plane.length; c++) {
      plane[c] = letter(c);
    }
    range(0xAA, 0x24F);
    range(0x1E00, 0x1EFF);
    range(0x2070, 0x214F);
    range(0x2460, 0x24FF);
    range(0xFF00, 0xFFEF);
    for (int c = MATH; c <= LAST_MATH; c++) {
      math[c - MATH] = normal(c);
    }
    for (int i = 0; i < LOOKALIKES.length(); i += 2) {
      char like = LOOKALIKES.charAt(i);
      plane[like] = LOOKALIKES.charAt(i + 1);
      plane[Character.toUpperCase(like)] = LOOKALIKES.charAt(i + 1);
    }
    for (int c = 0x300; c <= 0x36F; c++) {
      plane[c] = SKIP;
    }
    plane['\''] = SKIP;
    plane['’'] = SKIP;
    plane['*'] = SKIP;
  }

  /// The letter or digit that counts, [#SKIP] or [#NONE].
  char of(int c) {
    if (c < plane.length) {
      return plane[c];
    }
    if (c >= MATH && c <= LAST_MATH) {
      return math[c - MATH];
    }
    return Character.isIdeographic(c) ? (char) c : NONE;
  }

  /// The letter that a digit is written for, as in `1gn0r3`; other characters as they are.
  static char letterFor(char digit) {
    return switch (digit) {
      case '0' -> 'o';
      case '1' -> 'i';
      case '3' -> 'e';
      case '4' -> 'a';
      case '5' -> 's';
      case '7' -> 't';
      default -> digit;
    };
  }

  /// True for characters that are words of their own, since no space parts them.
  static boolean standsAlone(int c) {
    return (c >= 0x3040 && c <= 0x30FF && c != 0x30FB)
        || (c > 0x2FFF && Character.isIdeographic(c));
  }

  private void range(int from, int to) {
    for (int c = from; c <= to; c++) {
      plane[c] = normal(c);
    }
  }

  private static char letter(int c) {
    return Character.isLetterOrDigit(c) ? (char) Character.toLowerCase(c) : NONE;
  }

  private static char normal(int c) {
    String parts =
        Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
    return parts.chars().filter(Character::isLetterOrDigit).findFirst().isPresent()
        ? letter(parts.chars().filter(Character::isLetterOrDigit).findFirst().getAsInt())
        : NONE;
  }
}

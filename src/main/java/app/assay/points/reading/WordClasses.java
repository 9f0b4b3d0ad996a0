package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import java.util.List;
import java.util.Locale;

/// The classes of a token that begins with a letter.
public final class WordClasses {

  private static final WordSet MONTHS = WordLists.words("months");

  private static final List<String> ORDER =
      List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");

  private WordClasses() {}

  /// The number of the month by its name or abbreviation in any case, or 0.
  public static int month(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    return MONTHS.contains(lower) ? ORDER.indexOf(lower.substring(0, 3)) + 1 : 0;
  }

  static int of(String text, int from, int to) {
    int bits = TokenClass.WORD.bit();
    char first = text.charAt(from);
    boolean capital = Character.isUpperCase(first);
    if (capital) {
      bits |= TokenClass.CAP.bit();
    }
    int length = to - from;
    if (length == 2 && capital && isPeriod(first, text.charAt(from + 1))) {
      return bits | TokenClass.QUARTER.bit();
    }
    if (length >= 4
        && Character.isDigit(text.charAt(to - 1))
        && (first != 'v' && first != 'V')
        && hasYear(text, from, to)) {
      bits |= TokenClass.DATE.bit();
    }
    boolean titled = capital && length >= 3 && Character.isLowerCase(text.charAt(from + 1));
    if (titled && length <= 9) {
      if (MONTHS.contains(text.substring(from, to).toLowerCase(Locale.ROOT))) {
        bits |= TokenClass.MONTH.bit();
      }
    } else if (isVersion(text, from, to)) {
      bits |= TokenClass.VERSION.bit();
    }
    return bits;
  }

  /// `mid-2025`, `FY2025`, `FY25`, `Jan-2025`: letters, then a year.
  private static boolean hasYear(String text, int from, int to) {
    int digits = to;
    while (digits > from && Character.isDigit(text.charAt(digits - 1))) {
      digits--;
    }
    return (to - digits == 4 || (to - digits == 2 && text.regionMatches(true, from, "fy", 0, 2)))
        && DigitDate.read(text.substring(from, to)).isPresent();
  }

  private static boolean isPeriod(char letter, char digit) {
    return (letter == 'Q' && digit >= '1' && digit <= '4')
        || (letter == 'H' && (digit == '1' || digit == '2'));
  }

  private static boolean isVersion(String text, int from, int to) {
    char first = text.charAt(from);
    if ((first != 'v' && first != 'V') || to - from < 2) {
      return false;
    }
    for (int i = from + 1; i < to; i++) {
      char c = text.charAt(i);
      if (i == from + 1
          ? !Character.isDigit(c)
          : !Character.isLetterOrDigit(c) && c != '.' && c != '-') {
        return false;
      }
    }
    return true;
  }
}

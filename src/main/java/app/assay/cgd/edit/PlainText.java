package app.assay.cgd.edit;

import app.assay.text.WhiteSpace;
import java.util.Locale;
import java.util.Set;

/// Says when a string may stand without quotes so that readers of YAML 1.1 and of YAML 1.2 both
/// give it back as that string; in doubt it says no.
final class PlainText {

  private static final Set<String> WORDS_WITH_A_TYPE =
      Set.of("y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan", "inf");

  private static final String FIRST_BESIDE_LETTERS = "_/($";
  private static final String IN_NUMBERS_AND_DATES = "0123456789abcdefABCDEFxXoOTtZz+-_.: ";
  private static final String ENDS_A_FLOW_VALUE = ",[]{}";

  private PlainText() {}

  /// @param flow whether it stands inside brackets or braces
  static boolean isSafe(String text, boolean flow) {
    if (text.isEmpty() || WORDS_WITH_A_TYPE.contains(text.toLowerCase(Locale.ROOT))) {
      return false;
    }
    int first = text.codePointAt(0);
    if (!Character.isLetterOrDigit(first) && FIRST_BESIDE_LETTERS.indexOf(first) < 0) {
      return false;
    }
    return hasSafeCharacters(text, flow) && !looksLikeNumberOrDate(text, first);
  }

  private static boolean hasSafeCharacters(String text, boolean flow) {
    int last = text.length() - 1;
    for (int i = 0; i <= last; i++) {
      char c = text.charAt(i);
      boolean blankAfter = i == last || text.charAt(i + 1) == ' ';
      boolean blankBefore = i > 0 && text.charAt(i - 1) == ' ';
      if (!isPrintable(text, i)
          || (WhiteSpace.is(c) && c != ' ')
          || (c == ' ' && i == last)
          || (c == ':' && (blankAfter || flow))
          || (c == '#' && (blankBefore || flow))
          || (flow && ENDS_A_FLOW_VALUE.indexOf(c) >= 0)) {
        return false;
      }
    }
    return true;
  }

  private static boolean looksLikeNumberOrDate(String text, int first) {
    return first >= '0'
        && first <= '9'
        && text.chars().allMatch(c -> IN_NUMBERS_AND_DATES.indexOf(c) >= 0);
  }

  /// True for a character that may stand unescaped in one line of YAML, tab excluded.
  static boolean isPrintable(String text, int index) {
    char c = text.charAt(index);
    if (Character.isHighSurrogate(c)) {
      return index + 1 < text.length() && Character.isLowSurrogate(text.charAt(index + 1));
    }
    if (Character.isLowSurrogate(c)) {
      return index > 0 && Character.isHighSurrogate(text.charAt(index - 1));
    }
    return (c >= 0x20 && c < 0x7F)
        || (c >= 0xA0 && c != 0x2028 && c != 0x2029 && c != 0xFEFF && c < 0xFFFE);
  }
}

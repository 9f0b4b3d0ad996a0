package app.assay.points.reading;

/// The signs before and after sums of money.
final class CurrencySign {

  private static final int GROUP = 3;

  private static final int CENTS = 2;

  private CurrencySign() {}

  /// `$`, `€`, `₦` and what else is a sign for nothing but a currency.
  static boolean is(char c) {
    return c == '$' || (c >= '\u00a2' && Character.getType(c) == Character.CURRENCY_SYMBOL);
  }

  /// One that may also stand behind the digits; a dollar there is that of the next sum.
  static boolean isBehind(char c) {
    return c != '$' && is(c);
  }

  /// `R2.14`, `R18,900`, `R18.9 million`: a sum in rand. `R60` alone is as often a name.
  ///
  /// @param at the place of the R
  static boolean isRand(String text, int at) {
    if (at > 0 && Character.isLetterOrDigit(text.charAt(at - 1))) {
      return false;
    }
    int end = digitsEnd(text, at + 1);
    if (end == at + 1 || end == text.length()) {
      return false;
    }
    return switch (text.charAt(end)) {
      case ',' -> digitsEnd(text, end + 1) - end - 1 == GROUP;
      case '.' -> isCents(text, end + 1) || isScaled(text, digitsEnd(text, end + 1));
      default -> isScaled(text, end);
    };
  }

  private static boolean isCents(String text, int from) {
    int end = digitsEnd(text, from);
    return end - from == CENTS
        && !(end + 1 < text.length()
            && text.charAt(end) == '.'
            && Character.isLetterOrDigit(text.charAt(end + 1)));
  }

  private static boolean isScaled(String text, int end) {
    return text.startsWith(" million", end) || text.startsWith(" billion", end);
  }

  private static int digitsEnd(String text, int from) {
    int i = from;
    while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
      i++;
    }
    return i;
  }
}

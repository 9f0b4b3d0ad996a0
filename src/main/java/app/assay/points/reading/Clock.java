package app.assay.points.reading;

/// Reads a time of day such as `02:24` or `14:05:09`.
public final class Clock {

  /// Hours, minutes and seconds.
  private static final int PARTS = 3;

  /// None of them reaches its own.
  private static final int[] MOST = {24, 60, 60};

  private Clock() {}

  /// Seconds from midnight, or -1 where the token is no time of day.
  public static int seconds(Tokens tokens, int token) {
    int from = tokens.start(token);
    int length = tokens.end(token) - from;
    String text = tokens.text();
    if (length < 4
        || length > 8
        || !Character.isDigit(text.charAt(from))
        || (text.charAt(from + 1) != ':' && text.charAt(from + 2) != ':')) {
      return -1;
    }
    int seconds = 0;
    int at = from;
    for (int part = 0; part < PARTS; part++) {
      int digits = 0;
      int number = 0;
      while (at < from + length && digits < 2 && isDigit(text.charAt(at))) {
        number = number * 10 + text.charAt(at++) - '0';
        digits++;
      }
      boolean absent = part == 2 && digits == 0 && at == from + length;
      if ((digits == 0 || (part > 0 && digits != 2) || number >= MOST[part]) && !absent) {
        return -1;
      }
      seconds = seconds * 60 + number;
      if (at < from + length && part < 2) {
        if (text.charAt(at++) != ':') {
          return -1;
        }
      }
    }
    return at == from + length ? seconds : -1;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}

package app.assay.points.reading;

/// Reads a time of day such as `02:24` or `14:05:09`.
public final class Clock {

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
    String[] parts = tokens.text(token).split(":");
    int seconds = 0;
    for (int i = 0; i < 3; i++) {
      String part = i < parts.length ? parts[i] : "00";
      boolean digits = part.chars().allMatch(c -> c >= '0' && c <= '9');
      if (part.isEmpty() || part.length() > 2 || !digits || (i > 0 && part.length() != 2)) {
        return -1;
      }
      int number = Integer.parseInt(part);
      if (i > 0 && number >= 60) {
        return -1;
      }
      seconds = seconds * 60 + number;
    }
    return seconds < 24 * 3600 ? seconds : -1;
  }
}

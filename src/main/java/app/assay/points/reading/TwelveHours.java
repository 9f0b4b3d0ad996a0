package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;

/// Reads a time of day of the twelve-hour clock, such as "2 pm", "1.30 p.m." or "7.30pm".
final class TwelveHours {

  private static final int NOON = 12;
  private static final int HOUR = 60;

  /// "11.45p.m"
  private static final int LONGEST = 8;

  private TwelveHours() {}

  /// Minutes from midnight, or -1 where no such time begins at a token.
  static int minutes(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    int length = tokens.end(token) - tokens.start(token);
    if (length > LONGEST || !Character.isDigit(tokens.text().charAt(tokens.start(token)))) {
      return -1;
    }
    int next = token + 1 < sentence.to() ? half(tokens, token + 1) : -1;
    char last = tokens.text().charAt(tokens.end(token) - 1);
    if (next < 0 && last != 'm' && last != 'M') {
      return -1;
    }
    String text = tokens.lower(token);
    int digits = digits(text);
    int half = half(text.substring(digits));
    if (digits == text.length() && tokens.is(token, TokenClass.NUM)) {
      half = next;
    }
    int clock = half < 0 ? -1 : clock(text.substring(0, digits));
    return clock < 0 ? -1 : clock % (NOON * HOUR) + half;
  }

  /// After the last token of a time of day that begins at one.
  static int end(Sentence sentence, int token) {
    return digits(sentence.tokens().lower(token)) < sentence.tokens().lower(token).length()
        ? token + 1
        : token + 2;
  }

  private static int digits(String text) {
    int i = 0;
    while (i < text.length() && (Character.isDigit(text.charAt(i)) || isMark(text, i))) {
      i++;
    }
    return i;
  }

  private static boolean isMark(String text, int at) {
    return (text.charAt(at) == '.' || text.charAt(at) == ':')
        && at + 1 < text.length()
        && Character.isDigit(text.charAt(at + 1));
  }

  /// The same of a token; asked for every number, and mostly answered without a look at letters.
  private static int half(Tokens tokens, int token) {
    boolean any =
        tokens.isWord(token, "am")
            || tokens.isWord(token, "pm")
            || tokens.isWord(token, "a.m")
            || tokens.isWord(token, "p.m");
    return any ? half(tokens.lower(token)) : -1;
  }

  /// Minutes from midnight to where a half of the day begins, or -1.
  private static int half(String word) {
    return switch (word) {
      case "am", "a.m" -> 0;
      case "pm", "p.m" -> NOON * HOUR;
      default -> -1;
    };
  }

  /// Of "7.30" the minutes, or -1.
  private static int clock(String digits) {
    int mark = Math.max(digits.indexOf('.'), digits.indexOf(':'));
    int hours = number(mark < 0 ? digits : digits.substring(0, mark));
    String rest = mark < 0 ? "00" : digits.substring(mark + 1);
    int minutes = rest.length() == 2 ? number(rest) : -1;
    return hours < 1 || hours > NOON || minutes < 0 || minutes >= HOUR
        ? -1
        : hours * HOUR + minutes;
  }

  /// Of one or two digits, or -1.
  private static int number(String digits) {
    boolean plain = !digits.isEmpty() && digits.length() <= 2;
    return plain && digits.chars().allMatch(c -> c >= '0' && c <= '9')
        ? Integer.parseInt(digits)
        : -1;
  }
}

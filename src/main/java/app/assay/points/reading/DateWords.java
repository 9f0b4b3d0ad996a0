package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;

/// Asks tokens what part of a date they may be.
final class DateWords {

  private static final WordSet JOINS = WordLists.words("date-joins");

  private static final WordSet BEFORE_YEAR = WordLists.words("before-year");

  private static final WordSet AFTER_YEAR = WordLists.words("after-year");

  /// Numbers that look like years but mostly count or measure.
  private static final WordSet ROUND = WordLists.words("round-years");

  private static final WordSet BEFORE_ROUND = WordLists.words("before-round-year");

  private final Tokens tokens;
  private final int from;
  private final int to;

  DateWords(Tokens tokens, int from, int to) {
    this.tokens = tokens;
    this.from = from;
    this.to = to;
  }

  boolean has(int i) {
    return i >= from && i < to;
  }

  String lower(int i) {
    return has(i) ? tokens.lower(i) : "";
  }

  boolean isMonth(int i) {
    return has(i) && tokens.is(i, TokenClass.MONTH);
  }

  boolean isJoin(int i) {
    return has(i) && (tokens.is(i, TokenClass.DASH) || JOINS.contains(lower(i)));
  }

  /// A dash, or what else stands between the ends of a range.
  boolean isRange(int i) {
    return tokens.is(i, TokenClass.DASH) || (isJoin(i) && !lower(i).equals("and"));
  }

  /// The day that a number may be, with or without `st`, `nd`, `rd`, `th`, or 0.
  int day(int i) {
    if (!has(i) || !tokens.is(i, TokenClass.NUM) || tokens.end(i) - tokens.start(i) > 4) {
      return 0;
    }
    String text = tokens.text(i);
    int digits = 0;
    while (digits < text.length() && Character.isDigit(text.charAt(digits))) {
      digits++;
    }
    boolean plain = digits == text.length() || isOrdinal(i);
    if (!plain || digits == 0 || digits > 2) {
      return 0;
    }
    int day = Integer.parseInt(text.substring(0, digits));
    return day <= 39 ? day : 0;
  }

  boolean isOrdinal(int i) {
    String text = lower(i);
    return text.endsWith("st") || text.endsWith("nd") || text.endsWith("rd") || text.endsWith("th");
  }

  boolean isYear(int i) {
    return has(i)
        && tokens.is(i, TokenClass.YEAR)
        && !tokens.is(i, TokenClass.PERCENT)
        && tokens.end(i) - tokens.start(i) == 4;
  }

  int year(int i) {
    return Integer.parseInt(tokens.text(i));
  }

  int skip(int i, String word) {
    return lower(i).equals(word) ? i + 1 : i;
  }

  /// After the stop of an abbreviation such as `Mar.`.
  int skipStop(int i) {
    return has(i) && tokens.is(i, '.') ? i + 1 : i;
  }

  /// The token of a year that stands here, after a comma, a stop, `of`, a slash or dash; or -1.
  int yearAfter(int i) {
    int at = skipStop(i);
    if (has(at) && (tokens.is(at, ',') || tokens.is(at, '/') || lower(at).equals("of"))) {
      at++;
    } else if (has(at)
        && tokens.is(at, TokenClass.DASH)
        && tokens.end(at - 1) == tokens.start(at)) {
      at++;
    }
    return isYear(at) ? at : -1;
  }

  /// A year by itself, by what stands beside it.
  boolean isBareYear(int i) {
    if (!isYear(i)) {
      return false;
    }
    boolean glued =
        i + 1 < to
            && tokens.start(i + 1) == tokens.end(i)
            && tokens.is(i + 1, TokenClass.WORD)
            && !lower(i + 1).equals("s");
    if (glued || isNumberOfYear(i)) {
      return false;
    }
    boolean last = !has(i + 1) || !tokens.is(i + 1, TokenClass.WORD);
    boolean beforeVerb = last || AFTER_YEAR.contains(lower(i + 1));
    boolean first = !has(i - 1) || !tokens.is(i - 1, TokenClass.WORD);
    boolean afterWord = first || BEFORE_YEAR.contains(lower(i - 1)) || isMonth(i - 1);
    if (ROUND.contains(tokens.text(i))) {
      return beforeVerb && BEFORE_ROUND.contains(lower(i - 1));
    }
    return beforeVerb ? afterWord || last : afterWord && !first && !lower(i - 1).equals("than");
  }

  /// "Regulation 2025/2083", "No 785/2004", "2024/2956": a stroke ties it to a number that is not
  /// the year beside it.
  private boolean isNumberOfYear(int i) {
    boolean behind = isStroke(i - 1) && isNumber(i - 2) && !(isYear(i - 2) && isNext(i - 2, i));
    return behind || (isStroke(i + 1) && isNumber(i + 2) && !isYear(i + 2));
  }

  private boolean isNext(int year, int next) {
    return year(next) - year(year) == 1;
  }

  private boolean isNumber(int i) {
    return has(i) && tokens.is(i, TokenClass.NUM);
  }

  /// Nothing stands between a stroke and its neighbours.
  private boolean isStroke(int i) {
    return has(i - 1)
        && has(i + 1)
        && tokens.is(i, '/')
        && tokens.end(i - 1) == tokens.start(i)
        && tokens.end(i) == tokens.start(i + 1);
  }

  /// `[day to be checked]` stands behind the date.
  boolean isDoubted(int i) {
    return has(i + 5)
        && tokens.is(i, '[')
        && lower(i + 2).equals("to")
        && lower(i + 3).equals("be")
        && lower(i + 4).equals("checked");
  }
}

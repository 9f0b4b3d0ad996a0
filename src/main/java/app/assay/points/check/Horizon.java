package app.assay.points.check;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Map;

/// Whether a sentence names a time that lies ahead of the day that counts as today.
public final class Horizon {

  private static final String MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec";

  private static final Map<String, Integer> PARTS =
      Map.of(
          "end", 12, "close", 12, "late", 12, "winter", 12, "autumn", 11, "fall", 11, "second", 12,
          "summer", 8, "mid", 6, "spring", 5);

  /// Of a year; "2026 %" and "€2026" are longer.
  private static final int DIGITS = 4;

  private Horizon() {}

  /// True for "next year" and the like, and for a year, month or date after `asOf`.
  public static boolean isAhead(Sentence sentence, LocalDate asOf) {
    return sentence.has(Cue.FUTURE)
        && sentence.all(Cue.FUTURE).stream().anyMatch(m -> isAhead(sentence, m, asOf));
  }

  /// True when the wording names a month.
  public static boolean isMonth(Sentence sentence, CueMatch match) {
    for (int i = match.from(); i < match.to(); i++) {
      if (sentence.tokens().is(i, TokenClass.MONTH)) {
        return true;
      }
    }
    return false;
  }

  /// True when the wording names a year or date.
  public static boolean isDated(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    for (int i = match.from(); i < match.to(); i++) {
      if (tokens.is(i, TokenClass.YEAR) || tokens.is(i, TokenClass.DATE)) {
        return true;
      }
    }
    return false;
  }

  /// The same for one wording of [Cue#FUTURE].
  public static boolean isAhead(Sentence sentence, CueMatch match, LocalDate asOf) {
    Tokens tokens = sentence.tokens();
    if (match.from() > sentence.from() && tokens.text(match.from() - 1).equals("as")) {
      return false;
    }
    int month = 0;
    for (int i = match.from(); i < match.to(); i++) {
      if (tokens.is(i, TokenClass.MONTH)) {
        month = month(tokens.text(i));
      } else if (tokens.is(i, TokenClass.QUARTER)) {
        month = lastMonth(tokens.text(i));
      } else if (tokens.is(i, TokenClass.DATE)) {
        return tokens.text(i).compareTo(asOf.toString()) > 0;
      } else if (tokens.is(i, TokenClass.YEAR) && tokens.end(i) - tokens.start(i) == DIGITS) {
        int year = Integer.parseInt(tokens.text(i));
        return year > asOf.getYear()
            || (year == asOf.getYear()
                && Math.max(month, part(tokens, match.from(), i)) > asOf.getMonthValue());
      }
    }
    return true;
  }

  /// The last month of "the end of" or "summer", or 0.
  private static int part(Tokens tokens, int from, int to) {
    for (int i = from; i < to; i++) {
      int last = PARTS.getOrDefault(tokens.text(i).toLowerCase(Locale.ROOT), 0);
      if (last > 0) {
        return last;
      }
    }
    return 0;
  }

  /// 1 to 12, or 0.
  private static int month(String name) {
    String letters = name.length() < 3 ? "" : name.substring(0, 3).toLowerCase(Locale.ROOT);
    int at = letters.isEmpty() ? -1 : MONTHS.indexOf(letters);
    return at < 0 ? 0 : at / 3 + 1;
  }

  /// Of `Q1` to `Q4`, `H1` and `H2`.
  private static int lastMonth(String period) {
    int number = period.charAt(1) - '0';
    return period.charAt(0) == 'Q' ? number * 3 : number * 6;
  }
}

package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/// The days of the week on which something is done: "on Tuesday and Friday", "closed Mondays". They
/// are told by a number with a bit for each day, Monday the lowest; a weekday that a date stands
/// beside is part of that date.
final class Weekdays {

  private static final WordSet NAMES = names();

  private static final String ORDER = "montuewedthufrisatsun";

  /// All names of a day begin with so many letters of their own.
  private static final int STEM = 3;

  private Weekdays() {}

  private static WordSet names() {
    Set<String> all = new HashSet<>();
    WordLists.words("weekdays").forEach(all::add);
    WordLists.words("weekdays-often").forEach(all::add);
    return WordSet.copyOf(all);
  }

  static void read(Sentence sentence, LooseKind out) {
    if (!sentence.mayHold(NAMES)) {
      return;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (day(sentence, i) == 0) {
        continue;
      }
      int days = 0;
      int end = i;
      for (int next = i; next >= 0; next = next(sentence, next + 1)) {
        days |= day(sentence, next);
        end = next + 1;
      }
      if (!isOfDate(sentence, i, end)) {
        out.add(i, end, days, Quantity.WEEKDAY);
      }
      i = end - 1;
    }
  }

  /// The next day of a series, behind a comma or "and" at a token; or -1.
  private static int next(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    int next = token;
    while (next < sentence.to()
        && next < token + 2
        && (tokens.is(next, TokenClass.COMMA)
            || tokens.isWord(next, "and")
            || tokens.isWord(next, "or"))) {
      next++;
    }
    return next > token && next < sentence.to() && day(sentence, next) != 0 ? next : -1;
  }

  private static int day(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    if (!tokens.is(token, TokenClass.CAP) || !tokens.isOneOf(token, NAMES)) {
      return 0;
    }
    String stem = tokens.text(token).substring(0, STEM).toLowerCase(Locale.ROOT);
    return 1 << (ORDER.indexOf(stem) / STEM);
  }

  private static boolean isOfDate(Sentence sentence, int from, int to) {
    Tokens tokens = sentence.tokens();
    boolean after = to < sentence.to() && isDated(tokens, to);
    boolean comma =
        to + 1 < sentence.to() && tokens.is(to, TokenClass.COMMA) && isDated(tokens, to + 1);
    return after || comma || (from > sentence.from() && isDated(tokens, from - 1));
  }

  private static boolean isDated(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.NUM)
        || tokens.is(token, TokenClass.DATE)
        || tokens.is(token, TokenClass.MONTH)
        || tokens.is(token, TokenClass.YEAR);
  }
}

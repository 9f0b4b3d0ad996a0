package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// Years before Christ that run upwards, "from 320 to 540 BC", and years before the present told as
/// years before Christ: "gave 5200 BP. It was thus in use around 5200 BC".
final class YearsBc {

  private static final WordSet BC = WordLists.words("era-bc");

  private static final WordSet BP = WordLists.words("era-bp");

  private static final WordSet FROM = WordLists.words("era-from");

  private static final WordSet TO = WordLists.words("era-to");

  private static final WordSet ROUGHLY = WordLists.words("era-about");

  /// Digits of a year.
  private static final int DIGITS = 5;

  private YearsBc() {}

  /// The first of a sentence.
  ///
  /// @param before the sentence before it
  static Optional<CalendarTold> in(Sentence sentence, Optional<Sentence> before) {
    if (!sentence.mayHold(BC)) {
      return Optional.empty();
    }
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      int era = i;
      boolean doubted = i + 1 < sentence.to() && sentence.tokens().is(i + 1, '[');
      int last = !doubted && sentence.tokens().isOneOf(i, BC) ? year(sentence, i - 1) : 0;
      Optional<CalendarTold> wrong =
          last == 0
              ? Optional.empty()
              : upwards(sentence, era, last).or(() -> present(sentence, before, era, last));
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  /// "From about 320 to 540 BC", "320 BC – 540 BC", but not a number of other things and a year.
  private static Optional<CalendarTold> upwards(Sentence sentence, int era, int last) {
    Tokens tokens = sentence.tokens();
    int at = skip(sentence, era - 2);
    boolean dash = at > sentence.from() && tokens.is(at, TokenClass.DASH);
    if (!dash && (at <= sentence.from() || !tokens.isOneOf(at, TO))) {
      return Optional.empty();
    }
    int first = tokens.isOneOf(at - 1, BC) ? at - 2 : at - 1;
    boolean named = first < at - 1;
    int year = year(sentence, first);
    int from = first > sentence.from() ? skip(sentence, first - 1) : first;
    boolean range = dash || named || (from >= sentence.from() && tokens.isOneOf(from, FROM));
    boolean shorter = Integer.toString(year).length() < Integer.toString(last).length() - 1;
    return year > 0 && year < last && range && !shorter
        ? Optional.of(
            new CalendarTold(
                first,
                era + 1,
                era - 1,
                era + 1,
                "year",
                "Years before Christ run down: “%s” ends before it starts."
                    .formatted(CalendarTold.words(sentence, first, era + 1))))
        : Optional.empty();
  }

  /// The same number is told as before the present, of which the year 1950 is meant.
  private static Optional<CalendarTold> present(
      Sentence sentence, Optional<Sentence> before, int era, int year) {
    boolean same =
        hasPresent(sentence, year) || before.filter(b -> hasPresent(b, year)).isPresent();
    return same
        ? Optional.of(
            new CalendarTold(
                era - 1,
                era + 1,
                era - 1,
                era + 1,
                "year",
                "%s BP is counted from 1950 and is not the year %s."
                    .formatted(year, CalendarTold.words(sentence, era - 1, era + 1))))
        : Optional.empty();
  }

  private static boolean hasPresent(Sentence sentence, int year) {
    for (int i = sentence.from() + 1; sentence.mayHold(BP) && i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, BP) && year(sentence, i - 1) == year) {
        return true;
      }
    }
    return false;
  }

  /// Over "about" and "c.", backwards.
  private static int skip(Sentence sentence, int token) {
    int at = token;
    while (at > sentence.from()
        && (sentence.tokens().isOneOf(at, ROUGHLY) || sentence.tokens().is(at, '.'))) {
      at--;
    }
    return at;
  }

  private static int year(Sentence sentence, int token) {
    if (token < sentence.from() || !sentence.tokens().is(token, TokenClass.NUM)) {
      return 0;
    }
    String text = sentence.tokens().text(token);
    boolean digits = text.length() <= DIGITS && text.chars().allMatch(c -> c >= '0' && c <= '9');
    return digits ? Integer.parseInt(text) : 0;
  }
}

package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.points.reading.WordClasses;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A quarter or half of a year with other months than its own behind it: "the third quarter of 2026
/// (April to June)", "H2 (January–June)". A text that speaks of a fiscal year, or moves all its
/// quarters by as much, counts from another month.
///
/// @param from its first token
/// @param to after its last
/// @param first the first month it should have
/// @param last the last one
record QuarterMonths(int from, int to, int first, int last) {

  private static final WordSet UNITS = WordLists.words("quarter-unit");

  private static final WordSet JOINS = WordLists.words("quarter-join");

  private static final WordSet FISCAL = WordLists.words("quarter-fiscal");

  private static final int YEAR = 12;

  /// Tokens of the months in brackets.
  private static final int REACH = 10;

  /// The months that are told.
  ///
  /// @param from the first token
  /// @param to after the last
  record Months(int from, int to, int first, int last) {}

  /// The first of a sentence.
  static Optional<CalendarTold> in(DocumentReading document, Sentence sentence) {
    if (!sentence.has(TokenClass.MONTH) || !sentence.has(TokenClass.OPEN)) {
      return Optional.empty();
    }
    for (int i = sentence.from(); i + 2 < sentence.to(); i++) {
      Optional<QuarterMonths> part = at(sentence, i);
      Optional<Months> months = part.flatMap(p -> months(sentence, p.to));
      if (months.isPresent() && part.get().isOther(months.get())) {
        return isCounted(document)
            ? Optional.empty()
            : Optional.of(part.get().told(sentence, months.get()));
      }
    }
    return Optional.empty();
  }

  private CalendarTold told(Sentence sentence, Months months) {
    return new CalendarTold(
        from,
        months.to,
        months.from,
        months.to,
        "date",
        "“%s” has other months than %s."
            .formatted(
                CalendarTold.words(sentence, from, to),
                CalendarTold.words(sentence, months.from, months.to)));
  }

  private boolean isOther(Months months) {
    return months.first < first || months.last > last;
  }

  /// "Third quarter", "second half-year", "Q3", "H2", with the year behind it.
  private static Optional<QuarterMonths> at(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    int part = 0;
    int parts = 0;
    int to = i + 1;
    if (tokens.is(i, TokenClass.QUARTER)) {
      String text = tokens.lower(i);
      part = text.charAt(text.length() - 1) - '0';
      parts = text.charAt(0) == 'q' ? 4 : 2;
    } else if (tokens.isOneOf(i + 1, UNITS)) {
      part = tokens.isWord(i, "last") ? 4 : LengthOfTime.ordinal(tokens.lower(i));
      parts = tokens.lower(i + 1).startsWith("q") ? 4 : 2;
      part = tokens.isWord(i, "last") ? parts : part;
      to = i + 2;
    }
    if (part < 1 || part > parts) {
      return Optional.empty();
    }
    int year = tokens.isWord(to, "of") ? to + 1 : to;
    boolean dated = year < sentence.to() && tokens.is(year, TokenClass.YEAR);
    int length = YEAR / parts;
    return Optional.of(
        new QuarterMonths(i, dated ? year + 1 : to, (part - 1) * length + 1, part * length));
  }

  /// Nothing but months in brackets behind it.
  private static Optional<Months> months(Sentence sentence, int open) {
    Tokens tokens = sentence.tokens();
    if (open >= sentence.to() || !tokens.is(open, TokenClass.OPEN)) {
      return Optional.empty();
    }
    List<Integer> months = new ArrayList<>();
    int i = open + 1;
    for (; i < sentence.to() && i - open <= REACH && !tokens.is(i, TokenClass.CLOSE); i++) {
      if (tokens.is(i, TokenClass.MONTH)) {
        months.add(WordClasses.month(tokens.text(i)));
      } else if (!tokens.is(i, TokenClass.NUM)
          && !tokens.is(i, TokenClass.DASH)
          && !tokens.is(i, TokenClass.COMMA)
          && !tokens.is(i, '.')
          && !tokens.isOneOf(i, JOINS)) {
        return Optional.empty();
      }
    }
    boolean rising = months.size() > 1 && months.getFirst() < months.getLast();
    return rising && i < sentence.to() && tokens.is(i, TokenClass.CLOSE)
        ? Optional.of(new Months(open + 1, i, months.getFirst(), months.getLast()))
        : Optional.empty();
  }

  /// The text counts its quarters from another month: it says so, or more than one is moved.
  private static boolean isCounted(DocumentReading document) {
    int moved = 0;
    for (PlacedBlock block : document.blocks()) {
      for (Sentence sentence : block.reading().sentences()) {
        if (isFiscal(sentence)) {
          return true;
        }
        for (int i = sentence.from(); i + 2 < sentence.to(); i++) {
          Optional<QuarterMonths> part = at(sentence, i);
          boolean other =
              part.flatMap(p -> months(sentence, p.to))
                  .filter(m -> part.get().isOther(m))
                  .isPresent();
          moved += other ? 1 : 0;
          if (moved > 1) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /// "Fiscal year", "FY2026", but not where it is the year of the calendar.
  private static boolean isFiscal(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (tokens.isOneOf(i, FISCAL)) {
        boolean year = tokens.lower(i).startsWith("fy") || tokens.isWord(i + 1, "year");
        if (year && !isCalendar(sentence)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isCalendar(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isWord(i, "calendar")) {
        return true;
      }
    }
    return false;
  }
}

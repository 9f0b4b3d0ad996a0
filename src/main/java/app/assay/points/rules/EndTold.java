package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.points.reading.WordClasses;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// An end that does not fit the beginning and the length told with it: "bought on 3 February 2026
/// for one year and lapses in November".
///
/// @param from the first token of the three
/// @param to after the last
/// @param end the first token of the end, which a person has to look up
record EndTold(int from, int to, int end) {

  private static final WordSet ENDS = WordLists.words("end-told");

  /// Before a length they say that something goes on for so long.
  private static final WordSet FOR = WordLists.words("end-for");

  /// They make the length one of something else: a notice, an extension.
  private static final WordSet OTHER = WordLists.words("end-other");

  private static final int YEAR = 12;

  /// Tokens between the words for the end and its date.
  private static final int NEAR = 4;

  /// Tokens from the first of the three to the last.
  private static final int FAR = 30;

  /// The one of a sentence that tells exactly one beginning, length and end.
  static Optional<EndTold> in(Sentence sentence) {
    int dates = sentence.dates().size();
    if (dates == 0 || dates > 2 || sentence.isQuestion() || !sentence.mayHold(ENDS)) {
      return Optional.empty();
    }
    List<Length> lengths = lengths(sentence);
    DateMention begin = sentence.dates().getFirst();
    if (lengths.size() != 1 || !isExact(begin) || Wording.has(sentence, OTHER)) {
      return Optional.empty();
    }
    return dates == 2
        ? told(sentence, begin, lengths.getFirst(), sentence.dates().getLast())
        : inMonth(sentence, begin, lengths.getFirst());
  }

  private static Optional<EndTold> told(
      Sentence sentence, DateMention begin, Length length, DateMention end) {
    if (!isExact(end) || length.from() >= end.from() || !isEnd(sentence, begin, end.from())) {
      return Optional.empty();
    }
    CalendarDate one = begin.sound().orElseThrow();
    CalendarDate other = end.sound().orElseThrow();
    double said = length.months();
    double slack = Math.max(1, said / YEAR);
    double least =
        ChronoUnit.DAYS.between(one.latest(), other.earliest()) / TimeLength.MONTH - slack;
    double most =
        ChronoUnit.DAYS.between(one.earliest(), other.latest()) / TimeLength.MONTH + slack;
    return one.isBefore(other) && (said < least || said > most)
        ? near(begin, length, end.from(), end.to())
        : Optional.empty();
  }

  /// "Lapses in November": a month, of whichever year.
  private static Optional<EndTold> inMonth(Sentence sentence, DateMention begin, Length length) {
    Tokens tokens = sentence.tokens();
    for (int i = Math.max(begin.to(), length.to()) + 1; i < sentence.to(); i++) {
      boolean alone =
          tokens.is(i, TokenClass.MONTH)
              && tokens.isWord(i - 1, "in")
              && (i + 1 >= sentence.to() || isFree(tokens, i + 1))
              && isEnd(sentence, begin, i);
      if (alone) {
        LocalDate over =
            begin
                .sound()
                .orElseThrow()
                .latest()
                .plusDays(Math.round(length.months() * TimeLength.MONTH));
        int apart = Math.abs(WordClasses.month(tokens.text(i)) - over.getMonthValue());
        boolean off = Math.min(apart, YEAR - apart) > 1;
        return off ? near(begin, length, i, i + 1) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /// Neither a day nor the mark that somebody is to look it up.
  private static boolean isFree(Tokens tokens, int token) {
    return !tokens.is(token, TokenClass.NUM) && !tokens.is(token, '[');
  }

  private static Optional<EndTold> near(DateMention begin, Length length, int end, int to) {
    int from = Math.min(begin.from(), length.from());
    return to - from <= FAR ? Optional.of(new EndTold(from, to, end)) : Optional.empty();
  }

  private static boolean isEnd(Sentence sentence, DateMention begin, int end) {
    return Wording.hasWithin(sentence, Math.max(begin.to(), end - NEAR), end, ENDS);
  }

  /// How long something goes on: "for one year", "a term of three years", "a one-year plan", "runs
  /// 18 months from".
  private record Length(int from, int to, double months) {}

  private static List<Length> lengths(Sentence sentence) {
    List<Length> all = new ArrayList<>();
    for (Quantity quantity : sentence.quantities()) {
      if (isLength(quantity) && isTerm(sentence, quantity.from(), quantity.to())) {
        all.add(new Length(quantity.from(), quantity.to(), TimeLength.months(quantity)));
      }
    }
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      boolean two = tokens.isWord(i, "year") && tokens.isWord(i - 1, "one");
      if (two && isTerm(sentence, i - 1, i + 1)) {
        all.add(new Length(i - 1, i + 1, YEAR));
      } else if (tokens.isWord(i, "one-year")) {
        all.add(new Length(i, i + 1, YEAR));
      }
    }
    return all;
  }

  private static boolean isLength(Quantity quantity) {
    return TimeLength.isOne(quantity) && !quantity.rough() && TimeLength.months(quantity) >= 1;
  }

  private static boolean isTerm(Sentence sentence, int from, int to) {
    return to - from == 1
        || (from > sentence.from() + 1 && sentence.tokens().isOneOf(from - 1, FOR));
  }

  private static boolean isExact(DateMention date) {
    return date.sound()
        .filter(d -> d.precision() == Precision.DAY || d.precision() == Precision.MONTH)
        .isPresent();
  }
}

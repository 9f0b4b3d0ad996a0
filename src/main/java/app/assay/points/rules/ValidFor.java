package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/// How long something is good for, "valid for twelve months", held against the days told beside it.
final class ValidFor {

  private static final WordSet VALID = WordLists.words("valid-for");

  /// Before a day on which it is over or due again.
  private static final WordSet AGAIN = WordLists.words("valid-again");

  /// They say that what is due is the same thing.
  private static final WordSet SAME = WordLists.words("valid-same");

  private static final WordSet OTHER = WordLists.words("valid-other");

  private static final WordSet PERIODIC = WordLists.words("valid-every");

  private static final WordSet UNTIL = WordLists.words("lasted-until");

  private static final WordSet WAS = WordLists.words("valid-was");

  /// Words of validity stand so near before their length, and before the day on which it ends.
  private static final int NEAR = 4;

  private ValidFor() {}

  /// A place and the day in it that a person has to look up.
  record Wrong(Span place, Span day) {}

  /// "Valid for 12 months, so who did it in March 2026 is due again in March 2028".
  static Optional<Wrong> dueAgain(PlacedBlock block, Sentence sentence) {
    if (sentence.isQuestion() || sentence.dates().size() != 2) {
      return Optional.empty();
    }
    DateMention done = sentence.dates().getFirst();
    DateMention due = sentence.dates().getLast();
    Optional<Quantity> length = length(sentence);
    boolean told =
        length.isPresent()
            && length.get().to() <= due.from()
            && isExact(done)
            && isExact(due)
            && Wording.hasWithin(
                sentence, Math.max(done.to(), due.from() - NEAR), due.from(), AGAIN)
            && isOfSame(sentence, length.get().to(), due.from());
    if (!told) {
      return Optional.empty();
    }
    CalendarDate from = done.sound().orElseThrow();
    CalendarDate to = due.sound().orElseThrow();
    double months = TimeLength.months(length.get());
    long least = ChronoUnit.DAYS.between(from.latest(), to.earliest());
    long most = ChronoUnit.DAYS.between(from.earliest(), to.latest());
    double slack = Math.max(1, months / 12);
    boolean off =
        months > most / TimeLength.MONTH + slack || months < least / TimeLength.MONTH - slack;
    int first = Math.min(done.from(), length.get().from());
    return off && from.isBefore(to)
        ? Optional.of(wrong(block, sentence, first, due.to(), due))
        : Optional.empty();
  }

  /// "Is valid for twelve months, so it is due again", not "and the road tax is due".
  private static boolean isOfSame(Sentence sentence, int from, int to) {
    return Wording.hasWithin(sentence, from, to, SAME)
        && !Wording.hasWithin(sentence, from, to, OTHER);
  }

  /// "Calibrated 4 February 2025, valid for twelve months and in date", in a text of a year later.
  static Optional<Wrong> lapsed(PlacedBlock block, Sentence sentence, CalendarDate own) {
    if (sentence.isQuestion()
        || sentence.dates().size() != 1
        || !isExact(sentence.dates().getFirst())) {
      return Optional.empty();
    }
    DateMention date = sentence.dates().getFirst();
    Optional<LocalDate> over =
        isValidUntil(sentence, date)
            ? date.sound().map(CalendarDate::latest)
            : length(sentence)
                .flatMap(
                    l ->
                        date.sound()
                            .map(
                                d ->
                                    d.latest()
                                        .plusDays(
                                            (long) (TimeLength.months(l) * TimeLength.MONTH) + 2)));
    int end =
        over.filter(o -> o.isBefore(own.earliest())).isPresent()
            ? HoldWords.end(sentence, date.to())
            : -1;
    return end > 0 ? Optional.of(wrong(block, sentence, date.from(), end, date)) : Optional.empty();
  }

  /// "Was valid until".
  private static boolean isValidUntil(Sentence sentence, DateMention date) {
    Tokens tokens = sentence.tokens();
    int until = date.from() - 1;
    return until - 1 > sentence.from()
        && tokens.isOneOf(until, UNTIL)
        && tokens.isOneOf(until - 1, VALID)
        && tokens.isOneOf(until - 2, WAS);
  }

  private static Wrong wrong(
      PlacedBlock block, Sentence sentence, int from, int to, DateMention date) {
    Tokens tokens = sentence.tokens();
    return new Wrong(
        block.place(tokens.span(from, to)), block.place(tokens.span(date.from(), date.to())));
  }

  private static boolean isExact(DateMention date) {
    return date.sound()
        .filter(d -> d.precision() == Precision.DAY || d.precision() == Precision.MONTH)
        .isPresent();
  }

  /// The one that is said to be how long something is good.
  private static Optional<Quantity> length(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (Quantity quantity : sentence.quantities()) {
      int before = quantity.from() - 1;
      boolean time = quantity.dimension().equals("month") || quantity.dimension().equals("s");
      boolean exact = !quantity.isRange() && quantity.bound() == Quantity.Bound.NONE;
      boolean valid =
          before > sentence.from()
              && (tokens.isOneOf(before, PERIODIC) || tokens.isWord(before, "of"))
              && Wording.hasWithin(
                  sentence, Math.max(sentence.from(), before - NEAR), before, VALID);
      if (time && exact && valid && TimeLength.months(quantity) >= 1) {
        return Optional.of(quantity);
      }
    }
    return Optional.empty();
  }
}

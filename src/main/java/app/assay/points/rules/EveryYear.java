package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// The number of a meeting that is held every year since one that is told: "first held in 2011 and
/// every year since. On 11 July 2026 it opened for the fifteenth time".
final class EveryYear {

  private static final WordSet EVERY = WordLists.words("every");

  private static final WordSet YEARS = WordLists.words("every-year-year");

  private static final WordSet EXCEPT = WordLists.words("every-year-except");

  private static final WordSet FIRST = WordLists.words("every-year-first");

  private static final WordSet TIMES = WordLists.words("every-year-time");

  private EveryYear() {}

  /// The one number of two sentences that does not come out.
  static Optional<Misreckoned> in(PlacedBlock block, Sentence sentence, Optional<Sentence> behind) {
    int since = since(sentence);
    if (since < 0 || sentence.isQuestion() || Wording.has(sentence, EXCEPT)) {
      return Optional.empty();
    }
    List<DateMention> dates = sentence.dates();
    Optional<DateMention> start = dates.stream().findFirst().filter(d -> d.sound().isPresent());
    Optional<Misreckoned> here =
        start.filter(s -> dates.size() == 2).flatMap(s -> wrong(block, sentence, s, sentence));
    return here.isPresent() || behind.isEmpty() || isRun(sentence, dates)
        ? here
        : start
            .filter(s -> behind.get().dates().size() == 1)
            .filter(s -> !Wording.has(behind.get(), EXCEPT))
            .flatMap(s -> wrong(block, sentence, s, behind.get()));
  }

  /// Dates behind the first that are no years in which it was held in spite of something.
  private static boolean isRun(Sentence sentence, List<DateMention> dates) {
    return dates.stream()
        .skip(1)
        .anyMatch(d -> d.date().isEmpty() || d.date().get().isBefore(first(dates)));
  }

  private static CalendarDate first(List<DateMention> dates) {
    return dates.getFirst().date().orElseThrow();
  }

  /// "Every year since", "each summer since"; the token of "since" or -1.
  private static int since(Sentence sentence) {
    if (!sentence.mayHold(EVERY) || !sentence.mayHold(YEARS)) {
      return -1;
    }
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 2 < sentence.to(); i++) {
      boolean every = tokens.isOneOf(i, EVERY) && tokens.isOneOf(i + 1, YEARS);
      if (every && tokens.isWord(i + 2, "since")) {
        return i + 2;
      }
    }
    return -1;
  }

  private static Optional<Misreckoned> wrong(
      PlacedBlock block, Sentence sentence, DateMention start, Sentence holds) {
    DateMention end = holds.dates().getLast();
    int time = time(holds);
    if (time < 0 || end.sound().isEmpty()) {
      return Optional.empty();
    }
    int told = number(holds, time);
    CalendarDate one = start.sound().get();
    CalendarDate other = end.sound().get();
    boolean years = one.earliest().getYear() == one.latest().getYear();
    int apart = other.latest().getYear() - one.earliest().getYear();
    boolean first = Wording.hasWithin(sentence, sentence.from(), start.from(), FIRST);
    boolean fits = told == apart + 1 || (!first && told == apart);
    if (!years || apart < 1 || fits) {
      return Optional.empty();
    }
    Tokens tokens = block.reading().tokens();
    int from = Math.min(time, end.from());
    int to = Math.max(time + 2, end.to());
    return Optional.of(
        new Misreckoned(
            block.place(tokens.span(from, Math.min(to, holds.to()))),
            "“%s” does not fit every year since %s: it would be number %s."
                .formatted(
                    Misreckoned.words(block, time, time + 1),
                    Misreckoned.words(block, start.from(), start.to()),
                    apart + 1),
            block.place(tokens.span(end.from(), end.to()))));
  }

  /// The token of the number in "for the fifteenth time", "the 15th edition"; -1 where none is.
  private static int time(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from() + 1; i + 1 < sentence.to(); i++) {
      if (number(sentence, i) > 1 && tokens.isWord(i - 1, "the") && tokens.isOneOf(i + 1, TIMES)) {
        return i;
      }
    }
    return -1;
  }

  private static int number(Sentence sentence, int token) {
    return LengthOfTime.ordinal(sentence.tokens().lower(token));
  }
}

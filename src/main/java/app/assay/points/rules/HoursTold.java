package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Clock;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// Hours that are told beside two days with their times: "the 36-hour closure begins on Friday, 6
/// November, at 20:00 and lasts until Sunday, 8 November, 20:00".
final class HoursTold {

  private static final WordSet STARTS = WordLists.words("term-starts");

  private static final WordSet ENDS = WordLists.words("hours-ends");

  private static final double HOUR = 3600;

  private static final int DAY = 24;

  private static final double SLACK = 0.5;

  /// From a day to its time.
  private static final int NEAR = 4;

  private HoursTold() {}

  /// The hours of a sentence that do not fit its own times or those of the one behind it.
  static Optional<Misreckoned> in(PlacedBlock block, Sentence sentence, Optional<Sentence> behind) {
    if (sentence.isQuestion()) {
      return Optional.empty();
    }
    List<Quantity> hours = sentence.quantities().stream().filter(HoursTold::isHours).toList();
    return hours.size() == 1
        ? wrong(block, hours.getFirst(), sentence)
            .or(
                () ->
                    behind
                        .filter(b -> Days.of(sentence).isEmpty() && !b.isQuestion())
                        .flatMap(b -> wrong(block, hours.getFirst(), b)))
        : Optional.empty();
  }

  /// "A 36-hour closure", "36 hours"; not "24-hour", which is said of what never closes.
  private static boolean isHours(Quantity length) {
    boolean hours = false;
    for (int i = length.from(); i < length.to(); i++) {
      String word = length.sentence().tokens().lower(i);
      hours |= word.endsWith("hour") || word.endsWith("hours");
    }
    return hours
        && length.dimension().equals("s")
        && TimeLength.isOne(length)
        && !length.rough()
        && length.low() >= HOUR
        && length.low() != DAY * HOUR;
  }

  private static Optional<Misreckoned> wrong(PlacedBlock block, Quantity hours, Sentence holds) {
    List<Days.Day> days = Days.of(holds);
    if (days.size() != 2 || !Wording.has(holds, STARTS) || !Wording.has(holds, ENDS)) {
      return Optional.empty();
    }
    int start = clock(holds, days.getFirst());
    int end = clock(holds, days.getLast());
    double said = hours.low() / HOUR;
    long apart = Days.between(days.getFirst(), days.getLast(), Math.round(said / DAY));
    double truth = apart * DAY + (end - start) / HOUR;
    if (start < 0 || end < 0 || truth <= 0 || Math.abs(truth - said) <= SLACK) {
      return Optional.empty();
    }
    Tokens tokens = block.reading().tokens();
    Days.Day last = days.getLast();
    return Optional.of(
        new Misreckoned(
            block.place(tokens.span(hours.from(), hours.to())),
            "“%s” does not fit the two times, between which lie %s hours."
                .formatted(
                    Misreckoned.words(block, hours.from(), hours.to()), Change.digits(truth)),
            block.place(tokens.span(last.from(), last.to()))));
  }

  /// The seconds of the time right behind a day, or -1.
  private static int clock(Sentence sentence, Days.Day day) {
    for (int i = day.to(); i < Math.min(sentence.to(), day.to() + NEAR); i++) {
      int seconds = Clock.seconds(sentence.tokens(), i);
      if (seconds >= 0) {
        return seconds;
      }
    }
    return -1;
  }
}

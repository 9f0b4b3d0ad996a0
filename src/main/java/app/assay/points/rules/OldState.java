package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import java.time.LocalDate;
import java.time.Month;
import java.util.Optional;

/// A price, a number or a list "as of" a day that lies more than a year before the text that gives
/// it. The end of a year closes accounts, and a law holds until another is made.
final class OldState {

  private static final int YEAR = 12;

  private static final int LAST = 31;

  private static final WordSet LAWS = WordLists.words("old-law");

  /// With them an older state is held against a newer one.
  private static final WordSet COMPARED = WordLists.words("old-compared");

  private OldState() {}

  /// The day behind "as of".
  static Optional<DateMention> in(
      DocumentReading document, PlacedBlock block, Sentence sentence, LocalDate today) {
    if (!sentence.has(Cue.AS_OF)
        || Wording.has(sentence, LAWS)
        || Wording.has(sentence, COMPARED)) {
      return Optional.empty();
    }
    Optional<CalendarDate> own =
        DocumentDates.of(document)
            .ownBy(today)
            .filter(d -> d.precision() == Precision.DAY && !d.isAfter(today));
    for (CueMatch match : sentence.all(Cue.AS_OF)) {
      if (!sentence.tokens().isWord(match.from(), "as")) {
        continue;
      }
      Optional<DateMention> old =
          sentence.dates().stream()
              .filter(d -> d.from() >= match.from() && d.from() < match.to())
              .filter(d -> own.filter(o -> isOld(d, o)).isPresent())
              .findFirst();
      if (old.isPresent()) {
        return old;
      }
    }
    return Optional.empty();
  }

  private static boolean isOld(DateMention mention, CalendarDate own) {
    return mention
        .sound()
        .filter(d -> d.precision() == Precision.DAY || d.precision() == Precision.MONTH)
        .map(CalendarDate::latest)
        .filter(d -> d.getMonth() != Month.DECEMBER || d.getDayOfMonth() != LAST)
        .filter(d -> d.plusMonths(YEAR).isBefore(own.earliest()))
        .isPresent();
  }
}

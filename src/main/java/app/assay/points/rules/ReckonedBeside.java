package app.assay.points.rules;

import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// What a sentence tells of time that does not come out with itself and those beside it.
final class ReckonedBeside {

  private ReckonedBeside() {}

  /// The first of a sentence.
  ///
  /// @param at its number in the block
  static Optional<Misreckoned> in(DocumentReading document, PlacedBlock block, int at) {
    List<Sentence> sentences = block.reading().sentences();
    Sentence sentence = sentences.get(at);
    Optional<Sentence> behind =
        at + 1 < sentences.size() ? Optional.of(sentences.get(at + 1)) : Optional.empty();
    Stream<Supplier<Optional<Misreckoned>>> kinds =
        Stream.of(
            () -> OffsetTold.in(block, sentence, behind),
            () -> InTime.in(block, at),
            () -> TermBeside.in(block, at),
            () -> EveryYear.in(block, sentence, behind),
            () -> EveryFewYears.in(block, sentence, behind),
            () -> HoursTold.in(block, sentence, behind),
            () -> CountedTimes.in(block, sentence, behind),
            () -> StayTold.in(block, at),
            () -> AgeInDays.in(block, at),
            () -> AfterDeath.in(block, at),
            () -> tenure(document, block, at));
    return kinds.flatMap(kind -> kind.get().stream()).findFirst();
  }

  private static Optional<Misreckoned> tenure(DocumentReading document, PlacedBlock block, int at) {
    List<Sentence> sentences = block.reading().sentences();
    Optional<CalendarDate> own = DocumentDates.of(document).own();
    return at == 0
        ? Optional.empty()
        : TenureTold.in(block, sentences.get(at - 1), sentences.get(at), own);
  }
}

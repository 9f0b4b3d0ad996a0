package app.assay.points.rules;

import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import java.util.List;
import java.util.Optional;

/// What a sentence tells of time that does not come out with itself and those beside it.
final class ReckonedBeside {

  /// What one kind of telling time finds in a sentence, which is given by its number.
  private interface Kind {

    Optional<Misreckoned> in(DocumentReading document, PlacedBlock block, int at);
  }

  /// In the order in which they are believed.
  private static final List<Kind> KINDS =
      List.of(
          (d, b, at) -> OffsetTold.in(b, sentence(b, at), behind(b, at)),
          (d, b, at) -> InTime.in(b, at),
          (d, b, at) -> TermBeside.in(b, at),
          (d, b, at) -> EveryYear.in(b, sentence(b, at), behind(b, at)),
          (d, b, at) -> EveryFewYears.in(b, sentence(b, at), behind(b, at)),
          (d, b, at) -> HoursTold.in(b, sentence(b, at), behind(b, at)),
          (d, b, at) -> CountedTimes.in(b, sentence(b, at), behind(b, at)),
          (d, b, at) -> StayTold.in(b, at),
          (d, b, at) -> AgeInDays.in(b, at),
          (d, b, at) -> AfterDeath.in(b, at),
          ReckonedBeside::tenure,
          (d, b, at) -> YearsAgo.in(b, sentence(b, at), DocumentDates.of(d).own()));

  private ReckonedBeside() {}

  /// The first of a sentence.
  ///
  /// @param at its number in the block
  static Optional<Misreckoned> in(DocumentReading document, PlacedBlock block, int at) {
    for (Kind kind : KINDS) {
      Optional<Misreckoned> wrong = kind.in(document, block, at);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private static Sentence sentence(PlacedBlock block, int at) {
    return block.reading().sentences().get(at);
  }

  private static Optional<Sentence> behind(PlacedBlock block, int at) {
    return at + 1 < block.reading().sentences().size()
        ? Optional.of(sentence(block, at + 1))
        : Optional.empty();
  }

  private static Optional<Misreckoned> tenure(DocumentReading document, PlacedBlock block, int at) {
    List<Sentence> sentences = block.reading().sentences();
    Optional<CalendarDate> own = DocumentDates.of(document).own();
    return at == 0
        ? Optional.empty()
        : TenureTold.in(block, sentences.get(at - 1), sentences.get(at), own);
  }
}

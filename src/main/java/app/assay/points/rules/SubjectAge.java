package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The age of the one person of whom a text is, told by his birth in one place and in years in
/// another: "born on 12 August 1958 … This 71-year-old", in a text of 2026.
final class SubjectAge {

  private static final WordSet BORN = WordLists.words("subject-born");

  private static final WordSet THIS = WordLists.words("subject-this");

  /// From "born" to its day.
  private static final int NEAR = 4;

  private record Birth(PlacedBlock block, Sentence sentence, DateMention date) {}

  private SubjectAge() {}

  /// All ages that do not fit the only birth of a text, counted up to its day.
  static List<Misreckoned> in(DocumentReading document) {
    List<Birth> births = new ArrayList<>();
    List<Misreckoned> wrong = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      for (Sentence sentence : block.reading().sentences()) {
        if (sentence.mayHold(BORN)) {
          births(block, sentence, births);
        }
      }
    }
    Optional<CalendarDate> own =
        births.size() == 1 ? DocumentDates.of(document).own() : Optional.empty();
    if (own.isEmpty()) {
      return wrong;
    }
    Birth birth = births.getFirst();
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind.speaks() && kind != BlockKind.TABLE && kind != BlockKind.HEADING) {
        for (Sentence sentence : block.reading().sentences()) {
          if (sentence != birth.sentence() && sentence.dates().isEmpty()) {
            wrong(block, sentence, birth, own.get()).ifPresent(wrong::add);
          }
        }
      }
    }
    return wrong;
  }

  private static void births(PlacedBlock block, Sentence sentence, List<Birth> births) {
    for (DateMention date : sentence.dates()) {
      int first = Math.max(sentence.from(), date.from() - NEAR);
      if (Wording.hasWithin(sentence, first, date.from(), BORN) && date.sound().isPresent()) {
        births.add(new Birth(block, sentence, date));
      }
    }
  }

  /// "This 71-year-old" at the head of a sentence.
  private static Optional<Misreckoned> wrong(
      PlacedBlock block, Sentence sentence, Birth birth, CalendarDate own) {
    Tokens tokens = sentence.tokens();
    Optional<AgeWords> age =
        AgeWords.in(sentence).stream()
            .filter(a -> a.kind() == AgeWords.Kind.OLD && a.from() == sentence.from() + 1)
            .filter(a -> tokens.isOneOf(sentence.from(), THIS))
            .findFirst();
    CalendarDate born = birth.date().sound().orElseThrow();
    long least = ChronoUnit.YEARS.between(born.latest(), own.earliest());
    long most = ChronoUnit.YEARS.between(born.earliest(), own.latest());
    DateMention day = birth.date();
    String truth = least == most ? String.valueOf(most) : least + " to " + most;
    return age.filter(a -> least >= 0 && (a.count() < least || a.count() > most))
        .map(
            a ->
                new Misreckoned(
                    block.place(tokens.span(a.from(), a.to())),
                    "“%s” does not fit the birth told elsewhere: it would be %s."
                        .formatted(Misreckoned.words(block, a.from(), a.to()), truth),
                    birth.block().place(birth.sentence().tokens().span(day.from(), day.to()))));
  }
}

package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/// Nights and seasons that are counted beside the ends of their time: "3 to 9 August … for seven
/// nights", "over the five seasons from 2018 to 2024".
final class CountedTimes {

  private static final WordSet SEASONS = WordLists.words("counted-season");

  private static final WordSet FROM = WordLists.words("counted-from");

  private static final WordSet NIGHTS = WordLists.words("counted-night");

  /// Elsewhere the last night may count, "counted over 14 nights (5 to 18 November)".
  private static final WordSet LODGING = WordLists.words("counted-lodging");

  /// More nights than those are those of several rooms.
  private static final int MOST_OFF = 2;

  private CountedTimes() {}

  /// The first of a sentence that does not fit; nights may be counted in the next.
  static Optional<Misreckoned> in(PlacedBlock block, Sentence sentence, Optional<Sentence> behind) {
    boolean seasons = sentence.mayHold(SEASONS);
    boolean nights = sentence.mayHold(NIGHTS) || behind.filter(b -> b.mayHold(NIGHTS)).isPresent();
    if (sentence.isQuestion() || (!seasons && !nights)) {
      return Optional.empty();
    }
    List<Stretch> stretches = Stretch.in(sentence);
    if (stretches.size() != 1) {
      return Optional.empty();
    }
    Stretch stretch = stretches.getFirst();
    if (stretch.precision() == Precision.YEAR) {
      return seasons(block, sentence, stretch);
    }
    return stretch.precision() == Precision.DAY
        ? nights(block, sentence, stretch)
            .or(
                () ->
                    behind
                        .filter(b -> Days.of(b).isEmpty() && !b.isQuestion())
                        .flatMap(b -> nights(block, b, stretch)))
        : Optional.empty();
  }

  /// "The five seasons from 2018 to 2024": both ends count, or winters between them.
  private static Optional<Misreckoned> seasons(
      PlacedBlock block, Sentence sentence, Stretch stretch) {
    Tokens tokens = sentence.tokens();
    int name = stretch.from() - 2;
    int count = name > sentence.from() ? AgeWords.number(tokens, name - 1) : 0;
    boolean told = count > 1 && tokens.isOneOf(name, SEASONS) && tokens.isOneOf(name + 1, FROM);
    int apart = stretch.end().getYear() - stretch.start().getYear();
    return told && count != apart && count != apart + 1
        ? Optional.of(told(block, name - 1, stretch.to(), stretch, apart + 1))
        : Optional.empty();
  }

  /// "Seven nights" from the third to the ninth, which are six.
  private static Optional<Misreckoned> nights(
      PlacedBlock block, Sentence sentence, Stretch stretch) {
    Tokens tokens = sentence.tokens();
    long apart = ChronoUnit.DAYS.between(stretch.start(), stretch.end());
    for (int i = sentence.from(); i + 1 < sentence.to(); i++) {
      int count = tokens.isOneOf(i + 1, NIGHTS) ? AgeWords.number(tokens, i) : 0;
      if (count > apart && count <= apart + MOST_OFF && Wording.has(sentence, LODGING)) {
        return Optional.of(told(block, i, i + 2, stretch, apart));
      }
    }
    return Optional.empty();
  }

  private static Misreckoned told(
      PlacedBlock block, int from, int to, Stretch stretch, long truth) {
    Tokens tokens = block.reading().tokens();
    return new Misreckoned(
        block.place(tokens.span(from, to)),
        "“%s” does not fit %s, which is %s."
            .formatted(
                Misreckoned.words(block, from, from + 2),
                Misreckoned.words(block, stretch.from(), stretch.to()),
                truth),
        block.place(tokens.span(stretch.first().from(), stretch.first().to())));
  }
}

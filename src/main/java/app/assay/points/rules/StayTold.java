package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// The length of a stay beside the days on which somebody came and went: "was admitted on 3
/// November … went home on 12 November after six days on the ward".
final class StayTold {

  private static final WordSet CAME = WordLists.words("stay-came");

  private static final WordSet WENT = WordLists.words("stay-went");

  private static final WordSet THERE = WordLists.words("stay-there");

  /// Sentences before the one of the end in which the beginning may stand.
  private static final int BACK = 4;

  /// From a verb to its day.
  private static final int REACH = 9;

  /// Around a length stand the words that make it that of a stay.
  private static final int NEAR = 4;

  private StayTold() {}

  /// The stay of a sentence that does not fit.
  ///
  /// @param at its number in the block
  static Optional<Misreckoned> in(PlacedBlock block, int at) {
    List<Sentence> sentences = block.reading().sentences();
    Sentence sentence = sentences.get(at);
    if (sentence.isQuestion() || !sentence.mayHold(WENT) || !sentence.mayHold(THERE)) {
      return Optional.empty();
    }
    Optional<Quantity> length =
        sentence.quantities().stream().filter(q -> isStay(sentence, q)).findFirst();
    Optional<Days.Day> end = length.flatMap(l -> day(sentence, WENT));
    for (int i = at; end.isPresent() && i >= Math.max(0, at - BACK); i--) {
      Optional<Days.Day> start = day(sentences.get(i), CAME);
      if (start.isPresent()) {
        return wrong(block, start.get(), length.get(), end.get());
      }
      boolean other =
          Days.of(sentences.get(i)).stream().anyMatch(d -> fits(d, length.get(), end.get()));
      if (other) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static Optional<Misreckoned> wrong(
      PlacedBlock block, Days.Day start, Quantity length, Days.Day end) {
    long apart = Days.between(start, end, Math.round(TimeLength.days(length)));
    boolean off = !fits(start, length, end);
    return start != end && apart > 0 && off
        ? Optional.of(
            Misreckoned.of(
                block,
                length.from(),
                length.to(),
                end,
                "“%s” does not fit the stay from %s on, which is of %s days."
                    .formatted(
                        Misreckoned.words(block, length.from(), length.to()),
                        Misreckoned.words(block, start.from(), start.to()),
                        apart)))
        : Optional.empty();
  }

  /// So long after that day, "six days after the operation".
  private static boolean fits(Days.Day start, Quantity length, Days.Day end) {
    double said = TimeLength.days(length);
    long apart = Days.between(start, end, Math.round(said));
    double slack = Days.isInDays(length) ? 1 : Math.max(4, said / 4);
    return said <= apart + slack && said >= apart - slack;
  }

  /// "After six days on the ward", "a stay of six days".
  private static boolean isStay(Sentence sentence, Quantity length) {
    int first = Math.max(sentence.from(), length.from() - NEAR);
    int last = Math.min(sentence.to(), length.to() + NEAR);
    return TimeLength.isOne(length)
        && !length.rough()
        && Days.length(length) > 0
        && (Wording.hasWithin(sentence, first, length.from(), THERE)
            || Wording.hasWithin(sentence, length.from(), last, THERE));
  }

  /// The only day of a sentence right behind such a word, or of two the one nearest behind it.
  private static Optional<Days.Day> day(Sentence sentence, WordSet verbs) {
    if (!sentence.mayHold(verbs)) {
      return Optional.empty();
    }
    Tokens tokens = sentence.tokens();
    for (Days.Day day : Days.of(sentence)) {
      for (int i = day.from() - 1; i >= Math.max(sentence.from(), day.from() - REACH); i--) {
        if (tokens.isOneOf(i, verbs)) {
          return Optional.of(day);
        }
      }
    }
    return Optional.empty();
  }
}

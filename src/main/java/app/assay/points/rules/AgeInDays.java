package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// An age in days or weeks of what was made on a day that is told before: "cast on 6 May … crushed
/// on 20 May at the age of 28 days".
final class AgeInDays {

  private static final WordSet MADE = WordLists.words("age-made");

  /// Sentences before the one of the age.
  private static final int BACK = 3;

  /// Days of a week.
  private static final int WEEK = 7;

  private AgeInDays() {}

  /// The age of a sentence that does not fit.
  ///
  /// @param at its number in the block
  static Optional<Misreckoned> in(PlacedBlock block, int at) {
    List<Sentence> sentences = block.reading().sentences();
    Sentence sentence = sentences.get(at);
    Optional<Quantity> age =
        sentence.isQuestion()
            ? Optional.empty()
            : sentence.quantities().stream().filter(AgeInDays::isAge).findFirst();
    if (age.isEmpty()) {
      return Optional.empty();
    }
    List<Days.Day> days = new ArrayList<>();
    boolean made = false;
    for (int i = Math.max(0, at - BACK); i <= at; i++) {
      days.addAll(Days.of(sentences.get(i)));
      made |= !Days.of(sentences.get(i)).isEmpty() && Wording.has(sentences.get(i), MADE);
    }
    return made && days.size() == 2 && days.getLast().from() >= sentence.from()
        ? wrong(block, days.getFirst(), age.get(), days.getLast())
        : Optional.empty();
  }

  private static Optional<Misreckoned> wrong(
      PlacedBlock block, Days.Day start, Quantity age, Days.Day end) {
    double said = TimeLength.days(age);
    long apart = Days.between(start, end, Math.round(said));
    double slack = Days.isInDays(age) ? 1 + said / WEEK / 4 : WEEK - 1;
    return apart > 0 && Math.abs(said - apart) > slack
        ? Optional.of(
            Misreckoned.of(
                block,
                age.from(),
                age.to(),
                end,
                "“%s” does not fit what was made on %s: it would be %s days."
                    .formatted(
                        Misreckoned.words(block, age.from(), age.to()),
                        Misreckoned.words(block, start.from(), start.to()),
                        apart)))
        : Optional.empty();
  }

  /// "At the age of 28 days", "aged 28 days", "28 days old".
  private static boolean isAge(Quantity age) {
    Sentence sentence = age.sentence();
    Tokens tokens = sentence.tokens();
    int first = age.from() - 1;
    if (!TimeLength.isOne(age) || age.rough() || Days.length(age) <= 0) {
      return false;
    }
    boolean old = age.to() < sentence.to() && tokens.isWord(age.to(), "old");
    return old
        || (first >= sentence.from() && tokens.isWord(first, "aged"))
        || (first > sentence.from()
            && tokens.isWord(first, "of")
            && tokens.isWord(first - 1, "age"));
  }
}

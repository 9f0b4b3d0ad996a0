package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// Years that are told in a row of what comes round every so many: "is renewed every two years, in
/// 2019, 2021 and 2024".
final class EveryFewYears {

  private static final WordSet EXCEPT = WordLists.words("every-year-except");

  private static final WordSet LATE = WordLists.words("age-kept-late");

  /// So many years in a row are told at least, and at most.
  private static final int FEWEST = 3;

  private static final int MOST = 12;

  private EveryFewYears() {}

  /// The row of a sentence, or of the one behind it, that does not keep step.
  static Optional<Misreckoned> in(PlacedBlock block, Sentence sentence, Optional<Sentence> behind) {
    int step = step(sentence);
    if (step < 2 || sentence.isQuestion() || isFree(sentence)) {
      return Optional.empty();
    }
    Optional<Misreckoned> here = row(block, sentence, step);
    return here.isPresent() || !sentence.dates().isEmpty()
        ? here
        : behind.filter(b -> !isFree(b) && !b.isQuestion()).flatMap(b -> row(block, b, step));
  }

  private static boolean isFree(Sentence sentence) {
    return Wording.has(sentence, EXCEPT) || Wording.has(sentence, LATE);
  }

  private static Optional<Misreckoned> row(PlacedBlock block, Sentence sentence, int step) {
    List<DateMention> dates = sentence.dates();
    if (dates.size() < FEWEST || dates.size() > MOST) {
      return Optional.empty();
    }
    boolean off = false;
    for (int i = 0; i < dates.size(); i++) {
      boolean year = dates.get(i).sound().filter(d -> d.precision() == Precision.YEAR).isPresent();
      if (!year || (i > 0 && !isRow(sentence, dates.get(i - 1), dates.get(i)))) {
        return Optional.empty();
      }
      off |= i > 0 && year(dates.get(i)) - year(dates.get(i - 1)) != step;
    }
    Tokens tokens = sentence.tokens();
    DateMention last = dates.getLast();
    return off
        ? Optional.of(
            new Misreckoned(
                block.place(tokens.span(dates.getFirst().from(), last.to())),
                "These years do not follow each other every %s years.".formatted(step),
                block.place(tokens.span(last.from(), last.to()))))
        : Optional.empty();
  }

  private static int year(DateMention date) {
    return date.sound().orElseThrow().latest().getYear();
  }

  private static boolean isRow(Sentence sentence, DateMention one, DateMention other) {
    for (int i = one.to(); i < other.from(); i++) {
      if (!sentence.tokens().is(i, TokenClass.COMMA) && !sentence.tokens().isWord(i, "and")) {
        return false;
      }
    }
    return true;
  }

  /// "Every two years", "every other year"; 0 where nothing of the kind is told.
  private static int step(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 2 < sentence.to(); i++) {
      if (tokens.isWord(i, "every")) {
        boolean second = tokens.isWord(i + 1, "other") || tokens.isWord(i + 1, "second");
        if (tokens.isWord(i + 2, "years")) {
          return AgeWords.number(tokens, i + 1);
        }
        if (second && tokens.isWord(i + 2, "year")) {
          return 2;
        }
      }
    }
    return 0;
  }
}

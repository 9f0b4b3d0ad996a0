package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// Two days of the month that the date behind them names, the later one first: "from 21 to 11
/// September 2026".
///
/// @param first the token of the first day
/// @param last the token of the day of the date
record DaysOfMonth(int first, int last) {

  private static final WordSet FROM = WordLists.words("era-from");

  private static final WordSet TO = WordLists.words("era-to");

  private static final int LONGEST_MONTH = 31;

  /// The first pair of a sentence; the date may have been read with both days or the last one.
  static Optional<DaysOfMonth> in(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (DateMention date : DatePairs.in(sentence)) {
      boolean whole = tokens.isOneOf(date.from() + 1, TO);
      int first = whole ? date.from() : date.from() - 2;
      if (date.to() - date.from() > 1 && isFalling(sentence, first)) {
        return Optional.of(new DaysOfMonth(first, first + 2));
      }
    }
    return Optional.empty();
  }

  /// "From 21 to 11".
  private static boolean isFalling(Sentence sentence, int first) {
    Tokens tokens = sentence.tokens();
    boolean range =
        first - 1 >= sentence.from()
            && first + 2 < sentence.to()
            && tokens.isOneOf(first - 1, FROM)
            && tokens.isOneOf(first + 1, TO);
    int one = range ? LengthOfTime.whole(tokens.text(first)) : 0;
    int other = range ? LengthOfTime.whole(tokens.text(first + 2)) : 0;
    return other > 0 && one > other && one <= LONGEST_MONTH;
  }
}

package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Clock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Two times of day of which the second, the end, is the earlier one.
///
/// @param first the token of the beginning
/// @param second that of the end
record ClockRange(int first, int second) {

  /// So far before its time may the verb of a beginning stand.
  private static final int REACH = 8;

  /// Before "from" so near they may tell of lengths of time.
  private static final int NEAR = 6;

  private static final WordSet LESS = WordLists.words("clock-less");

  /// A step back by more is the turn of a night.
  private static final int NIGHT = 8 * 3600;

  /// So many other rows make the order of two columns.
  private static final int ROWS = 2;

  private static final WordSet STARTS = WordLists.words("range-starts");

  private static final WordSet ENDS = WordLists.words("range-ends");

  private static final WordSet TURNS = WordLists.words("range-turns");

  /// "The rollback began at 09:40 and ended at 09:12", "20:30–19:45".
  static List<ClockRange> in(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    List<ClockRange> found = new ArrayList<>();
    int first = -1;
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (Clock.seconds(tokens, i) < 0) {
        continue;
      }
      if (first >= 0
          && i - first <= REACH
          && isTurned(tokens, first, i)
          && (isJoined(sentence, first, i) || isStartAndEnd(sentence, first, i))) {
        found.add(new ClockRange(first, i));
      }
      first = i;
    }
    return found;
  }

  /// "20:30–19:45", "from 20:30 to 19:45", but not "came down from 19:42 to 18:57".
  private static boolean isJoined(Sentence sentence, int first, int second) {
    Tokens tokens = sentence.tokens();
    if (second - first != 2) {
      return false;
    }
    return tokens.is(first + 1, TokenClass.DASH)
        || (first - 1 > sentence.from()
            && !Wording.hasWithin(sentence, Math.max(sentence.from(), first - NEAR), first, LESS)
            && tokens.isWord(first - 1, "from")
            && (tokens.isWord(first + 1, "to") || tokens.isWord(first + 1, "until")));
  }

  private static boolean isStartAndEnd(Sentence sentence, int first, int second) {
    return Wording.hasWithin(sentence, Math.max(sentence.from(), first - REACH), first, STARTS)
        && Wording.hasWithin(sentence, first + 1, second, ENDS)
        && !Wording.hasWithin(sentence, first + 1, second, TURNS);
  }

  /// Two cells with nothing but times of day.
  static boolean areTurned(Sentence from, Sentence to) {
    return from.to() - from.from() == 1
        && to.to() - to.from() == 1
        && isTurned(from.tokens(), from.from(), to.from());
  }

  /// The one row whose times in two columns beside each other stand the other way round than in all
  /// others.
  static Optional<ClockRange> odd(Grid grid, int column) {
    Optional<ClockRange> reversed = Optional.empty();
    int ordered = 0;
    for (int row = 1; row < grid.rows(); row++) {
      Optional<Sentence> first = grid.cell(row, column).filter(ClockRange::isClock);
      Optional<Sentence> second = grid.cell(row, column + 1).filter(ClockRange::isClock);
      if (first.isEmpty() || second.isEmpty()) {
        continue;
      }
      if (!areTurned(first.get(), second.get())) {
        ordered += areTurned(second.get(), first.get()) ? 1 : 0;
      } else if (reversed.isPresent()) {
        return Optional.empty();
      } else {
        reversed = Optional.of(new ClockRange(first.get().from(), second.get().from()));
      }
    }
    return ordered >= ROWS ? reversed : Optional.empty();
  }

  private static boolean isClock(Sentence cell) {
    return cell.to() - cell.from() == 1 && Clock.seconds(cell.tokens(), cell.from()) >= 0;
  }

  /// The second time is earlier, and not by the turn of a night.
  private static boolean isTurned(Tokens tokens, int first, int second) {
    int start = Clock.seconds(tokens, first);
    int end = Clock.seconds(tokens, second);
    return start >= 0 && end >= 0 && end < start && start - end < NIGHT;
  }
}

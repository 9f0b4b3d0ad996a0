package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;

/// Tells the heading over a log: what that lists has happened, whatever words it uses.
final class LogTitle {

  private static final WordSet LOGS = WordLists.words("log-title");

  /// Nobody plans them.
  private static final WordSet MISHAPS = WordLists.words("log-of-mishaps");

  private LogTitle() {}

  static boolean isOver(PlacedBlock block) {
    return !block.around().headings().isEmpty()
        && block.around().headings().getLast().sentences().stream().anyMatch(LogTitle::is);
  }

  private static boolean is(Sentence heading) {
    int last = heading.to() - 1;
    if (heading.tokens().isOneOf(last, MISHAPS)) {
      return true;
    }
    return heading.has(Cue.CHRONICLE)
        ? Wording.has(heading, LOGS)
        : last > heading.from() && heading.tokens().isOneOf(last, LOGS);
  }
}

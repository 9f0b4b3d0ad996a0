package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Tells of a date in a table that it is the day on which something was done: by the header of its
/// column, "Verified", or by the label of its row, "Checked | 24 February 2026".
final class DeedCells {

  /// Over a column of days on which something was done.
  private static final WordSet DEEDS = WordLists.words("deed-column");

  private static final WordSet CONFIRMED = WordLists.words("confirmed");

  private static final WordSet PENDING = WordLists.words("not-verified");

  /// What a cell says of something that is done.
  private static final WordSet DONE = WordLists.words("done");

  /// Before its date stand no more words and marks than in "BC-RB-014, rev. 2 (".
  private static final int LEAD = 8;

  private DeedCells() {}

  /// Under "Verified" or "Checked on" every date is one of a deed; one still to come is found by
  /// its own rule.
  static boolean isDeed(String header) {
    List<String> words = HeaderWords.of(header);
    return !words.isEmpty()
        && words.size() <= 2
        && (DEEDS.contains(words.getFirst())
            || (words.size() == 2 && words.getFirst().equals("last")))
        && !HeaderWords.isTerm(header);
  }

  /// The date stands in the second of two columns, beside a label that says what was done then, or
  /// that the paper of that day is replaced.
  static boolean isValue(Sentence sentence, DateMention mention, Grid grid) {
    Sentence.Cell cell = sentence.cell().orElseThrow();
    Optional<Sentence> label = grid.cell(cell.row(), 0);
    if (grid.columns() != 2 || cell.column() != 1 || label.isEmpty()) {
      return false;
    }
    Sentence said = label.get();
    if (isReplaced(said)) {
      return mention.from() - sentence.from() <= LEAD;
    }
    if (isBySomebody(said) && mention.to() == sentence.to()) {
      return true;
    }
    return mention.from() == sentence.from()
        && isDeed(said.span().in(said.tokens().text()).toLowerCase(Locale.ROOT));
  }

  /// "Approved by | R. Castellane, 9 November 2026".
  private static boolean isBySomebody(Sentence label) {
    return label.to() - label.from() == 2
        && label.tokens().isOneOf(label.from(), DEEDS)
        && label.tokens().isWord(label.from() + 1, "by");
  }

  /// "Open day, attended by 400 people": what was done by somebody is set off from its name.
  private static boolean isDoneBy(Sentence cell) {
    for (int i = cell.from() + 2; i + 2 < cell.to(); i++) {
      if (cell.tokens().isWord(i + 1, "by")
          && cell.tokens().is(i - 1, TokenClass.COMMA)
          && Told.isPastAt(cell, i)) {
        return true;
      }
    }
    return false;
  }

  /// A cell beside the date says that it is done: "done", "completed, no faults found", or under
  /// "Verified" a tick or a name.
  static boolean isDone(Sentence cell) {
    return isState(cell) || isConfirmed(cell) || isDoneBy(cell);
  }

  private static boolean isState(Sentence cell) {
    int next = cell.from() + 1;
    boolean apart =
        next < cell.to()
            && (cell.tokens().is(next, TokenClass.COMMA) || cell.tokens().is(next, ';'));
    return (cell.words() <= 2 || apart)
        && cell.cell().filter(c -> c.column() > 0).isPresent()
        && cell.tokens().is(cell.from(), TokenClass.WORD)
        && cell.tokens().isOneOf(cell.from(), DONE);
  }

  private static boolean isConfirmed(Sentence cell) {
    Optional<Sentence> header = cell.cell().flatMap(Sentence.Cell::header);
    return header.filter(h -> h.tokens().isOneOf(h.from(), CONFIRMED)).isPresent()
        && !cell.tokens().isOneOf(cell.from(), PENDING)
        && (cell.tokens().is(cell.from(), TokenClass.WORD)
            || cell.tokens().is(cell.from(), TokenClass.CHECK));
  }

  private static boolean isReplaced(Sentence label) {
    return label.tokens().isOneOf(label.from(), OtherIssues.REPLACES);
  }
}

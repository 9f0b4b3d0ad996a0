package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import java.util.List;
import java.util.Optional;

/// A note that was added to a text after its own date: "9 December: note on complaints added". A
/// decision stays of its day when it gets one. What was corrected has become another text.
final class Addenda {

  private static final WordSet NOTES = WordLists.words("addendum");

  private static final WordSet ADDED = WordLists.words("addendum-added");

  private Addenda() {}

  /// Whether a date opens an entry of that kind, by itself or with the other cells of its row.
  static boolean opens(Sentence sentence, DateMention mention, Optional<Grid> grid) {
    if (mention.from() != sentence.from()) {
      return false;
    }
    return sentence
        .cell()
        .flatMap(cell -> grid.map(g -> g.row(cell.row())))
        .orElseGet(() -> List.of(sentence))
        .stream()
        .anyMatch(Addenda::is);
  }

  private static boolean is(Sentence sentence) {
    return Wording.has(sentence, NOTES) && Wording.has(sentence, ADDED);
  }
}

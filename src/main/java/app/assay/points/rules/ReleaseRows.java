package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import java.util.List;
import java.util.Optional;

/// Tells of a date in a table of versions that the version of its row came out on it. Where the
/// table speaks of plans, some of its versions are still to come.
final class ReleaseRows {

  private static final WordSet VERSIONS = WordLists.words("version-words");

  /// Over the days on which versions came out.
  private static final WordSet RELEASED = WordLists.words("release-column");

  private ReleaseRows() {}

  static boolean isReleased(PlacedBlock block, Sentence sentence, Grid grid) {
    Sentence.Cell cell = sentence.cell().orElseThrow();
    Optional<Sentence> version = grid.cell(cell.row(), 0);
    return cell.column() > 0
        && startsWith(grid.header(0), VERSIONS)
        && isOfDays(grid.header(cell.column()))
        && version.filter(Versions::leads).isPresent()
        && !block.around().has(Cue.PLAN)
        && !ScheduleTable.is(block, grid);
  }

  private static boolean isOfDays(String header) {
    return header.equals("date") || startsWith(header, RELEASED);
  }

  private static boolean startsWith(String header, WordSet words) {
    List<String> first = HeaderWords.of(header);
    return !first.isEmpty() && words.contains(first.getFirst());
  }
}

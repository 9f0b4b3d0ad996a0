package app.assay.points.rules;

import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import java.util.List;

/// Tells a heading right under the title that says who wrote and when from one that opens a
/// section.
final class Byline {

  private Byline() {}

  /// "### Platform team, 12 January 2026" right under the title; "## 4.0.0" is an entry, and where
  /// other headings of the level follow, one without a date opens a section.
  static boolean is(DocumentReading document, PlacedBlock block, int number) {
    List<Sentence> sentences = block.reading().sentences();
    return number == 2
        && sentences.stream().noneMatch(Versions::leads)
        && (sentences.stream().anyMatch(s -> !s.dates().isEmpty()) || isSubtitle(document, block));
  }

  /// The only heading of its level, or one over a single line.
  private static boolean isSubtitle(DocumentReading document, PlacedBlock block) {
    boolean behind = false;
    boolean only = true;
    for (PlacedBlock other : document.blocks()) {
      if (behind && other.reading().sentences().size() == 1) {
        return true;
      }
      only &=
          other == block
              || other.reading().kind() != BlockKind.HEADING
              || other.reading().level() != block.reading().level();
      behind = other.reading().kind().speaks() ? other == block : behind;
    }
    return only;
  }
}

package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/// The days from which on a document holds, as its head says: "Effective from | 1 September 2026".
/// They may lie after the day of its approval, which is its own.
final class InForce {

  private static final WordSet LABELS = WordLists.words("in-force");

  /// Blocks that are looked at.
  private static final int HEAD = 6;

  /// From the label to its date: "effective from: 1 March".
  private static final int NEAR = 3;

  private final Set<CalendarDate> days = new HashSet<>();

  private InForce(DocumentReading document) {
    int blocks = 0;
    for (PlacedBlock block : document.blocks()) {
      if (!block.reading().kind().speaks()) {
        continue;
      }
      if (++blocks > HEAD) {
        break;
      }
      if (block.reading().table().isPresent()) {
        rows(block);
      } else if (block.reading().kind() != BlockKind.HEADING) {
        block.reading().sentences().forEach(this::line);
      }
    }
  }

  static InForce of(DocumentReading document) {
    return document.derive(InForce.class, InForce::new);
  }

  boolean has(CalendarDate day) {
    return days.contains(day);
  }

  private void line(Sentence sentence) {
    for (DateMention mention : sentence.dates()) {
      for (int i = mention.from() - 1; i >= sentence.from() && mention.from() - i <= NEAR; i--) {
        if (sentence.tokens().isOneOf(i, LABELS)) {
          mention.sound().ifPresent(days::add);
        }
      }
    }
  }

  private void rows(PlacedBlock block) {
    Grid grid = Grid.of(block.reading()).orElseThrow();
    for (int row = 0; grid.columns() == 2 && row < grid.rows(); row++) {
      Optional<Sentence> label = grid.cell(row, 0);
      Optional<Sentence> value = grid.cell(row, 1);
      if (label.isPresent() && value.isPresent() && Wording.has(label.get(), LABELS)) {
        value.get().dates().stream().flatMap(d -> d.sound().stream()).forEach(days::add);
      }
    }
  }
}

package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Fix;
import app.assay.text.TextEdit;
import java.util.List;
import org.junit.jupiter.api.Test;

class MadeEditsTest {

  private static final String NOTE = " (projected, not measured)";

  private final MadeEdits made = new MadeEdits();

  private boolean holds(int at) {
    return made.hold(new Fix("Mark", TextEdit.insert(at, NOTE)));
  }

  @Test
  void anEditStandsBehindThoseMadeBeforeItInTheSameRound() {
    made.add(List.of(TextEdit.insert(10, NOTE), TextEdit.insert(100, NOTE)));
    assertThat(holds(100 + NOTE.length())).isTrue();
    assertThat(holds(100)).isFalse();
  }

  @Test
  void anEditMovesWithThoseOfLaterRounds() {
    made.add(List.of(TextEdit.insert(100, NOTE)));
    made.add(List.of(TextEdit.insert(10, "x".repeat(60))));
    assertThat(holds(160)).isTrue();
    assertThat(holds(100)).isFalse();
  }

  @Test
  void otherWordsAtItsPlaceAreNotHeld() {
    made.add(List.of(TextEdit.insert(100, NOTE)));
    assertThat(made.hold(new Fix("Mark", TextEdit.insert(100, " [source: …]")))).isFalse();
  }
}

package app.assay.ledger;

import static app.assay.ledger.LedgerSample.decision;
import static app.assay.ledger.LedgerSample.decisions;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A ledger whose end was changed takes no further decision.
class LedgerDamageTest {

  @TempDir Path root;

  @Test
  void damagedEndRefusesTheNextDecision() throws IOException {
    Ledger ledger = LedgerSample.of(root, 3);
    LedgerSample.write(root, LedgerSample.lines(root).subList(0, 2));
    byte[] before = Files.readAllBytes(LedgerSample.file(root));

    assertThat(LedgerSample.reason(ledger.append(decisions(4, 4))))
        .isEqualTo(
            "The ledger is shorter than its checkpoint says. Nothing was recorded. Look at the"
                + " ledger with `assay ledger verify`, then bring the folder .assay back from a"
                + " backup, or move it away to begin a new ledger.");
    assertThat(Files.readAllBytes(LedgerSample.file(root))).isEqualTo(before);
    assertThat(ledger.head().state()).isEqualTo(LedgerHead.State.DAMAGED);
    assertThat(ledger.head().message())
        .isEqualTo("The ledger is shorter than its checkpoint says.");
  }

  @Test
  void editedLastLineRefusesTheNextDecision() throws IOException {
    Ledger ledger = LedgerSample.of(root, 3);
    List<String> lines = new ArrayList<>(LedgerSample.lines(root));
    lines.set(2, lines.get(2).replace("note 3", "note 9"));
    LedgerSample.write(root, lines);

    assertThat(LedgerSample.reason(ledger.append(decisions(4, 4))))
        .startsWith("Entry 3 is not the one that the checkpoint names. Nothing was recorded.");
  }

  @Test
  void replacedLastLineRefusesTheNextDecision() throws IOException {
    Ledger ledger = LedgerSample.of(root, 3);
    LedgerEntry third = ledger.entries().get(2);
    List<String> lines = new ArrayList<>(LedgerSample.lines(root));
    LedgerEntry forged = EntryJson.seal(3, third.previous(), third.time(), decision("note 9"));
    lines.set(2, EntryJson.line(forged) + "\n");
    LedgerSample.write(root, lines);

    assertThat(LedgerSample.reason(ledger.append(decisions(4, 4))))
        .startsWith("Entry 3 is not the one that the checkpoint names. Nothing was recorded.");
  }

  @Test
  void checkpointWithAnotherCountRefusesTheNextDecision() throws IOException {
    Ledger ledger = LedgerSample.of(root, 3);
    Path checkpoint = LedgerSample.checkpoint(root);
    Files.writeString(
        checkpoint, Files.readString(checkpoint).replace("\"entries\":3", "\"entries\":2"));

    assertThat(LedgerSample.reason(ledger.append(decisions(4, 4))))
        .startsWith("Entry 2 is not the one that the checkpoint names. Nothing was recorded.");
  }

  @Test
  void lineAddedByHandRefusesTheNextDecision() throws IOException {
    Ledger ledger = LedgerSample.of(root, 3);
    List<String> lines = new ArrayList<>(LedgerSample.lines(root));
    lines.add("by hand\n");
    LedgerSample.write(root, lines);

    assertThat(LedgerSample.reason(ledger.append(decisions(4, 4))))
        .startsWith("Line 4 is not JSON. Nothing was recorded.");
  }

  @Test
  void missingCheckpointRefusesTheNextDecision() throws IOException {
    Ledger ledger = LedgerSample.of(root, 3);
    Files.delete(LedgerSample.checkpoint(root));

    assertThat(LedgerSample.reason(ledger.append(decisions(4, 4))))
        .startsWith("The checkpoint of the ledger is gone. Nothing was recorded.");
  }

  @Test
  void missingLedgerRefusesTheNextDecision() throws IOException {
    Ledger ledger = LedgerSample.of(root, 3);
    Files.delete(LedgerSample.file(root));

    assertThat(LedgerSample.reason(ledger.append(decisions(4, 4))))
        .startsWith("The ledger is gone; its checkpoint counts 3 entries. Nothing was recorded.");
    assertThat(LedgerSample.file(root)).doesNotExist();
  }
}

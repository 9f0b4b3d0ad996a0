package app.assay.distillery.curation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.vault.Feedback;
import app.assay.vault.QueueRow;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FeedbackInboxTest {

  private static final Signal OUTDATED =
      new Signal("old", "outdated", "the lamp is electric", "a1b2c3d");

  @TempDir private Path folder;
  private VaultStore store;
  private FeedbackInbox inbox;

  @BeforeEach
  void open() throws VaultException {
    store = LampVaults.in(folder);
    inbox = new FeedbackInbox(store, LampVaults.ledger(folder), LampVaults.CLOCK);
  }

  @AfterEach
  void close() {
    store.close();
  }

  @Test
  void aSignalIsTakenOnce() throws VaultException {
    assertThat(inbox.take(List.of(OUTDATED, OUTDATED), LampVaults.PERSON, "notes")).isEqualTo(1);
    assertThat(inbox.take(List.of(OUTDATED), LampVaults.PERSON, "notes")).isZero();
    assertThat(store.read(VaultReader::feedback)).hasSize(1);
  }

  @Test
  void aSignalBecomesAConflict() throws VaultException {
    inbox.take(List.of(OUTDATED), LampVaults.PERSON, "notes");
    String row = inbox.enqueue(signal(), Optional.of("new"), "New lamp.", LampVaults.PERSON);
    QueueRow queued = store.read(vault -> vault.queueRow(row)).orElseThrow();
    assertThat(queued.entryId()).isEqualTo("old");
    assertThat(queued.relatedId()).hasValue("new");
    assertThat(queued.reason())
        .isEqualTo("Feedback [outdated]: the lamp is electric (a1b2c3d) — New lamp.");
    assertThat(row).isEqualTo("cq-old-1782820800-0");
    assertThat(store.read(VaultReader::feedback)).allMatch(Feedback::done);
    assertThatThrownBy(() -> inbox.dismiss(signal(), "Twice.", LampVaults.PERSON))
        .hasMessageContaining("no open signal");
  }

  @Test
  void aSignalOfAMissingEntryIsNoConflict() throws VaultException {
    inbox.take(List.of(new Signal("gone", "outdated", "", "a1b2c3d")), LampVaults.PERSON, "notes");
    assertThatThrownBy(() -> inbox.enqueue(signal(), Optional.empty(), "", LampVaults.PERSON))
        .hasMessageContaining("which the vault does not have");
    inbox.dismiss(signal(), "It is gone.", LampVaults.PERSON);
    assertThat(store.read(VaultReader::feedback)).allMatch(Feedback::done);
  }

  private String signal() throws VaultException {
    return store.read(VaultReader::feedback).getFirst().id();
  }
}

package app.assay.ui.conflicts.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.distillery.curation.Choice;
import app.assay.distillery.curation.Curation;
import app.assay.distillery.curation.LayerOneGate;
import app.assay.distillery.record.VaultLedger;
import app.assay.hitl.Reviewer;
import app.assay.ledger.Ledger;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.postgres.TeamServer;
import app.assay.vault.postgres.TeamVault;
import app.assay.workspace.SameThreadRunner;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two curators at the queue of one team, on a real server.
class SharedConflictsTest {

  @TempDir private Path folder;
  private final HandClock clock = new HandClock(Instant.now().plusSeconds(60));
  private VaultStore store;

  @BeforeEach
  void open() throws VaultException, SQLException {
    store = TeamVault.open(TeamServer.vault(), clock);
    TeamVault.conflicts(store, 2);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private ConflictsModel curator(String name) {
    VaultLedger ledger = new VaultLedger(Ledger.open(folder, clock), "team", "1");
    ConflictsModel model =
        new ConflictsModel(
            new StoreConflicts(store, new Curation(store, ledger, new LayerOneGate()), clock, true),
            new SameThreadRunner(),
            () -> Optional.of(new Reviewer(name)),
            (draft, evidence) -> List.of(),
            clock);
    model.refresh();
    return model;
  }

  private static String words(ConflictsModel model) {
    return model.lease(model.current().orElseThrow());
  }

  @Test
  void aRowThatIsLookedAtIsTakenForOthers() {
    ConflictsModel ada = curator("Ada Keeper");
    assertThat(words(ada)).startsWith("Set aside for you until");
    ConflictsModel ben = curator("Ben Keeper");
    assertThat(words(ben)).startsWith("Taken by Ada Keeper until");
    ben.setReason("Seen.");
    assertThat(ben.choose(Choice.KEEP_BOTH)).isFalse();
    assertThat(ben.message()).startsWith("Taken by Ada Keeper until");
  }

  @Test
  void aRowThatIsLeftIsFreeAgain() {
    ConflictsModel ada = curator("Ada Keeper");
    ada.step(1);
    ConflictsModel ben = curator("Ben Keeper");
    assertThat(words(ben)).startsWith("Set aside for you until");
    ben.step(1);
    assertThat(words(ben)).startsWith("Taken by Ada Keeper until");
  }

  @Test
  void aRowIsHeldForAsLongAsItIsLookedAt() {
    ConflictsModel ada = curator("Ada Keeper");
    for (int minute = 0; minute < 60; minute++) {
      clock.pass(Duration.ofMinutes(1));
      ada.tick();
    }
    assertThat(words(curator("Ben Keeper"))).startsWith("Taken by Ada Keeper until");
    assertThat(words(ada)).startsWith("Set aside for you until");

    ada.leave(() -> {});
    ada.tick();
    assertThat(words(curator("Ben Keeper"))).startsWith("Set aside for you until");
  }

  @Test
  void aRowThatAnotherTookMeanwhileIsTheirs() {
    ConflictsModel ada = curator("Ada Keeper");
    clock.pass(Duration.ofMinutes(16));
    assertThat(words(curator("Ben Keeper"))).startsWith("Set aside for you until");

    ada.tick();

    assertThat(words(ada)).startsWith("Taken by Ben Keeper until");
  }

  @Test
  void whoLeavesGivesBack() {
    ConflictsModel ada = curator("Ada Keeper");
    ada.leave(() -> {});
    assertThat(words(curator("Ben Keeper"))).startsWith("Set aside for you until");
  }

  @Test
  void oneDecidesAndGoesOnWithTheNext() {
    ConflictsModel ada = curator("Ada Keeper");
    ada.setReason("Both hold.");
    assertThat(ada.choose(Choice.KEEP_BOTH)).isTrue();
    assertThat(ada.listing().rows()).hasSize(1);
    assertThat(words(ada)).startsWith("Set aside for you until");
  }
}

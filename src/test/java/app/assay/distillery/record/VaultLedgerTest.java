package app.assay.distillery.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.HandClock;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerEntry;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Intent;
import app.assay.vault.NewEntry;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.VaultWriter;
import app.assay.vault.sqlite.SqliteVaults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VaultLedgerTest {

  private static final String BESIDE = "vault.assay.db";

  private final HandClock clock = new HandClock(Instant.parse("2026-11-01T10:00:00Z"));
  @TempDir private Path folder;
  private Ledger ledger;
  private VaultLedger told;
  private VaultStore vault;

  @BeforeEach
  void open() throws VaultException {
    ledger = Ledger.open(folder, clock);
    told = new VaultLedger(ledger, "vault.db", "test");
    vault = new SqliteVaults(clock).create(folder.resolve("vault.db"));
  }

  @AfterEach
  void close() {
    vault.close();
  }

  private static VaultDecision accepts(String id) {
    return new VaultDecision("Ada Keeper", "accept", id, "", Duration.ZERO, Map.of("batch", "b"));
  }

  private String insert(VaultWriter writer, String id) throws VaultException {
    if (writer.domain("lamp").isEmpty()) {
      writer.addDomain("lamp", "Lamps");
    }
    writer.insert(
        new NewEntry(
            id,
            EntryType.FACT,
            new EntryText("Title", "Claim", "Body", Optional.empty(), "None."),
            List.of("lamp"),
            List.of(new EvidenceRef("pr", "#1"))));
    return told.seal(writer, List.of(accepts(id)));
  }

  private void accept(String id) throws VaultException {
    clock.pass(Duration.ofMinutes(1));
    vault.write(new Intent("apply", "Ada Keeper", "", "b"), writer -> insert(writer, id));
  }

  /// Ends between the record in the ledger and the end of the transaction, as a killed program
  /// does.
  private void breakOff(String id) {
    clock.pass(Duration.ofMinutes(1));
    assertThatThrownBy(
            () ->
                vault.write(
                    new Intent("apply", "Ada Keeper", "", "b"),
                    writer -> {
                      insert(writer, id);
                      throw new VaultException(VaultError.Kind.UNAVAILABLE, "Killed.");
                    }))
        .hasMessage("Killed.");
  }

  private List<String> recorded() {
    List<LedgerEntry> entries = ledger.entries();
    return entries.stream()
        .map(
            entry ->
                entry.record().decision()
                    + " "
                    + entry.record().claim()
                    + (NotCarriedOut.among(entries).contains(entry.hash()) ? " (lost)" : ""))
        .toList();
  }

  @Test
  void decisionThatTheVaultNeverGotIsSaidOnceAndCanBeTakenAgain() throws VaultException {
    accept("one");
    breakOff("two");

    assertThat(told.reconcile(vault))
        .containsExactly(
            "What Ada Keeper decided at 2026-11-01 10:02 UTC was not carried out (accept two): the"
                + " vault was not changed after the ledger had it. The ledger says so now; decide"
                + " it again if it still holds.");
    assertThat(recorded())
        .containsExactly("accept one", "accept two (lost)", "not-carried-out two");
    assertThat(ledger.verify().isSound()).isTrue();
    assertThat(told.reconcile(vault)).isEmpty();

    accept("two");
    assertThat(told.reconcile(vault)).isEmpty();
    assertThat(recorded()).hasSize(4).endsWith("accept two");
  }

  @Test
  void decisionBrokenOffTwiceIsNamedTwice() throws VaultException {
    accept("one");
    breakOff("two");
    breakOff("two");
    accept("two");

    assertThat(told.reconcile(vault)).hasSize(2);
    assertThat(recorded())
        .startsWith("accept one", "accept two (lost)", "accept two (lost)", "accept two");
  }

  @Test
  void firstDecisionOfAVaultIsHeldAgainstWhatTheVaultHas() throws VaultException {
    breakOff("one");

    assertThat(told.reconcile(vault)).hasSize(1);
    assertThat(recorded()).containsExactly("accept one (lost)", "not-carried-out one");
  }

  @Test
  void nothingIsClaimedWhereTheRecordBesideTheVaultIsGone() throws VaultException, IOException {
    accept("one");
    accept("two");
    vault.close();
    Files.delete(folder.resolve(BESIDE));
    vault = new SqliteVaults(clock).open(folder.resolve("vault.db"));

    assertThat(told.reconcile(vault)).isEmpty();
    accept("three");
    assertThat(told.reconcile(vault)).isEmpty();
    assertThat(recorded()).containsExactly("accept one", "accept two", "accept three");
  }

  @Test
  void nothingIsClaimedOfAnOlderCopyThatTookTheVaultsPlace() throws VaultException, IOException {
    accept("one");
    for (String file : List.of("vault.db", BESIDE)) {
      Files.copy(folder.resolve(file), folder.resolve(file + ".copy"));
    }
    accept("two");
    accept("three");
    for (String file : List.of("vault.db", BESIDE)) {
      Files.move(
          folder.resolve(file + ".copy"),
          folder.resolve(file),
          StandardCopyOption.REPLACE_EXISTING);
    }
    accept("four");

    assertThat(told.reconcile(vault)).isEmpty();
  }

  @Test
  void decisionOfAnotherVaultIsLeftAlone() throws VaultException {
    accept("one");
    breakOff("two");

    VaultLedger other = new VaultLedger(ledger, "other.db", "test");
    assertThat(other.reconcile(vault)).isEmpty();
    assertThat(recorded()).hasSize(2);
  }
}

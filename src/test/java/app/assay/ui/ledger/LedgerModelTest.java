package app.assay.ui.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.distillery.record.VaultDecision;
import app.assay.distillery.record.VaultLedger;
import app.assay.ledger.Ledger;
import app.assay.vault.Intent;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import app.assay.workspace.SameThreadRunner;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LedgerModelTest {

  @TempDir private Path folder;

  @Test
  void decisionThatWasNotCarriedOutIsToldApart() throws VaultException {
    HandClock clock = new HandClock(Instant.parse("2026-11-01T10:00:00Z"));
    VaultLedger told = new VaultLedger(Ledger.open(folder, clock), "vault.db", "test");
    try (VaultStore vault = new SqliteVaults(clock).create(folder.resolve("vault.db"))) {
      addDomain(vault, told, "lamp", true);
      try {
        addDomain(vault, told, "horn", false);
      } catch (VaultException e) {
        told.reconcile(vault);
      }
    }
    LedgerModel model = new LedgerModel(new SameThreadRunner(), clock, "Read");

    model.open(folder);

    assertThat(model.entries())
        .extracting(entry -> entry.record().decision() + " " + model.isLost(entry))
        .containsExactly("domain-add false", "domain-add true", "not-carried-out false");
  }

  private static void addDomain(VaultStore vault, VaultLedger told, String name, boolean end)
      throws VaultException {
    VaultDecision decision =
        new VaultDecision("Ada", "domain-add", name, "", Duration.ZERO, Map.of());
    vault.write(
        new Intent("domain", "Ada", "", name),
        writer -> {
          writer.addDomain(name, name);
          String change = told.seal(writer, List.of(decision));
          if (!end) {
            throw new VaultException(VaultError.Kind.UNAVAILABLE, "Killed.");
          }
          return change;
        });
  }
}

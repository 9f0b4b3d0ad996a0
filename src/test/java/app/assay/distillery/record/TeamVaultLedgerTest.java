package app.assay.distillery.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.HandClock;
import app.assay.ledger.Ledger;
import app.assay.vault.Intent;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.postgres.TeamServer;
import app.assay.vault.postgres.TeamVault;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The ledger of a team's vault, on a real server.
class TeamVaultLedgerTest {

  private static final Executor THREADS = task -> Thread.ofVirtual().start(task);

  private final HandClock clock = new HandClock(Instant.parse("2026-11-01T10:00:00Z"));
  @TempDir private Path folder;
  private String address;
  private VaultStore vault;
  private VaultLedger told;

  @BeforeEach
  void open() throws VaultException, SQLException {
    address = TeamServer.vault();
    vault = TeamVault.open(address, clock);
    told = new VaultLedger(Ledger.open(folder, clock), "team", "test");
  }

  @AfterEach
  void close() {
    vault.close();
  }

  @FunctionalInterface
  private interface Last {
    void take() throws VaultException;
  }

  private String addDomain(String name, Last last) throws VaultException {
    VaultDecision decision =
        new VaultDecision("Ada", "domain-add", name, "", Duration.ZERO, Map.of());
    return vault.write(
        new Intent("domain", "Ada", "", name),
        writer -> {
          writer.addDomain(name, name);
          String change = told.seal(writer, List.of(decision));
          last.take();
          return change;
        });
  }

  @Test
  void decisionThatTheServerNeverGotIsSaidOnce() throws VaultException {
    addDomain("lamp", () -> {});
    assertThatThrownBy(
            () ->
                addDomain(
                    "horn",
                    () -> {
                      throw new VaultException(VaultError.Kind.UNAVAILABLE, "Killed.");
                    }))
        .hasMessage("Killed.");

    assertThat(told.reconcile(vault)).hasSize(1).first().asString().contains("domain-add horn");
    assertThat(told.reconcile(vault)).isEmpty();
    addDomain("horn", () -> {});
    assertThat(told.reconcile(vault)).isEmpty();
  }

  @Test
  void decisionThatAnotherProgramIsJustCarryingOutIsNotTakenForLost() throws Exception {
    addDomain("lamp", () -> {});
    CountDownLatch recorded = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    CompletableFuture<String> other =
        CompletableFuture.supplyAsync(() -> slowly(recorded, goOn), THREADS);
    assertThat(recorded.await(20, TimeUnit.SECONDS)).isTrue();
    try (VaultStore mine = TeamVault.open(address, clock)) {
      CompletableFuture<List<String>> found =
          CompletableFuture.supplyAsync(() -> found(mine), THREADS);
      TeamServer.awaitWaiting(address);
      goOn.countDown();

      assertThat(other.get(20, TimeUnit.SECONDS)).startsWith("2-");
      assertThat(found.get(20, TimeUnit.SECONDS)).isEmpty();
    }
  }

  private String slowly(CountDownLatch recorded, CountDownLatch goOn) {
    try {
      return addDomain(
          "horn",
          () -> {
            recorded.countDown();
            await(goOn);
          });
    } catch (VaultException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await(20, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private List<String> found(VaultStore mine) {
    try {
      return told.reconcile(mine);
    } catch (VaultException e) {
      throw new IllegalStateException(e);
    }
  }
}

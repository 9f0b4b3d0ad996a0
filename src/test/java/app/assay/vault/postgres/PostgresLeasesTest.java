package app.assay.vault.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.vault.QueueRow;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PostgresLeasesTest {

  private static final Duration MINUTE = Duration.ofMinutes(1);

  private final HandClock clock = new HandClock(Instant.parse("2026-05-04T10:00:00Z"));
  private String address;
  private VaultStore ada;
  private VaultStore bob;

  @BeforeEach
  void open() throws Exception {
    address = TeamServer.vault();
    PostgresVaults vaults = new PostgresVaults(clock, TeamServer.passwords(TeamServer.PASSWORD));
    ada = vaults.open(address);
    bob = vaults.open(address);
    TeamVault.conflicts(ada, 4);
  }

  @AfterEach
  void close() {
    if (ada != null) {
      ada.close();
      bob.close();
    }
  }

  @Test
  void twoCuratorsHoldDifferentRows() throws Exception {
    assertThat(TeamVault.ids(ada.lease("Ada", 3, MINUTE)))
        .containsExactly("cq-000", "cq-001", "cq-002");
    assertThat(TeamVault.ids(bob.lease("Bob", 3, MINUTE))).containsExactly("cq-003");
  }

  @Test
  void whoAsksAgainHoldsTheSameRowsLonger() throws Exception {
    ada.lease("Ada", 2, MINUTE);
    clock.pass(Duration.ofSeconds(50));
    assertThat(TeamVault.ids(ada.lease("Ada", 2, MINUTE))).containsExactly("cq-000", "cq-001");
    clock.pass(Duration.ofSeconds(50));

    assertThat(TeamVault.ids(bob.lease("Bob", 9, MINUTE))).containsExactly("cq-002", "cq-003");
  }

  @Test
  void rowIsFreeOnceItsTimeIsOver() throws Exception {
    ada.lease("Ada", 4, MINUTE);
    clock.pass(Duration.ofSeconds(60));

    assertThat(TeamVault.ids(bob.lease("Bob", 1, MINUTE))).containsExactly("cq-000");
    assertThat(TeamVault.ids(ada.lease("Ada", 9, MINUTE)))
        .containsExactly("cq-001", "cq-002", "cq-003");
  }

  @Test
  void rowIsFreeOnceItIsGivenBack() throws Exception {
    ada.lease("Ada", 4, MINUTE);
    ada.release("Ada");

    assertThat(bob.lease("Bob", 9, MINUTE)).hasSize(4);
  }

  @Test
  void resolvedRowsAreHeldByNobody() throws Exception {
    QueueRow row = ada.lease("Ada", 1, MINUTE).getFirst();
    ada.write(
        TeamVault.RESOLVE,
        vault -> {
          vault.resolve(row.id(), row.stamp());
          return true;
        });

    assertThat(TeamVault.ids(bob.lease("Bob", 1, MINUTE))).containsExactly("cq-001");
    assertThat(TeamServer.ask(address, "SELECT string_agg(queue_id, ' ') FROM assay.lease"))
        .isEqualTo("cq-001");
  }

  @Test
  void rowThatSomebodyIsTakingIsSkippedWithoutWaiting() throws Exception {
    try (Connection other = TeamServer.connection(address);
        Statement statement = other.createStatement()) {
      other.setAutoCommit(false);
      statement.execute("SELECT 1 FROM curation_queue WHERE id = 'cq-000' FOR UPDATE");

      assertThat(TeamVault.ids(ada.lease("Ada", 1, MINUTE))).containsExactly("cq-001");
      other.rollback();
    }
  }

  @Test
  void rowThatAnotherTookAtTheSameTimeIsLeftToThem() throws Exception {
    try (Connection other = TeamServer.connection(address);
        Statement statement = other.createStatement()) {
      other.setAutoCommit(false);
      statement.execute("INSERT INTO assay.lease VALUES ('cq-000', 'Bob', '2026-05-04 10:01:00')");
      CompletableFuture<List<QueueRow>> asked =
          CompletableFuture.supplyAsync(() -> leased(ada, "Ada", 1));
      TeamServer.awaitWaiting(address);
      other.commit();

      assertThat(TeamVault.ids(asked.get(20, TimeUnit.SECONDS))).containsExactly("cq-001");
    }
  }

  private static List<QueueRow> leased(VaultStore vault, String by, int most) {
    try {
      return vault.lease(by, most, MINUTE);
    } catch (VaultException e) {
      throw new IllegalStateException(e);
    }
  }
}

package app.assay.vault.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.vault.NewEntry;
import app.assay.vault.VaultError.Kind;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Connections that break, and others who hold what is wanted.
class PostgresBrokenTest {

  private static final String BREAK =
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
          + " WHERE datname = current_database() AND pid != pg_backend_pid()";
  private static final String BROKE =
      "The connection to the vault's server broke. Nothing was changed; try again once the server"
          + " answers.";

  /// As it goes over the wire, and not as a part of COMMITTED.
  private static final String END = "COMMIT\0";

  private static final NewEntry OIL =
      TeamVault.entry("oil", "Oil", "You MUST fill it.", "Dry else.");

  private String address = "";
  private VaultStore vault;

  @BeforeAll
  static void server() {
    TeamServer.port();
  }

  @BeforeEach
  void open() throws Exception {
    address = TeamServer.vault() + "?lock_timeout=1&statement_timeout=2";
    vault = TeamVault.open(address);
    TeamVault.conflicts(vault, 1);
  }

  @AfterEach
  void close() {
    vault.close();
  }

  @Test
  void connectionThatBreaksInAChangeChangesNothing() throws Exception {
    refused(
        Kind.UNAVAILABLE,
        BROKE,
        () ->
            vault.write(
                TeamVault.APPLY,
                writer -> {
                  writer.addDomain("oil", "Oil");
                  cut();
                  writer.addDomain("wick", "Wicks");
                  return true;
                }));

    assertThat(vault.read(VaultReader::domains).size()).isOne();
    TeamVault.fill(vault, OIL);
  }

  @Test
  void connectionThatBreaksWhileReadingIsSaid() {
    refused(
        Kind.UNAVAILABLE,
        BROKE,
        () ->
            vault.read(
                reader -> {
                  cut();
                  return reader.list();
                }));
  }

  @Test
  void connectionThatBrokeBetweenTwoPiecesOfWorkIsNotUsedAgain() throws Exception {
    cut();

    assertThat(vault.read(VaultReader::list).size()).isOne();
  }

  @Test
  void changeWhoseEndTheServerDidNotHearIsSaidNotToBeMade() throws Exception {
    try (CuttingWire wire = new CuttingWire(TeamServer.port());
        VaultStore far = TeamVault.open(wire.through(address))) {
      wire.cutBefore(END);

      refused(Kind.UNAVAILABLE, BROKE, () -> TeamVault.fill(far, OIL));
      assertThat(far.read(reader -> reader.entry("oil")).isEmpty()).isTrue();
    }
  }

  @Test
  void changeWhoseEndWasHeardIsMadeThoughTheAnswerIsLost() throws Exception {
    try (CuttingWire wire = new CuttingWire(TeamServer.port());
        VaultStore far = TeamVault.open(wire.through(address))) {
      wire.cutAfter(END);

      TeamVault.fill(far, OIL);
      assertThat(far.read(reader -> reader.entry("oil")).isPresent()).isTrue();
    }
  }

  @Test
  void changeOfWhichNobodyKnowsIsSaidToBeUncertain() throws Exception {
    try (CuttingWire wire = new CuttingWire(TeamServer.port());
        VaultStore far = TeamVault.open(wire.through(address))) {
      wire.cutBefore(END);
      wire.refuseFromThenOn();

      refused(
          Kind.UNAVAILABLE,
          "The connection broke while the change was being ended, and the server does not say"
              + " whether it was kept. Look into the history of the vault before you do it again.",
          () -> TeamVault.fill(far, OIL));
    }
  }

  @Test
  void changeThatAnotherMakesIsWaitedForOnlyAWhile() throws Exception {
    try (Connection other = TeamServer.connection(address);
        Statement statement = other.createStatement()) {
      other.setAutoCommit(false);
      statement.execute("SELECT pg_advisory_xact_lock(" + PostgresSchema.LOCK + ")");

      refused(
          Kind.BUSY,
          "Somebody else is changing the vault. Nothing was changed; try again in a moment.",
          () -> TeamVault.fill(vault));
      assertThat(vault.read(VaultReader::list).size()).isOne();
      other.rollback();
    }
  }

  @Test
  void tableThatIsGoneIsSaidInWords() throws Exception {
    TeamServer.run(address, "DROP TABLE curation_queue");

    refused(
        Kind.DAMAGED,
        "A table or column of the vault is missing in the database. Nothing was changed.",
        () -> vault.read(VaultReader::queue));
  }

  @Test
  @Timeout(20)
  void storeThatIsClosedKeepsNoConnection() throws Exception {
    vault.close();

    TeamServer.await(
        address,
        "SELECT count(*) = 0 FROM pg_stat_activity WHERE datname = current_database()"
            + " AND application_name = 'assay'");
  }

  private void cut() {
    try {
      TeamServer.run(address, BREAK);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void refused(Kind kind, String message, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            VaultException.class,
            e -> {
              assertThat(e.getMessage()).isEqualTo(message);
              assertThat(e.error().kind()).isEqualTo(kind);
            });
  }
}

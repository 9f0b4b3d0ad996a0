package app.assay.vault.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.vault.VaultError.Kind;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Who may do what, and that nobody changes the record.
class PostgresGrantsTest {

  private String address = "";
  private VaultStore owner;

  @BeforeAll
  static void server() {
    TeamServer.port();
  }

  @BeforeEach
  void fill() throws Exception {
    address = TeamServer.vault();
    owner = TeamVault.open(address);
    TeamVault.conflicts(owner, 2);
  }

  @AfterEach
  void close() {
    owner.close();
  }

  @Test
  void curatorMayDoAllThatTheProgramDoes() throws Exception {
    try (VaultStore curator = TeamVault.open(TeamServer.member(address, Grants.CURATOR))) {
      assertThat(curator.notice()).isEmpty();
      TeamVault.fill(curator, TeamVault.entry("oil", "Oil", "You MUST fill it.", "Dry else."));
      var row = curator.lease("Bob", 1, java.time.Duration.ofMinutes(1)).getFirst();
      String change =
          curator.write(
              TeamVault.RESOLVE,
              vault -> {
                vault.resolve(row.id(), row.stamp());
                return vault.seal();
              });
      curator.undo(change, "Bob", "Too early.", _ -> {});
      String oil = curator.read(VaultReader::changes).get(2).id();
      curator.undo(oil, "Bob", "Not needed.", _ -> {});

      assertThat(curator.check()).isEmpty();
      assertThat(curator.read(vault -> vault.entry("oil")).isEmpty()).isTrue();
    }
  }

  @Test
  void recordSaysWhoWasLoggedIn() throws Exception {
    String login = TeamServer.member(address, Grants.CURATOR);
    try (VaultStore curator = TeamVault.open(login)) {
      TeamVault.fill(curator, TeamVault.entry("oil", "Oil", "You MUST fill it.", "Dry else."));
    }

    assertThat(
            TeamServer.ask(address, "SELECT login FROM assay.change ORDER BY number DESC LIMIT 1"))
        .isEqualTo(login.replaceFirst(".*//([^@]*)@.*", "$1"));
  }

  @Test
  void readerMayOnlyRead() throws Exception {
    try (VaultStore reader = TeamVault.open(TeamServer.member(address, Grants.READER))) {
      assertThat(reader.isReadOnly()).isTrue();
      assertThat(reader.notice())
          .isEqualTo("This user may only read the vault; curators have the role assay_curator.");
      assertThat(reader.read(VaultReader::queue).size()).isEqualTo(2);
      assertThat(reader.read(VaultReader::changes).size()).isEqualTo(2);
    }
  }

  @Test
  void strangerMayNotEvenRead() throws Exception {
    String stranger = TeamServer.member(address, "");

    assertThatThrownBy(() -> TeamVault.open(stranger))
        .isInstanceOfSatisfying(
            VaultException.class, e -> assertThat(e.error().kind()).isEqualTo(Kind.READ_ONLY))
        .hasMessageStartingWith("This user may not read the vault in " + stranger);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UPDATE assay.change SET reason = 'another'",
        "DELETE FROM assay.change",
        "TRUNCATE assay.change",
        "UPDATE assay.change_row SET after_image = ''",
        "DELETE FROM assay.change_row",
        "DELETE FROM assay.change_entry",
        "DELETE FROM assay.candidate",
        "UPDATE assay.vault SET version = 0",
        "ALTER TABLE assay.change DISABLE TRIGGER change_kept",
        "CREATE TABLE assay.mine (x int)",
        "INSERT INTO assay.change VALUES (9, '', 'x', 'x', '', '', NULL, '', 'x')",
        "INSERT INTO assay.change SELECT number + 1, at, kind, decided_by, reason, about, undoes,"
            + " previous, 'x' FROM assay.change WHERE number = 2"
      })
  void curatorMayNotTouchTheRecord(String sql) throws Exception {
    String curator = TeamServer.member(address, Grants.CURATOR);

    assertThatThrownBy(() -> as(curator, sql)).isInstanceOf(SQLException.class);
    assertThat(owner.check()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UPDATE assay.change SET reason = 'another'",
        "DELETE FROM assay.change_row",
        "TRUNCATE assay.candidate"
      })
  void notEvenWhoMayDoEverythingChangesTheRecordByMistake(String sql) {
    assertThatThrownBy(() -> TeamServer.run(address, sql))
        .hasMessageContaining("the record of the vault is kept for good");
  }

  @Test
  void checkFindsWhatWasDoneToTheRecord() throws Exception {
    TeamServer.run(
        address,
        "ALTER TABLE assay.change DISABLE TRIGGER change_kept;"
            + " UPDATE assay.change SET reason = 'another' WHERE number = 2;"
            + " DROP TRIGGER change_row_kept ON assay.change_row;"
            + " GRANT UPDATE ON assay.candidate TO PUBLIC");

    assertThat(owner.check())
        .containsExactly(
            "Change 2 was edited after it was recorded.",
            "The trigger change_kept is switched off.",
            "The trigger that guards assay.change_row is gone.",
            "everybody was given the right to change assay.candidate, which only ever grows.");
  }

  private static void as(String login, String sql) throws SQLException {
    String user = login.replaceFirst(".*//([^@]*)@.*", "$1");
    try (Connection connection =
            DriverManager.getConnection(
                "jdbc:" + login.replaceFirst("//[^@]*@", "//"), user, TeamServer.PASSWORD);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}

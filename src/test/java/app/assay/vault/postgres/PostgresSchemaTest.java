package app.assay.vault.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.vault.VaultStore;
import java.sql.SQLException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The tables of a team's vault demand what those of a file demand.
class PostgresSchemaTest {

  private static String address = "";

  @BeforeAll
  static void fill() throws Exception {
    TeamServer.port();
    String made = TeamServer.vault();
    try (VaultStore vault = TeamVault.open(made)) {
      TeamVault.conflicts(vault, 1);
    }
    PostgresSchemaTest.address = made;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "entries|id type status title claim body alternative considerations archived_at"
            + " archive_reason created_at updated_at version search",
        "domain_registry|domain description status created_at",
        "domain_paths|domain pattern",
        "entry_domains|entry_id domain",
        "evidence|entry_id type ref",
        "curation_queue|id type entry_id related_id reason status resolved_at created_at version"
      })
  void tablesHaveTheColumns(String table, String columns) throws SQLException {
    assertThat(
            TeamServer.ask(
                address,
                "SELECT string_agg(column_name, ' ' ORDER BY ordinal_position)"
                    + " FROM information_schema.columns WHERE table_schema = 'public'"
                    + " AND table_name = '"
                    + table
                    + "'"))
        .isEqualTo(columns);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UPDATE entries SET type = 'rumour'",
        "UPDATE entries SET type = 'anti-pattern'",
        "UPDATE entries SET status = 'archived'",
        "UPDATE entries SET status = 'archived', archived_at = now(), archive_reason = ' '",
        "UPDATE entries SET archive_reason = 'so'",
        "UPDATE entries SET status = 'superseded'",
        "UPDATE entries SET considerations = NULL",
        "UPDATE evidence SET type = 'jira'",
        "UPDATE evidence SET ref = ' '",
        "INSERT INTO evidence VALUES ('lamp', 'pr', '#1')",
        "INSERT INTO entry_domains VALUES ('lamp', 'nothing')",
        "INSERT INTO domain_paths VALUES ('nothing', '*')",
        "UPDATE domain_registry SET status = 'gone'",
        "UPDATE curation_queue SET status = 'skipped'",
        "UPDATE curation_queue SET entry_id = 'nothing'",
        "UPDATE curation_queue SET related_id = 'nothing'",
        "DELETE FROM entries"
      })
  void whatAVaultForbidsIsForbidden(String sql) {
    assertThatThrownBy(() -> TeamServer.run(address, sql))
        .isInstanceOfSatisfying(
            SQLException.class, e -> assertThat(e.getSQLState()).startsWith("23"));
  }

  @Test
  void conflictMayComeBeforeItsEntry() throws SQLException {
    TeamServer.run(
        address,
        "BEGIN; INSERT INTO curation_queue (id, type, entry_id, reason)"
            + " VALUES ('early', 'conflict', 'late', 'r');"
            + " INSERT INTO entries (id, type, title, claim, body, considerations)"
            + " VALUES ('late', 'fact', 't', 'c', 'b', 'w'); COMMIT");

    assertThat(TeamServer.ask(address, "SELECT status || version FROM entries WHERE id = 'late'"))
        .isEqualTo("active1");
  }

  @Test
  void whoeverChangesARowRaisesItsVersion() throws SQLException {
    String before = version();
    TeamServer.run(address, "UPDATE entries SET title = 'Lamp!' WHERE id = 'lamp'");
    String text = version();
    TeamServer.run(address, "INSERT INTO evidence VALUES ('lamp', 'pr', '#2')");
    String evidence = version();
    TeamServer.run(address, "DELETE FROM evidence WHERE ref = '#2'");

    assertThat(text).isNotEqualTo(before);
    assertThat(evidence).isNotEqualTo(text);
    assertThat(version()).isNotEqualTo(evidence);
  }

  private static String version() throws SQLException {
    return TeamServer.ask(address, "SELECT version FROM entries WHERE id = 'lamp'");
  }
}

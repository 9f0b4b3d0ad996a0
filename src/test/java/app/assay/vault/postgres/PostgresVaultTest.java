package app.assay.vault.postgres;

import app.assay.vault.VaultContract;
import app.assay.vault.VaultStore;
import org.junit.jupiter.api.BeforeAll;

/// A team's vault does what every vault does.
class PostgresVaultTest extends VaultContract {

  private String address = "";

  @BeforeAll
  static void server() {
    TeamServer.port();
  }

  @Override
  protected VaultStore create() throws Exception {
    address = TeamServer.vault();
    return again();
  }

  @Override
  protected VaultStore again() throws Exception {
    return new PostgresVaults(clock, TeamServer.passwords(TeamServer.PASSWORD)).open(address);
  }
}

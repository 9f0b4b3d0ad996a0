package app.assay.vault.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.vault.VaultError.Kind;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class PostgresOpeningTest {

  private final PostgresVaults vaults =
      new PostgresVaults(Clock.systemUTC(), TeamServer.passwords(TeamServer.PASSWORD));

  @BeforeAll
  static void server() {
    TeamServer.port();
  }

  @Test
  void vaultThatWasMadeIsOpenAndEmpty() throws Exception {
    String address = TeamServer.emptyDatabase();
    try (VaultStore vault = vaults.create(address)) {
      assertThat(vault.name()).isEqualTo(address);
      assertThat(vault.isReadOnly()).isFalse();
      assertThat(vault.notice()).isEmpty();
      assertThat(vault.check()).isEmpty();
      assertThat(vault.read(VaultReader::list).size()).isZero();
    }
  }

  @Test
  void vaultThatIsThereIsNotMadeAgain() throws Exception {
    String address = TeamServer.vault();
    try (VaultStore vault = vaults.open(address)) {
      TeamVault.fill(vault, TeamVault.entry("lamp", "Lamp", "You MUST light it.", "Dark else."));

      refused(
          Kind.EXISTS,
          "There is a vault in " + address + " already.",
          () -> vaults.create(address));
      assertThat(vault.read(VaultReader::list).size()).isOne();
    }
  }

  @Test
  void databaseWithoutVaultIsSaidToHaveNone() throws Exception {
    String address = TeamServer.emptyDatabase();

    refused(Kind.MISSING, "There is no vault in " + address + " yet.", () -> vaults.open(address));
  }

  @Test
  void databaseThatIsNotThereIsSaidToBeMissing() {
    String address = "postgresql://postgres@localhost:%d/nowhere".formatted(TeamServer.port());

    refused(Kind.MISSING, "The server has no database for " + address, () -> vaults.open(address));
  }

  @Test
  void wrongPasswordIsRefusedAndSaysWhereToGiveIt() throws Exception {
    String address = TeamServer.vault();

    for (String password : new String[] {"wrong", ""}) {
      refused(
          Kind.UNAVAILABLE,
          "The server of %s does not let this user in. Give the password in PGPASSWORD"
              .formatted(address),
          () ->
              new PostgresVaults(Clock.systemUTC(), TeamServer.passwords(password)).open(address));
    }
  }

  @Test
  void deadServerDoesNotAnswer() throws Exception {
    int free;
    try (ServerSocket socket = new ServerSocket(0)) {
      free = socket.getLocalPort();
    }
    String address = "postgresql://ada@localhost:%d/k".formatted(free);

    refused(
        Kind.UNAVAILABLE,
        "The server of " + address + " does not answer.",
        () -> vaults.open(address));
  }

  @Test
  void serverThatSaysNothingIsGivenUp() throws Exception {
    try (ServerSocket silent = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      String address = "postgresql://ada@127.0.0.1:%d/k".formatted(silent.getLocalPort());

      refused(
          Kind.UNAVAILABLE,
          "The server of " + address + " does not answer.",
          () -> vaults.open(address + "?connect_timeout=1&sslmode=disable"));
    }
  }

  @Test
  void userComesFromTheEnvironmentWhereTheAddressNamesNone() throws Exception {
    String address = TeamServer.vault();
    String nobody = address.replaceFirst("//[^@]*@", "//");
    Passwords passwords =
        new Passwords(
            Map.of("PGUSER", "postgres", "PGPASSWORD", TeamServer.PASSWORD), Path.of("nowhere"));

    refused(Kind.UNAVAILABLE, "The address of the vault names no user.", () -> vaults.open(nobody));
    try (VaultStore vault = new PostgresVaults(Clock.systemUTC(), passwords).open(nobody)) {
      assertThat(vault.name()).isEqualTo(address);
    }
  }

  @Test
  void vaultOfANewerProgramIsReadOnly() throws Exception {
    String address = TeamServer.vault();
    try (VaultStore early = vaults.open(address)) {
      TeamServer.run(address, "INSERT INTO assay.vault VALUES (2, now())");

      refused(Kind.READ_ONLY, "A newer program has taken over", () -> TeamVault.fill(early));
      try (VaultStore late = vaults.open(address)) {
        assertThat(late.notice())
            .isEqualTo("A newer program keeps this vault; it is read only here.");
        assertThat(late.read(VaultReader::list).size()).isZero();
        refused(Kind.READ_ONLY, late.notice(), () -> TeamVault.fill(late));
        refused(Kind.READ_ONLY, late.notice(), () -> late.release("Ada Keeper"));
      }
    }
  }

  @Test
  void databaseThatHoldsNoUnicodeIsRefused() throws Exception {
    String address = TeamServer.emptyDatabase();
    TeamServer.run(
        address,
        "CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'");
    String latin = address.replaceFirst("/[^/]*$", "/latin");

    refused(Kind.UNAVAILABLE, "The database does not hold UTF-8.", () -> vaults.create(latin));
  }

  private static void refused(Kind kind, String start, Opening opening) {
    assertThatThrownBy(opening::tryIt)
        .isInstanceOfSatisfying(
            VaultException.class,
            e -> {
              assertThat(e.error().kind()).as(e.getMessage()).isEqualTo(kind);
              assertThat(e.getMessage()).startsWith(start);
            });
  }

  @FunctionalInterface
  private interface Opening {
    void tryIt() throws VaultException;
  }
}

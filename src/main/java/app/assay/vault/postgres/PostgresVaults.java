package app.assay.vault.postgres;

import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.sql.SqlFailure;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.Optional;
import org.jdbi.v3.core.JdbiException;

/// Opens and makes vaults of teams, `postgresql://user@host:port/database`. The password is never
/// part of the address; see [Passwords].
public final class PostgresVaults {

  private final Clock clock;
  private final Passwords passwords;

  /// With the environment and the home folder of this program's user.
  public PostgresVaults(Clock clock) {
    this(clock, new Passwords(System.getenv(), Path.of(System.getProperty("user.home"))));
  }

  public PostgresVaults(Clock clock, Passwords passwords) {
    this.clock = clock;
    this.passwords = passwords;
  }

  /// Whether a text is the address of a team's vault, and not the path of a file.
  public static boolean isAddress(String text) {
    return PostgresAddress.isOne(text);
  }

  /// What is wrong with an address, such as a password in it; empty where it can be used.
  public static Optional<String> flaw(String address) {
    try {
      PostgresAddress.of(address);
      return Optional.empty();
    } catch (VaultException e) {
      return Optional.of(e.error().message());
    }
  }

  /// Opens the vault of a database. Nothing is written.
  ///
  /// @throws VaultException MISSING for a database that is not there or holds no vault, UNAVAILABLE
  ///   for a server that does not answer or lets nobody in
  public VaultStore open(String address) throws VaultException {
    Connections connections = connections(address);
    try (Transaction look = Transaction.begin(connections, Transaction.Purpose.READ)) {
      Inspection found = Inspection.of(look.handle(), connections.address().name());
      return new PostgresVault(connections, found, clock);
    } catch (JdbiException e) {
      throw SqlFailure.of(new PostgresDialect(), e);
    }
  }

  /// Makes an empty vault in a database and opens it. Where the user may make roles, the roles
  /// `assay_curator` and `assay_reader` are made and given their rights.
  ///
  /// @throws VaultException EXISTS where a vault or tables of its names are there, READ_ONLY where
  ///   the user may make no tables
  public VaultStore create(String address) throws VaultException {
    Connections connections = connections(address);
    try (Transaction transaction = Transaction.begin(connections, Transaction.Purpose.WRITE)) {
      Inspection.requireServer(transaction.handle());
      if (Inspection.has(transaction.handle(), "assay", "vault")
          || Inspection.has(transaction.handle(), "public", "entries")) {
        throw new VaultException(
            VaultError.Kind.EXISTS,
            "There is a vault in %s already. It was left as it is."
                .formatted(connections.address().name()));
      }
      try (Statement statement = transaction.handle().getConnection().createStatement()) {
        statement.execute(PostgresSchema.statements());
      } catch (SQLException e) {
        throw SqlFailure.of(new PostgresDialect(), e);
      }
      transaction.commit();
    } catch (JdbiException e) {
      throw SqlFailure.of(new PostgresDialect(), e);
    } finally {
      connections.close();
    }
    return open(address);
  }

  private Connections connections(String text) throws VaultException {
    PostgresAddress address = PostgresAddress.of(text);
    if (address.user().isEmpty()) {
      String user =
          passwords
              .user()
              .orElseThrow(
                  () ->
                      new VaultException(
                          VaultError.Kind.UNAVAILABLE,
                          "The address of the vault names no user. Put it before the host,"
                              + " user@host, or into PGUSER."));
      address = address.as(user);
    }
    return new Connections(address, passwords);
  }
}

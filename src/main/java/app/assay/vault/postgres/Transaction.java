package app.assay.vault.postgres;

import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.sql.SqlFailure;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.jdbi.v3.core.ConnectionFactory;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// One transaction on a connection of its own: all of it or nothing.
final class Transaction implements AutoCloseable {

  private static final PostgresDialect DIALECT = new PostgresDialect();

  /// What a transaction is for, and with which words it begins.
  enum Purpose {
    /// Sees one state of the vault, whatever others do meanwhile.
    READ("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"),
    /// Takes rows for a curator; others do so at the same time.
    LEASE("SET TRANSACTION ISOLATION LEVEL READ COMMITTED READ WRITE"),
    /// Changes the vault after all changes before it have ended, and sees them.
    WRITE(
        "SET TRANSACTION ISOLATION LEVEL READ COMMITTED READ WRITE;"
            + " SELECT pg_advisory_xact_lock("
            + PostgresSchema.LOCK
            + ")");

    private final String sql;

    Purpose(String sql) {
      this.sql = sql;
    }
  }

  /// A connection that its handle does not close.
  private record Lent(Connection connection) implements ConnectionFactory {

    @Override
    public Connection openConnection() {
      return connection;
    }

    @Override
    public void closeConnection(Connection lent) {
      // Whoever lent it takes it back.
    }
  }

  private final Connections connections;
  private final Connection connection;
  private final Handle handle;
  private boolean open = true;

  private Transaction(Connections connections, Connection connection) {
    this.connections = connections;
    this.connection = connection;
    this.handle = Jdbi.open(new Lent(connection));
  }

  static Transaction begin(Connections connections, Purpose purpose) throws VaultException {
    Connection connection = connections.take();
    try {
      connection.setAutoCommit(false);
      try (Statement statement = connection.createStatement()) {
        statement.execute(purpose.sql);
      }
      return new Transaction(connections, connection);
    } catch (SQLException e) {
      Connections.drop(connection);
      throw SqlFailure.of(DIALECT, e);
    }
  }

  Handle handle() {
    return handle;
  }

  /// Has the server check at once what it would check at the end.
  void settle() {
    handle.execute("SET CONSTRAINTS ALL IMMEDIATE");
  }

  /// Ends what is no change of the vault.
  void commit() throws VaultException {
    try {
      connection.commit();
      open = false;
    } catch (SQLException e) {
      throw SqlFailure.of(DIALECT, e);
    }
  }

  /// Ends a change once the server has it on its disk.
  ///
  /// @param change its id
  void commit(String change) throws VaultException {
    try {
      connection.commit();
      open = false;
    } catch (SQLException e) {
      if (!Failures.isLost(e)) {
        throw SqlFailure.of(DIALECT, e);
      }
      open = false;
      Connections.drop(connection);
      requireKept(change);
    }
  }

  /// Looks on another connection whether a change was kept whose end nobody told us of; the lock is
  /// free once the server has ended it one way or the other.
  private void requireKept(String change) throws VaultException {
    boolean kept;
    try (Transaction look = begin(connections, Purpose.WRITE)) {
      kept =
          look.handle()
              .createQuery(
                  "SELECT count(*) > 0 FROM assay.change WHERE number || '-' || hash = :id")
              .bind("id", change)
              .mapTo(Boolean.class)
              .one();
    } catch (VaultException | JdbiException e) {
      VaultException exception =
          new VaultException(
              VaultError.Kind.UNAVAILABLE,
              "The connection broke while the change was being ended, and the server does not say"
                  + " whether it was kept. Look into the history of the vault before you do it"
                  + " again.");
      exception.initCause(e);
      throw exception;
    }
    if (!kept) {
      throw new VaultException(
          VaultError.Kind.UNAVAILABLE,
          "The connection to the vault's server broke. Nothing was changed; try again once the"
              + " server answers.");
    }
  }

  /// Takes back what was not ended, and gives the connection back if it still stands.
  @Override
  public void close() {
    try {
      if (open) {
        connection.rollback();
      }
      connection.setAutoCommit(true);
      connections.giveBack(connection);
    } catch (SQLException _) {
      Connections.drop(connection);
    } finally {
      handle.close();
    }
  }
}

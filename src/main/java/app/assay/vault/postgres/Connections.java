package app.assay.vault.postgres;

import app.assay.vault.VaultException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Properties;
import org.postgresql.Driver;

/// Connections to one server. A few that are not used are kept for the next one who asks; before
/// they are handed out again they are asked whether they still stand.
final class Connections implements AutoCloseable {

  /// How many unused ones are kept.
  private static final int KEPT = 2;

  /// How long the server may be silent beyond the time it has for a statement.
  private static final Duration GRACE = Duration.ofSeconds(10);

  private final PostgresAddress address;
  private final Passwords passwords;
  private final Deque<Connection> unused = new ArrayDeque<>();
  private boolean closed;

  /// @param address names its user
  Connections(PostgresAddress address, Passwords passwords) {
    this.address = address;
    this.passwords = passwords;
  }

  PostgresAddress address() {
    return address;
  }

  /// A connection that stands and is in no transaction.
  Connection take() throws VaultException {
    try {
      for (Optional<Connection> kept = kept(); kept.isPresent(); kept = kept()) {
        if (kept.get().isValid((int) address.patience().connect().toSeconds())) {
          return kept.get();
        }
        drop(kept.get());
      }
      return fresh();
    } catch (SQLException e) {
      VaultException exception =
          new VaultException(Failures.connecting(address, passwords.of(address).note(), e));
      exception.initCause(e);
      throw exception;
    }
  }

  private synchronized Optional<Connection> kept() {
    return Optional.ofNullable(unused.pollLast());
  }

  private Connection fresh() throws SQLException {
    PostgresAddress.Patience patience = address.patience();
    Properties properties = new Properties();
    properties.putAll(address.ssl());
    properties.setProperty("user", address.user().orElseThrow());
    properties.setProperty("password", passwords.of(address).password().orElse(""));
    properties.setProperty("ApplicationName", "assay");
    properties.setProperty("tcpKeepAlive", "true");
    properties.setProperty("stringtype", "unspecified");
    properties.setProperty("connectTimeout", seconds(patience.connect()));
    properties.setProperty("socketTimeout", seconds(patience.connect()));
    properties.setProperty("logServerErrorDetail", "false");
    Connection connection =
        new Driver()
            .connect(
                "jdbc:postgresql://%s:%d/%s"
                    .formatted(address.host(), address.port(), encoded(address.database())),
                properties);
    if (connection == null) {
      throw new SQLException("the address is none of PostgreSQL", "08001");
    }
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          "SET statement_timeout = '%ds'; SET lock_timeout = '%ds'; SET search_path = public;"
                  .formatted(patience.statement().toSeconds(), patience.lock().toSeconds())
              + " SET idle_in_transaction_session_timeout = '600s'; SET TIME ZONE 'UTC';"
              + " SET client_min_messages = warning");
      connection.setNetworkTimeout(
          Runnable::run, (int) patience.statement().plus(GRACE).toMillis());
    } catch (SQLException e) {
      drop(connection);
      throw e;
    }
    return connection;
  }

  private static String seconds(Duration time) {
    return Long.toString(time.toSeconds());
  }

  /// The name for the driver's address, in which `%`, `/` and `?` would mean something.
  private static String encoded(String name) {
    return name.replace("%", "%25").replace("/", "%2F").replace("?", "%3F").replace("+", "%2B");
  }

  /// Takes a connection back once its transaction has ended.
  void giveBack(Connection connection) {
    if (!isKept(connection)) {
      drop(connection);
    }
  }

  private synchronized boolean isKept(Connection connection) {
    try {
      boolean keep = !closed && unused.size() < KEPT && !connection.isClosed();
      if (keep && connection.getAutoCommit()) {
        unused.addLast(connection);
        return true;
      }
      return false;
    } catch (SQLException _) {
      return false;
    }
  }

  /// Ends a connection; one that broke says so once more, which nobody needs to hear.
  static void drop(Connection connection) {
    try {
      connection.close();
    } catch (SQLException _) {
      return;
    }
  }

  @Override
  public synchronized void close() {
    closed = true;
    unused.forEach(Connections::drop);
    unused.clear();
  }
}

package app.assay.vault.postgres;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.assay.vault.VaultException;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;

/// A PostgreSQL server that the tests of this virtual machine share: started by the first that
/// asks, ended with the machine. Where the platform cannot run it, who asks is skipped visibly.
public final class TeamServer {

  /// Of every login; nobody may see it anywhere.
  public static final String PASSWORD = "canary-7f3d91";

  private static final String TEMPLATE = "vault_template";

  /// How many databases are there at once at most.
  private static final int KEPT = 8;

  private static final AtomicInteger NUMBER = new AtomicInteger();
  private static final AtomicInteger LOGINS = new AtomicInteger();

  /// Holds the server once it runs.
  private static final class Running {

    /// Held on to, since a logger that nobody holds forgets its level.
    static final Logger TALK = Logger.getLogger("io.zonky.test");

    static final Optional<EmbeddedPostgres> SERVER = started();

    private static Optional<EmbeddedPostgres> started() {
      TALK.setLevel(Level.SEVERE);
      try {
        EmbeddedPostgres server =
            EmbeddedPostgres.builder()
                .setServerConfig("fsync", "off")
                .setServerConfig("full_page_writes", "off")
                .setServerConfig("max_connections", "40")
                .setServerConfig("shared_buffers", "32MB")
                .setOutputRedirector(Redirect.DISCARD)
                .setErrorRedirector(Redirect.DISCARD)
                .start();
        prepare(server);
        return Optional.of(server);
      } catch (IOException | IllegalStateException e) {
        TALK.log(Level.SEVERE, "no PostgreSQL server could be started", e);
        return Optional.empty();
      }
    }

    /// Gives the owner a password, has the server ask for it, and makes the vault that others are
    /// copies of.
    private static void prepare(EmbeddedPostgres server) throws IOException {
      int port = server.getPort();
      try (Connection connection = login(port, "postgres", "");
          Statement statement = connection.createStatement()) {
        statement.execute("CREATE DATABASE " + TEMPLATE + " TEMPLATE template0");
        statement.execute("ALTER USER postgres PASSWORD '" + PASSWORD + "'");
        Files.writeString(
            Path.of(text(statement, "SHOW hba_file")), "host all all all scram-sha-256\n");
        statement.execute("SELECT pg_reload_conf()");
        String loaded =
            "SELECT count(*) FROM pg_hba_file_rules WHERE auth_method != 'scram-sha-256'";
        if (!text(statement, loaded).equals("0")) {
          throw new IllegalStateException("others may log in");
        }
        while (letsIn(port)) {
          Thread.onSpinWait();
        }
        new PostgresVaults(Clock.systemUTC(), passwords(PASSWORD))
            .create(address("postgres", port, TEMPLATE))
            .close();
      } catch (SQLException | VaultException e) {
        throw new IllegalStateException(e);
      }
    }

    /// Whether the server does not ask for the password yet.
    private static boolean letsIn(int port) {
      try (Connection connection = login(port, "postgres", "wrong")) {
        return !connection.isClosed();
      } catch (SQLException e) {
        return false;
      }
    }
  }

  private TeamServer() {}

  public static int port() {
    Optional<EmbeddedPostgres> server = Running.SERVER;
    assumeTrue(server.isPresent(), "skipped: no PostgreSQL server starts on this platform");
    return server.orElseThrow().getPort();
  }

  /// The address of an empty database of its own.
  public static String emptyDatabase() throws SQLException {
    return database("template0");
  }

  /// The address of a database of its own with an empty vault.
  public static String vault() throws SQLException {
    return database(TEMPLATE);
  }

  /// Old ones give their place to new ones.
  private static String database(String template) throws SQLException {
    int number = NUMBER.incrementAndGet();
    String name = "team" + number;
    try (Connection connection = login(port(), "postgres", PASSWORD);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE " + name + " TEMPLATE " + template);
      statement.execute(
          "DROP DATABASE IF EXISTS team%d WITH (FORCE)".formatted(Math.max(0, number - KEPT)));
    }
    return address("postgres", port(), name);
  }

  /// The same database for another login.
  static String as(String user, String address) {
    return address.replaceFirst("//[^@]*@", "//" + user + "@");
  }

  private static String address(String user, int port, String database) {
    return "postgresql://%s@localhost:%d/%s".formatted(user, port, database);
  }

  public static Passwords passwords(String password) {
    return new Passwords(Map.of("PGPASSWORD", password), Path.of("nowhere"));
  }

  private static Connection login(int port, String database, String password) throws SQLException {
    return DriverManager.getConnection(
        "jdbc:postgresql://localhost:%d/%s".formatted(port, database), "postgres", password);
  }

  /// A connection past the program, for who looks after the server.
  static Connection connection(String address) throws SQLException {
    return login(port(), address.replaceFirst(".*/([^/?]*).*", "$1"), PASSWORD);
  }

  /// Does something past the program.
  static void run(String address, String sql) throws SQLException {
    try (Connection connection = connection(address);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /// Asks something past the program.
  public static String ask(String address, String sql) throws SQLException {
    try (Connection connection = connection(address);
        Statement statement = connection.createStatement()) {
      return text(statement, sql);
    }
  }

  /// Returns once another waits for a lock in that database.
  public static void awaitWaiting(String address) throws SQLException {
    await(
        address,
        "SELECT count(*) > 0 FROM pg_stat_activity WHERE datname = current_database()"
            + " AND wait_event_type = 'Lock'");
  }

  /// Returns once that is true.
  static void await(String address, String sql) throws SQLException {
    while (!ask(address, sql).equals("t")) {
      Thread.onSpinWait();
    }
  }

  private static String text(Statement statement, String sql) throws SQLException {
    try (ResultSet rows = statement.executeQuery(sql)) {
      rows.next();
      return String.valueOf(rows.getString(1));
    }
  }

  /// A login of its own that has a role.
  static String member(String address, String role) throws SQLException {
    String login = "login" + LOGINS.incrementAndGet();
    run(address, "CREATE ROLE %s LOGIN PASSWORD '%s'".formatted(login, PASSWORD));
    if (!role.isEmpty()) {
      run(address, "GRANT %s TO %s".formatted(role, login));
    }
    return as(login, address);
  }
}

package app.assay.vault.postgres;

import app.assay.vault.VaultError;
import app.assay.vault.VaultError.Kind;
import java.sql.SQLException;
import java.util.Set;

/// What PostgreSQL's refusals mean, by their SQLSTATE (PostgreSQL documentation, appendix A).
final class Failures {

  static final String WRONG_PASSWORD = "28P01";
  static final String NO_LOGIN = "28000";
  static final String NO_DATABASE = "3D000";
  private static final String NO_PASSWORD = "08004";
  private static final Set<String> BUSY = Set.of("55P03", "40001", "40P01");
  private static final Set<String> READ_ONLY = Set.of("42501", "25006");
  private static final Set<String> NO_TABLES = Set.of("42P01", "3F000", "42703", "42883");
  private static final Set<String> GONE = Set.of("57P01", "57P02", "57P03", "57P05", "25P03");

  private Failures() {}

  /// Whether the connection is lost, so that nobody knows what became of a COMMIT.
  static boolean isLost(SQLException failure) {
    String state = state(failure);
    return state.startsWith("08") || GONE.contains(state);
  }

  /// What a statement's failure means.
  static VaultError of(SQLException failure) {
    String state = state(failure);
    if (BUSY.contains(state)) {
      return error(
          Kind.BUSY,
          "Somebody else is changing the vault. Nothing was changed; try again in a moment.");
    }
    if (isLost(failure)) {
      return error(
          Kind.UNAVAILABLE,
          "The connection to the vault's server broke. Nothing was changed; try again once the"
              + " server answers.");
    }
    if (READ_ONLY.contains(state)) {
      return error(
          Kind.READ_ONLY,
          "The server does not let this user do that. Nothing was changed; ask who looks after the"
              + " database for the role assay_curator.");
    }
    if (NO_TABLES.contains(state)) {
      return error(
          Kind.DAMAGED,
          "A table or column of the vault is missing in the database. Nothing was changed.");
    }
    return of(state, failure);
  }

  private static VaultError of(String state, SQLException failure) {
    if (state.equals("57014")) {
      return error(
          Kind.UNAVAILABLE,
          "The server took longer than the statement_timeout of the address allows. Nothing was"
              + " changed.");
    }
    if (state.equals("23505")) {
      return error(
          Kind.EXISTS, "Something of that name is in the vault already. Nothing was changed.");
    }
    if (state.startsWith("23") || state.startsWith("22") || state.startsWith("54")) {
      return error(
          Kind.CONSTRAINT,
          "The rules of the vault's schema forbid it. Nothing was changed. ("
              + firstLine(failure)
              + ")");
    }
    if (state.startsWith("53")) {
      return error(
          Kind.UNAVAILABLE,
          "The server has no disk, memory or connection to spare. Nothing was changed; ask who"
              + " looks after it.");
    }
    return error(
        state.startsWith("XX") ? Kind.DAMAGED : Kind.UNAVAILABLE,
        "The server could not do it. Nothing was changed. (" + firstLine(failure) + ")");
  }

  /// What it means that no connection came about.
  ///
  /// @param note what else the user should know; may be empty
  static VaultError connecting(PostgresAddress address, String note, SQLException failure) {
    String state = state(failure);
    String more = note.isEmpty() ? "" : " " + note;
    if (state.equals(WRONG_PASSWORD) || state.equals(NO_LOGIN) || state.equals(NO_PASSWORD)) {
      return error(
          Kind.UNAVAILABLE,
          "The server of %s does not let this user in. Give the password in PGPASSWORD or ~/.pgpass, or ask who looks after the server.%s"
              .formatted(address.name(), more));
    }
    if (state.equals(NO_DATABASE)) {
      return error(
          Kind.MISSING,
          "The server has no database for %s. Create it with the server's own tools (createdb)."
              .formatted(address.name()));
    }
    if (state.startsWith("53")) {
      return error(
          Kind.UNAVAILABLE,
          "The server of %s takes no more connections. Try again in a moment."
              .formatted(address.name()));
    }
    return error(
        Kind.UNAVAILABLE,
        "The server of %s does not answer. Look at its name, its port and the network, then try again."
            .formatted(address.name()));
  }

  private static VaultError error(Kind kind, String message) {
    return new VaultError(kind, message);
  }

  private static String state(SQLException failure) {
    String state = failure.getSQLState();
    return state == null ? "" : state;
  }

  private static String firstLine(SQLException failure) {
    String message = failure.getMessage();
    return message == null ? "no reason given" : message.lines().findFirst().orElse("");
  }
}

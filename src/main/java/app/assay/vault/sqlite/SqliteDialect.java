package app.assay.vault.sqlite;

import app.assay.vault.VaultError;
import app.assay.vault.VaultError.Kind;
import app.assay.vault.sql.Dialect;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.sqlite.SQLiteException;

/// How SQLite says it. One writer at a time holds the whole file, so no row is locked apart.
final class SqliteDialect implements Dialect {

  private static final int BUSY = 5;
  private static final int LOCKED = 6;
  private static final int READ_ONLY = 8;
  static final int INPUT_OUTPUT = 10;
  static final int CORRUPT = 11;
  private static final int FULL = 13;
  static final int CANNOT_OPEN = 14;
  private static final int CONSTRAINT = 19;
  static final int NOT_A_DATABASE = 26;

  @Override
  public String searching() {
    return "SELECT e.id, e.type, e.title, e.claim FROM entries_fts f"
        + " JOIN entries e ON e.rowid = f.rowid WHERE entries_fts MATCH :query"
        + " AND e.status = 'active' ORDER BY bm25(entries_fts), e.rowid LIMIT :most";
  }

  @Override
  public String phrase(String text) {
    return '"' + text.replace('\0', ' ').replace("\"", "\"\"") + '"';
  }

  @Override
  public String anyOf(List<String> words) {
    return words.stream().map(this::phrase).collect(Collectors.joining(" OR "));
  }

  @Override
  public String stamp() {
    return "''";
  }

  @Override
  public String forUpdate() {
    return "";
  }

  @Override
  public String skipLocked() {
    return "";
  }

  @Override
  public void lockHistory(Handle handle) {
    // BEGIN IMMEDIATE has locked all of it.
  }

  /// The primary result code of SQLite, 0 where it is not SQLite's.
  static int code(SQLException failure) {
    return failure instanceof SQLiteException sqlite ? sqlite.getResultCode().code & 0xff : 0;
  }

  @Override
  public VaultError error(SQLException failure) {
    return switch (code(failure)) {
      case BUSY, LOCKED ->
          new VaultError(
              Kind.BUSY,
              "Another program is using the vault. Nothing was changed; try again in a moment.");
      case READ_ONLY ->
          new VaultError(
              Kind.READ_ONLY, "The vault or its disk may only be read. Nothing was changed.");
      case INPUT_OUTPUT ->
          new VaultError(
              Kind.UNAVAILABLE,
              "The disk could not be read or written. Nothing was changed; look at the disk and try"
                  + " again.");
      case CORRUPT ->
          new VaultError(
              Kind.DAMAGED,
              "The vault is damaged. Nothing was changed; bring it back from a backup or from its"
                  + " repository.");
      case FULL ->
          new VaultError(
              Kind.UNAVAILABLE, "The disk is full. Nothing was changed; make room and try again.");
      case CANNOT_OPEN ->
          new VaultError(
              Kind.UNAVAILABLE,
              "The vault, or a file beside it that a change needs, cannot be opened. Nothing was"
                  + " changed; look at the rights of the file and its folder.");
      case CONSTRAINT ->
          new VaultError(
              Kind.CONSTRAINT,
              "The rules of the vault's schema forbid it. Nothing was changed. ("
                  + failure.getMessage()
                  + ")");
      case NOT_A_DATABASE ->
          new VaultError(Kind.DAMAGED, "The file is no SQLite database. Nothing was changed.");
      default ->
          new VaultError(
              Kind.DAMAGED,
              "The vault could not be used. Nothing was changed. (" + failure.getMessage() + ")");
    };
  }
}

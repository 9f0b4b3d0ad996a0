package app.assay.vault.sqlite;

import java.nio.file.Path;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// The file beside a vault that holds what only this program keeps, attached as `assay`: the
/// history of changes, kept candidates, what readers said, who holds which conflict.
///
/// Its own `user_version` counts its own versions. The history only grows: triggers refuse
/// everything else.
final class Sidecar {

  static final int VERSION = 1;

  /// The letters ASSY, by which the file is known for ours.
  static final int APPLICATION = 0x41535359;

  private static final List<String> TABLES =
      List.of(
          "CREATE TABLE assay.change (number INTEGER PRIMARY KEY, at TEXT NOT NULL,"
              + " kind TEXT NOT NULL, decided_by TEXT NOT NULL, reason TEXT NOT NULL,"
              + " about TEXT NOT NULL, undoes INTEGER REFERENCES change(number),"
              + " previous TEXT NOT NULL, hash TEXT NOT NULL)",
          "CREATE TABLE assay.change_row (number INTEGER NOT NULL REFERENCES change(number),"
              + " position INTEGER NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL,"
              + " before_image TEXT NOT NULL, after_image TEXT NOT NULL,"
              + " PRIMARY KEY (number, position))",
          "CREATE TABLE assay.change_entry (number INTEGER NOT NULL REFERENCES change(number),"
              + " entry_id TEXT NOT NULL, PRIMARY KEY (entry_id, number))",
          "CREATE TABLE assay.candidate (number INTEGER PRIMARY KEY, batch TEXT NOT NULL,"
              + " candidate_id TEXT NOT NULL, candidate TEXT NOT NULL, verdict TEXT NOT NULL,"
              + " verdict_json TEXT NOT NULL, decision TEXT NOT NULL, reason TEXT NOT NULL,"
              + " decided_by TEXT NOT NULL, at TEXT NOT NULL)",
          "CREATE TABLE assay.feedback (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,"
              + " entry_id TEXT NOT NULL, signal TEXT NOT NULL, note TEXT NOT NULL,"
              + " source TEXT NOT NULL, at TEXT NOT NULL, done INTEGER NOT NULL)",
          "CREATE TABLE assay.lease (queue_id TEXT PRIMARY KEY, held_by TEXT NOT NULL,"
              + " until TEXT NOT NULL)");

  private static final List<String> KEPT_FOR_GOOD =
      List.of("change", "change_row", "change_entry", "candidate");

  private Sidecar() {}

  /// Where it lies: `vault.assay.db` beside `vault.db`.
  static Path of(Path vault) {
    String name = vault.getFileName().toString();
    String stem = name.endsWith(".db") ? name.substring(0, name.length() - 3) : name;
    return vault.resolveSibling(stem + ".assay.db");
  }

  /// Whether the attached file has the tables, as this transaction sees it.
  static boolean isThere(Handle h) {
    return h.createQuery("SELECT count(*) FROM assay.sqlite_schema WHERE name = 'lease'")
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  /// Makes the tables in the attached file.
  static void create(Handle h) {
    TABLES.forEach(h::execute);
    for (String table : KEPT_FOR_GOOD) {
      for (String event : List.of("UPDATE", "DELETE")) {
        h.execute(
            "CREATE TRIGGER assay.%1$s_no_%2$s BEFORE %2$s ON %1$s BEGIN SELECT RAISE(ABORT, 'the record is kept for good'); END"
                .formatted(table, event));
      }
    }
    h.execute("PRAGMA assay.application_id = " + APPLICATION);
    h.execute("PRAGMA assay.user_version = " + VERSION);
  }
}

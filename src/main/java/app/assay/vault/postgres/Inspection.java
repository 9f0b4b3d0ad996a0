package app.assay.vault.postgres;

import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// What a database is found to be when it is opened.
///
/// @param notices what a user should know of it, whole sentences; empty when all is well
record Inspection(boolean readOnly, List<String> notices) {

  /// PostgreSQL 13, the first that can bring texts to a normal form.
  private static final int OLDEST = 130_000;

  private static final String TABLES =
      "SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace"
          + " WHERE n.nspname = :schema AND c.relname = :table AND c.relkind = 'r'";

  Inspection {
    notices = List.copyOf(notices);
  }

  /// Refuses a server that no vault can be kept on.
  static void requireServer(Handle h) throws VaultException {
    int version = number(h, "SELECT CAST(current_setting('server_version_num') AS integer)");
    if (version < OLDEST) {
      throw unavailable("The server is older than PostgreSQL 13. Nothing was changed.");
    }
    boolean utf8 = yes(h, "SELECT current_setting('server_encoding') = 'UTF8'");
    if (!utf8) {
      throw unavailable("The database does not hold UTF-8. Nothing was changed; make another one.");
    }
  }

  /// Whether the database has a vault, or something that stands in the way of one.
  static boolean has(Handle h, String schema, String table) {
    return h.createQuery(TABLES)
            .bind("schema", schema)
            .bind("table", table)
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  /// @throws VaultException MISSING, READ_ONLY where not even reading is allowed
  static Inspection of(Handle h, String name) throws VaultException {
    if (!has(h, "assay", "vault")) {
      throw new VaultException(
          VaultError.Kind.MISSING, "There is no vault in %s yet. Make one first.".formatted(name));
    }
    requireServer(h);
    if (!yes(h, "SELECT has_schema_privilege('assay', 'USAGE')")
        || !yes(h, "SELECT has_table_privilege('public.entries', 'SELECT')")) {
      throw new VaultException(
          VaultError.Kind.READ_ONLY,
          "This user may not read the vault in %s. Ask who looks after the database for the role %s or %s."
              .formatted(name, Grants.READER, Grants.CURATOR));
    }
    List<String> notices = new ArrayList<>();
    if (version(h) > PostgresSchema.VERSION) {
      notices.add("A newer program keeps this vault; it is read only here.");
    }
    if (yes(h, "SELECT pg_is_in_recovery()")) {
      notices.add("This server is a copy of another one; the vault is read only here.");
    } else if (!yes(
        h,
        "SELECT has_table_privilege('public.entries', 'INSERT, UPDATE')"
            + " AND has_table_privilege('assay.change', 'INSERT')")) {
      notices.add("This user may only read the vault; curators have the role assay_curator.");
    }
    return new Inspection(!notices.isEmpty(), notices);
  }

  /// The version of the vault's schema.
  static int version(Handle h) {
    return number(h, "SELECT coalesce(max(version), 0) FROM assay.vault");
  }

  private static int number(Handle h, String sql) {
    return h.createQuery(sql).mapTo(Integer.class).one();
  }

  private static boolean yes(Handle h, String sql) {
    return h.createQuery(sql).mapTo(Boolean.class).one();
  }

  private static VaultException unavailable(String message) {
    return new VaultException(VaultError.Kind.UNAVAILABLE, message);
  }
}

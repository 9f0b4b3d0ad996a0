package app.assay.vault.postgres;

import app.assay.vault.sql.History;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// Looks whether a team's vault is as it was made: its record of changes, the triggers that guard
/// it, and that nobody was given the right to change it. References and demands the server itself
/// holds at all times.
final class Checkup {

  private static final String SLEEPING =
      "SELECT t.tgname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid"
          + " JOIN pg_namespace n ON n.oid = c.relnamespace"
          + " WHERE n.nspname IN ('assay', 'public') AND NOT t.tgisinternal"
          + " AND t.tgenabled NOT IN ('O', 'A') ORDER BY t.tgname";
  private static final String GUARDS =
      "SELECT count(*) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid"
          + " JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'assay'"
          + " AND c.relname = :table AND t.tgname = :trigger";
  private static final String GRANTED =
      "SELECT DISTINCT coalesce(r.rolname, 'everybody') AS who FROM pg_class c"
          + " JOIN pg_namespace n ON n.oid = c.relnamespace"
          + " CROSS JOIN aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) a"
          + " LEFT JOIN pg_roles r ON r.oid = a.grantee WHERE n.nspname = 'assay'"
          + " AND c.relname = :table AND a.privilege_type IN ('UPDATE', 'DELETE', 'TRUNCATE')"
          + " ORDER BY who";
  private static final String UNCHECKED =
      "SELECT c.conname FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace"
          + " WHERE n.nspname IN ('assay', 'public') AND NOT c.convalidated ORDER BY c.conname";

  private Checkup() {}

  /// What is wrong, a sentence each; empty when nothing is.
  static List<String> faults(Handle h) {
    List<String> faults = new ArrayList<>(History.verify(h));
    names(h, SLEEPING).forEach(name -> faults.add("The trigger " + name + " is switched off."));
    names(h, UNCHECKED).forEach(name -> faults.add("The demand " + name + " was never checked."));
    for (String table : Grants.KEPT_FOR_GOOD) {
      if (guards(h, table, table + "_kept") == 0) {
        faults.add("The trigger that guards assay.%s is gone.".formatted(table));
      }
      h.createQuery(GRANTED)
          .bind("table", table)
          .mapTo(String.class)
          .forEach(
              who ->
                  faults.add(
                      "%s was given the right to change assay.%s, which only ever grows."
                          .formatted(who, table)));
    }
    if (guards(h, "change", "change_chain") == 0) {
      faults.add("The trigger that guards the chain of changes is gone.");
    }
    return faults;
  }

  private static List<String> names(Handle h, String sql) {
    return h.createQuery(sql).mapTo(String.class).list();
  }

  private static int guards(Handle h, String table, String trigger) {
    return h.createQuery(GUARDS)
        .bind("table", table)
        .bind("trigger", trigger)
        .mapTo(Integer.class)
        .one();
  }
}

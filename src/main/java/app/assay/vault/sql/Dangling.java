package app.assay.vault.sql;

import app.assay.vault.Change.RowChange;
import app.assay.vault.QueueRow;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import java.util.ArrayList;
import java.util.List;

/// References to what is not there, looked for at the end of a change, when all is written.
final class Dangling {

  private Dangling() {}

  /// Refuses conflicts that name an entry that is not there, and entries or domains taken away that
  /// others name still.
  static void refuse(SqlReader vault, List<RowChange> rows) throws VaultException {
    for (RowChange row : rows) {
      if (row.kind().equals(Touched.QUEUE) && !row.after().isEmpty()) {
        conflict(vault, Images.queueRow(row.after()));
      } else if (row.kind().equals(Touched.ENTRY) && row.after().isEmpty()) {
        unused(vault, row.key(), "curation_queue", "entry_id");
        unused(vault, row.key(), "curation_queue", "related_id");
      } else if (row.kind().equals(Touched.DOMAIN) && row.after().isEmpty()) {
        unused(vault, row.key(), "entry_domains", "domain");
      }
    }
  }

  private static void conflict(SqlReader vault, QueueRow row) throws VaultException {
    List<String> named = new ArrayList<>(List.of(row.entryId()));
    row.relatedId().ifPresent(named::add);
    for (String id : named) {
      if (vault.ask(h -> Tables.count(h, "entries", "id", id)) == 0) {
        throw Refusals.constraint(
            "Conflict %s names the entry \"%s\", which the vault does not have."
                .formatted(row.id(), id));
      }
    }
  }

  private static void unused(SqlReader vault, String key, String table, String column)
      throws VaultException {
    if (vault.ask(h -> Tables.count(h, table, column, key)) > 0) {
      throw new VaultException(
          VaultError.Kind.STALE,
          "\"%s\" cannot be taken away: something else names it since. Nothing was changed."
              .formatted(key));
    }
  }
}

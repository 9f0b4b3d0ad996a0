package app.assay.vault.sql;

import app.assay.vault.Change;
import app.assay.vault.Change.RowChange;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.util.ArrayList;
import java.util.List;

/// Takes a change back: all it changed is again what it was before.
public final class Undo {

  private Undo() {}

  /// Writes what there was before a change, and seals that as a change of its own.
  ///
  /// @param changeId its id, or the beginning of it as far as its number
  /// @param last the last step before the seal, or up to it
  public static Change of(SqlWriter vault, String changeId, VaultStore.Telling last)
      throws VaultException {
    Change change =
        vault
            .ask(h -> History.find(h, changeId))
            .orElseThrow(() -> Refusals.missing("change", changeId));
    if (change.undone()) {
      throw stale("Change %s was taken back already.".formatted(change.id()));
    }
    if (change.rows().isEmpty()) {
      throw Refusals.constraint(
          "Change %s changed no entry, conflict or domain.".formatted(change.id()));
    }
    for (RowChange row : change.rows()) {
      if (!vault.image(row.kind(), row.key()).equals(row.after())) {
        throw stale(
            "Change %s cannot be taken back: \"%s\" was changed again since. Nothing was changed; take the later change back first."
                .formatted(change.id(), row.key()));
      }
    }
    for (RowChange row : inOrder(change.rows())) {
      vault.restore(row.kind(), row.key(), row.before());
    }
    vault.undoes(History.number(change.id()));
    last.tell(vault);
    String id = vault.seal();
    return vault.ask(h -> History.find(h, id)).orElseThrow();
  }

  /// What others name comes back first and goes away last.
  private static List<RowChange> inOrder(List<RowChange> rows) {
    List<String> kinds = List.of(Touched.DOMAIN, Touched.ENTRY, Touched.QUEUE);
    List<RowChange> ordered = new ArrayList<>();
    for (String kind : kinds) {
      rows.stream()
          .filter(row -> row.kind().equals(kind) && !row.before().isEmpty())
          .forEach(ordered::add);
    }
    for (String kind : kinds.reversed()) {
      rows.stream()
          .filter(row -> row.kind().equals(kind) && row.before().isEmpty())
          .forEach(ordered::add);
    }
    return ordered;
  }

  private static VaultException stale(String message) {
    return new VaultException(VaultError.Kind.STALE, message);
  }
}

package app.assay.distillery.curation;

import app.assay.vault.Entry;
import app.assay.vault.QueueRow;
import app.assay.vault.QueueStatus;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A row of the queue with all that is needed to decide it, as of one moment.
///
/// @param entry the newer one
/// @param related the one it conflicts with; empty where the row names none, or only the newer one
/// @param others other pending rows that name either, oldest first
public record Conflict(QueueRow row, Entry entry, Optional<Entry> related, List<QueueRow> others) {

  public Conflict {
    others = List.copyOf(others);
  }

  /// The conflict of a row, whether it is settled or not.
  ///
  /// @throws VaultException MISSING for an unknown row
  public static Conflict of(VaultReader vault, String rowId) throws VaultException {
    QueueRow row =
        vault
            .queueRow(rowId)
            .orElseThrow(
                () ->
                    new VaultException(
                        VaultError.Kind.MISSING,
                        "The queue has no row '%s'; see 'assay vault queue'.".formatted(rowId)));
    return of(vault, row, vault.queue());
  }

  /// All pending conflicts, oldest first.
  public static List<Conflict> pending(VaultReader vault) throws VaultException {
    List<QueueRow> queue = vault.queue();
    List<Conflict> conflicts = new ArrayList<>();
    for (QueueRow row : queue) {
      if (row.status() == QueueStatus.PENDING) {
        conflicts.add(of(vault, row, queue));
      }
    }
    return conflicts;
  }

  private static Conflict of(VaultReader vault, QueueRow row, List<QueueRow> queue)
      throws VaultException {
    Entry entry =
        vault
            .entry(row.entryId())
            .orElseThrow(
                () ->
                    new VaultException(
                        VaultError.Kind.DAMAGED,
                        "Row '%s' names the entry '%s', which the vault does not have; see 'assay vault check'."
                            .formatted(row.id(), row.entryId())));
    Optional<String> named = relatedOf(row);
    Optional<Entry> related = named.isPresent() ? vault.entry(named.get()) : Optional.empty();
    List<QueueRow> others =
        queue.stream()
            .filter(other -> other.status() == QueueStatus.PENDING && !other.id().equals(row.id()))
            .filter(
                other ->
                    names(other, row.entryId()) || named.filter(id -> names(other, id)).isPresent())
            .toList();
    return new Conflict(row, entry, related, others);
  }

  /// The other entry a row names. Upstream's program writes the word `null` where there is none.
  static Optional<String> relatedOf(QueueRow row) {
    return row.relatedId()
        .filter(id -> !id.isBlank() && !id.equals("null") && !id.equals(row.entryId()));
  }

  /// Whether a row is about an entry.
  static boolean names(QueueRow row, String entryId) {
    return row.entryId().equals(entryId) || relatedOf(row).filter(entryId::equals).isPresent();
  }

  /// The entry of a side.
  public Optional<Entry> on(Side side) {
    return side == Side.NEW ? Optional.of(entry) : related;
  }

  /// Why it can be closed without looking at the texts: nothing but the row would change. Empty
  /// where a person has to compare.
  public Optional<String> moot() {
    if (related.isEmpty()) {
      return Optional.of("It names no other entry.");
    }
    if (entry.archived().isPresent()) {
      return Optional.of("'%s' is archived already.".formatted(entry.id()));
    }
    return related
        .filter(other -> other.archived().isPresent())
        .map(other -> "'%s' is archived already.".formatted(other.id()));
  }
}

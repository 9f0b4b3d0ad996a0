package app.assay.ui.conflicts.model;

import app.assay.distillery.curation.CurationResult;
import app.assay.distillery.curation.Resolution;
import app.assay.vault.Lease;
import java.io.IOException;
import java.util.List;

/// The conflicts of one vault and how they are decided. Works in the background; a failure has a
/// sentence for people, and then nothing was changed.
public interface ConflictDesk {

  /// All pending conflicts as they are now.
  ///
  /// @param vault its name, for people
  /// @param notice what a user should know of the vault, such as why it is read only; may be empty
  /// @param pending how many were pending at the end of each of the last days, the oldest first
  record Listing(
      String vault,
      String notice,
      boolean readOnly,
      List<ConflictRow> rows,
      List<Integer> pending) {

    public Listing {
      rows = List.copyOf(rows);
      pending = List.copyOf(pending);
    }
  }

  /// Whether several curators work at the queue at once, so that rows are set aside for one.
  default boolean isShared() {
    return false;
  }

  /// Sets a row aside for a curator.
  ///
  /// @return what is set aside then, for this curator or for others
  default List<Lease> hold(String row, String by) throws IOException {
    return List.of();
  }

  /// Gives back a row that a curator has set aside.
  default void release(String row, String by) throws IOException {}

  Listing list() throws IOException;

  /// Decides one after another, each in a transaction and with a record of its own; stops at the
  /// first that is not done.
  ///
  /// @param by the curator
  /// @return what came of each that was tried
  List<CurationResult> decide(List<Resolution> resolutions, String by) throws IOException;

  /// Takes changes back, the last first.
  void undo(List<String> changes, String by) throws IOException;
}

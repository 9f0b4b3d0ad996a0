package app.assay.vault;

import java.util.List;

/// One transaction that changed the vault through this program.
///
/// @param id of the change, unique in the vault and sealed by what came before it: `NUMBER-HASH`
/// @param at `YYYY-MM-DD HH:MM:SS` in UTC
/// @param rows what it changed, in its order
/// @param undone true once a later change took it back
public record Change(String id, Intent intent, String at, List<RowChange> rows, boolean undone) {

  /// One thing that it changed.
  ///
  /// @param kind `entry`, `queue` or `domain`
  /// @param key its id
  /// @param before JSON of all it was; empty where it was not there
  /// @param after JSON of all it is since; empty where it was taken away
  public record RowChange(String kind, String key, String before, String after) {}

  public Change {
    rows = List.copyOf(rows);
  }
}

package app.assay.distillery.record;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/// What somebody decided about a vault.
///
/// @param by a person, or what acts for one; never blank
/// @param decision the field's word, such as `keep-new` or `apply`
/// @param about the row of the queue, the entry, the domain or the batch
/// @param reason theirs; may be empty where the decision needs none
/// @param spent how long it took
/// @param more what else it is bound to, such as stamps of what was looked at
public record VaultDecision(
    String by,
    String decision,
    String about,
    String reason,
    Duration spent,
    Map<String, String> more) {

  static final String CHANGE = "change";
  static final String AFTER = "after";

  public VaultDecision {
    more = Map.copyOf(more);
  }

  /// The same with the change of the vault that it makes.
  ///
  /// @param after the change before that one; empty where it is the first
  VaultDecision in(String change, String after) {
    Map<String, String> all = new HashMap<>(more);
    all.put(CHANGE, change);
    all.put(AFTER, after);
    return new VaultDecision(by, decision, about, reason, spent, all);
  }
}

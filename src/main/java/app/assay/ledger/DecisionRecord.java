package app.assay.ledger;

import java.util.Map;

/// One decision as the room that took it hands it in; the ledger adds time, place and hashes.
///
/// The words of `round` and `decision` belong to that room: the ledger only keeps them.
///
/// @param reviewer who decided, never empty
/// @param round `A` or `B`, empty where a decision belongs to no round
/// @param document path relative to the vault's root, with `/`
/// @param claim claim id, empty where the decision is about the document
/// @param decision what was decided, never empty
/// @param note the reviewer's evidence or reason, may be empty
/// @param claimTextHash SHA-256 of the claim's text as the reviewer saw it, or empty
/// @param documentBefore SHA-256 of the document's bytes that were looked at, or empty
/// @param documentAfter SHA-256 of the document's bytes after the decision was applied, or empty
/// @param seconds time spent on the decision, in whole seconds
/// @param program version of the program
/// @param more what else the decision is bound to, such as versions of rule, prompt and model
public record DecisionRecord(
    String reviewer,
    String round,
    String document,
    String claim,
    String decision,
    String note,
    String claimTextHash,
    String documentBefore,
    String documentAfter,
    long seconds,
    String program,
    Map<String, String> more) {

  public DecisionRecord {
    more = Map.copyOf(more);
  }
}

package app.assay.distillery.candidate;

import app.assay.distillery.json.JsonWords;
import com.fasterxml.jackson.databind.JsonNode;

/// What a candidate's author says of an entry of the vault (`_vault_feedback`).
///
/// @param signal `outdated`, `conflicted`, `insufficient` or `followed`; may be empty
/// @param mementoSha the commit whose note says so; may be empty
public record FeedbackSignal(String entryId, String signal, String note, String mementoSha) {

  static FeedbackSignal of(JsonNode node) {
    return new FeedbackSignal(
        JsonWords.text(node, "entry_id"),
        JsonWords.text(node, "signal"),
        JsonWords.text(node, "note"),
        JsonWords.text(node, "memento_sha"));
  }
}

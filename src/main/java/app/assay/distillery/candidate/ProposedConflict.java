package app.assay.distillery.candidate;

import app.assay.distillery.json.JsonWords;
import com.fasterxml.jackson.databind.JsonNode;

/// An entry a candidate may contradict, for the curation queue.
///
/// @param relatedId of the vault or the same batch; empty where none is named
public record ProposedConflict(String relatedId, String reason) {

  static ProposedConflict of(JsonNode node) {
    return new ProposedConflict(JsonWords.text(node, "related_id"), JsonWords.text(node, "reason"));
  }
}

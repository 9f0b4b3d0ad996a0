package app.assay.distillery.candidate;

import app.assay.distillery.json.JsonWords;
import com.fasterxml.jackson.databind.JsonNode;

/// What a candidate says of a domain of the registry (`_domain_maintenance`).
///
/// @param issue `too-broad`, `too-narrow`, `ambiguous-name` or `near-duplicate`
/// @param suggestion `split`, `merge`, `rename` or `scope-cleanup`
public record DomainIssue(String domain, String issue, String suggestion, String reason) {

  static DomainIssue of(JsonNode node) {
    return new DomainIssue(
        JsonWords.text(node, "domain"),
        JsonWords.text(node, "issue"),
        JsonWords.text(node, "suggestion"),
        JsonWords.text(node, "reason"));
  }
}

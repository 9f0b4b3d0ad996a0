package app.assay.distillery.candidate;

import app.assay.distillery.json.JsonWords;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.StreamSupport;

/// A domain a candidate would have the registry take in (`_proposed_domain`).
///
/// @param name may be empty
/// @param description may be empty
/// @param patterns paths it should stand for
public record ProposedDomain(String name, String description, List<String> patterns) {

  public ProposedDomain {
    patterns = List.copyOf(patterns);
  }

  static ProposedDomain of(JsonNode node) {
    List<String> patterns =
        StreamSupport.stream(node.path("suggested_patterns").spliterator(), false)
            .filter(JsonNode::isTextual)
            .map(JsonNode::textValue)
            .toList();
    return new ProposedDomain(
        JsonWords.text(node, "name"), JsonWords.text(node, "description"), patterns);
  }
}

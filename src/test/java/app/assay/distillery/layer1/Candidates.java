package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// Candidates for tests.
public final class Candidates {

  private Candidates() {}

  /// One that no rule has anything against.
  public static Candidate good() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", "retry-in-jobs").put("type", "fact").put("title", "Retries live in jobs");
    json.put("claim", "MUST retry payments in a background job.");
    json.put("body", "## Background\nTwo outages.\n\n## Details\nJobs back off.\n");
    json.putObject("applies_to").putArray("domains").add("payments");
    json.putArray("evidence").addObject().put("type", "pr").put("ref", "#12");
    json.putNull("alternative");
    json.put("considerations", "Re-evaluate once jobs can be cancelled.");
    return Candidate.of(json);
  }
}

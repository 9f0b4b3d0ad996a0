package app.assay.distillery.verdict;

import app.assay.distillery.json.JsonLayout;
import app.assay.distillery.json.JsonWords;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Verdicts as JSON with the keys of the seed in its order.
public final class VerdictJson {

  private VerdictJson() {}

  /// An array of all verdicts with a line feed at its end; `[]` for none.
  public static String write(List<CandidateVerdict> verdicts) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    verdicts.forEach(verdict -> array.add(json(verdict)));
    return JsonLayout.pretty(array) + "\n";
  }

  /// One verdict.
  public static ObjectNode json(CandidateVerdict verdict) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("candidate_id", verdict.candidateId());
    json.put("verdict", verdict.outcome().label());
    ArrayNode codes = json.putArray("rejection_codes");
    verdict.codes().forEach(codes::add);
    verdict
        .conflict()
        .ifPresentOrElse(
            conflict ->
                json.putObject("curation_queue_entry")
                    .put("type", CandidateVerdict.Conflict.TYPE)
                    .put("related_id", conflict.relatedId())
                    .put("reason", conflict.reason()),
            () -> json.putNull("curation_queue_entry"));
    json.put("notes", verdict.notes());
    return json;
  }

  /// A verdict somebody else wrote; empty where it is none: no known outcome, or codes that do not
  /// fit it.
  public static Optional<CandidateVerdict> read(JsonNode json) {
    Optional<Outcome> outcome = Outcome.ofLabel(JsonWords.text(json, "verdict"));
    List<String> codes = new ArrayList<>();
    for (JsonNode code : json.path("rejection_codes")) {
      codes.add(code.asText());
    }
    if (outcome.isEmpty() || codes.isEmpty() == (outcome.get() == Outcome.FAIL)) {
      return Optional.empty();
    }
    JsonNode queued = json.path("curation_queue_entry");
    Optional<CandidateVerdict.Conflict> conflict =
        queued.isObject()
            ? Optional.of(
                new CandidateVerdict.Conflict(
                    JsonWords.text(queued, "related_id"), JsonWords.text(queued, "reason")))
            : Optional.empty();
    return Optional.of(
        new CandidateVerdict(
            JsonWords.text(json, "candidate_id"),
            outcome.get(),
            codes,
            conflict,
            JsonWords.text(json, "notes")));
  }
}

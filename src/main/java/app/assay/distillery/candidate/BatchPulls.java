package app.assay.distillery.candidate;

import app.assay.distillery.json.JsonEdit;
import app.assay.distillery.json.JsonParts;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.VerdictJson;
import app.assay.text.Span;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.StreamSupport;

/// Reads the pull requests of a batch object.
record BatchPulls(BatchParts parts) {

  void pull(Span value, String name) {
    if (parts.text().charAt(value.start()) != '{') {
      parts.problem(value, name, "It is no object, so it is no pull request.");
      return;
    }
    JsonParts members = JsonParts.of(parts.text(), value.start());
    OptionalLong number = number(members, name);
    parts.add(
        new PullRequest(
            number.orElse(0),
            parts.string(members, "title"),
            author(members, name),
            parts.string(members, "outcome"),
            strings(parts.json(members, "changed_files", name)),
            strings(parts.json(members, "missing", name)),
            parts.string(members, "reason"),
            parts.string(members, "error")));
    JsonEdit.find(members, "candidate_results")
        .ifPresent(
            results ->
                parts.array(
                    results.value(),
                    name + ".candidate_results",
                    (span, place) -> result(span, place, number)));
  }

  private void result(Span value, String name, OptionalLong pull) {
    if (parts.text().charAt(value.start()) != '{') {
      parts.problem(value, name, "It is no object, so there is no candidate in it.");
      return;
    }
    JsonParts members = JsonParts.of(parts.text(), value.start());
    Optional<Span> found = JsonEdit.find(members, "candidate").map(JsonParts.Part::value);
    if (found.isEmpty()) {
      parts.problem(value, name, "It has no candidate.");
      return;
    }
    JsonNode written = parts.json(members, "verdict", name);
    Optional<CandidateVerdict> verdict = VerdictJson.read(written);
    if (verdict.isEmpty() && !written.isMissingNode() && !written.isNull()) {
      parts.problem(value, name, "Its verdict is none, and was left out.");
    }
    parts
        .reading(found.get(), name + ".candidate")
        .ifPresent(
            candidate ->
                parts.add(
                    new BatchItem(
                        parts.line(found.get().start()),
                        name,
                        candidate,
                        verdict,
                        Optional.empty(),
                        pull.isPresent() ? pull : candidate.sourcePr())));
  }

  private OptionalLong number(JsonParts members, String name) {
    JsonNode json = parts.json(members, "number", name);
    JsonNode number = json.isMissingNode() ? parts.json(members, "pr_number", name) : json;
    return number.isIntegralNumber() && number.canConvertToLong()
        ? OptionalLong.of(number.longValue())
        : OptionalLong.empty();
  }

  /// A login, or an object with one, as `gh` writes it.
  private String author(JsonParts members, String name) {
    JsonNode json = parts.json(members, "author", name);
    JsonNode login = json.isObject() ? json.path("login") : json;
    return login.isTextual() ? login.textValue() : "";
  }

  private static List<String> strings(JsonNode json) {
    return StreamSupport.stream(json.spliterator(), false)
        .filter(JsonNode::isTextual)
        .map(JsonNode::textValue)
        .toList();
  }
}

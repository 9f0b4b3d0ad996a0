package app.assay.distillery.candidate;

import app.assay.distillery.json.JsonEdit;
import app.assay.distillery.json.JsonParts;
import app.assay.text.Span;
import java.util.Optional;

/// Reads the entries of a changeset.
record BatchEntries(BatchParts parts) {

  void entry(Span value, String name) {
    if (parts.text().charAt(value.start()) != '{') {
      parts.problem(value, name, "It is no object, so it is no entry of a changeset.");
      return;
    }
    JsonParts members = JsonParts.of(parts.text(), value.start());
    Optional<Span> found = JsonEdit.find(members, "data").map(JsonParts.Part::value);
    if (found.isEmpty()) {
      parts.problem(value, name, "It has no data, so there is no candidate in it.");
      return;
    }
    BatchItem.EntryDecision entry =
        new BatchItem.EntryDecision(
            parts.string(members, "status"), parts.string(members, "reject_reason"));
    parts
        .reading(found.get(), name + ".data")
        .ifPresent(
            candidate ->
                parts.add(
                    new BatchItem(
                        parts.line(found.get().start()),
                        name,
                        candidate,
                        Optional.empty(),
                        Optional.of(entry),
                        candidate.sourcePr())));
  }
}

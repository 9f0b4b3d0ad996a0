package app.assay.distillery.changeset;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.CandidateReading;
import app.assay.distillery.json.JsonEdit;
import app.assay.distillery.json.JsonParts;
import app.assay.distillery.json.JsonWords;
import app.assay.distillery.json.StrictJson;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A changeset as a text that is edited in place: a decision or an edit changes the characters it
/// is about and no other. Never changes itself.
public final class Changeset {

  private final String text;
  private final JsonNode json;
  private final List<ChangesetEntry> entries;

  private Changeset(String text, JsonNode json, List<ChangesetEntry> entries) {
    this.text = text;
    this.json = json;
    this.entries = List.copyOf(entries);
  }

  /// Reads a changeset. Anything but one object with an array of entries is refused; what is wrong
  /// inside is told by [ChangesetCheck].
  public static ChangesetParsing parse(String text) {
    if (StrictJson.read(text) instanceof StrictJson.Reading.Broken(String message, _)) {
      return new ChangesetParsing.Broken("It is no JSON: %s.".formatted(message));
    }
    JsonNode json = ((StrictJson.Reading.Value) StrictJson.read(text)).json();
    if (!json.isObject()) {
      return new ChangesetParsing.Broken(
          "It is %s instead of an object.".formatted(JsonWords.of(json)));
    }
    if (!json.path("entries").isArray()) {
      return new ChangesetParsing.Broken(
          "Its entries must be an array; entries is %s."
              .formatted(JsonWords.of(json.path("entries"))));
    }
    JsonParts members = JsonParts.of(text, JsonParts.first(text, 0).value().start());
    int array = JsonEdit.find(members, "entries").orElseThrow().value().start();
    List<ChangesetEntry> entries =
        JsonParts.of(text, array).parts().stream().map(part -> entry(text, part.value())).toList();
    return new ChangesetParsing.Parsed(new Changeset(text, json, entries));
  }

  private static ChangesetEntry entry(String text, Span span) {
    if (text.charAt(span.start()) != '{') {
      return new ChangesetEntry(span, "", "", Span.at(span.end()), Optional.empty());
    }
    JsonNode json = ((StrictJson.Reading.Value) StrictJson.read(span.in(text))).json();
    Optional<Span> data =
        JsonEdit.find(JsonParts.of(text, span.start()), "data").map(JsonParts.Part::value);
    Optional<Candidate> candidate =
        data.flatMap(
            place ->
                Candidate.read(place.in(text)) instanceof CandidateReading.Read(Candidate read)
                    ? Optional.of(read)
                    : Optional.empty());
    return new ChangesetEntry(
        span,
        JsonWords.text(json, "status"),
        JsonWords.text(json, "reject_reason"),
        data.orElse(Span.at(span.end())),
        candidate);
  }

  /// All of it.
  public String text() {
    return text;
  }

  /// As written; a missing node where there is none.
  public JsonNode version() {
    return json.path("version");
  }

  /// Such as `2026-03-26-2`; empty where there is none.
  public String date() {
    return JsonWords.text(json, "batch_date");
  }

  public List<ChangesetEntry> entries() {
    return entries;
  }

  /// The place of the first entry of an id.
  public Optional<Integer> indexOf(String id) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).id().equals(id)) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  /// With an entry rejected.
  public Changeset reject(int index, String reason) {
    int object = entries.get(index).span().start();
    return edited(JsonEdit.set(text, object, "status", TextNode.valueOf(ChangesetEntry.REJECTED)))
        .told(index, reason);
  }

  private Changeset told(int index, String reason) {
    int object = entries.get(index).span().start();
    return edited(
        JsonEdit.setAfter(text, object, "status", "reject_reason", TextNode.valueOf(reason)));
  }

  /// With an entry accepted, also one that was rejected before.
  public Changeset accept(int index) {
    int object = entries.get(index).span().start();
    Changeset accepted =
        edited(JsonEdit.set(text, object, "status", TextNode.valueOf(ChangesetEntry.ACCEPTED)));
    return JsonEdit.remove(accepted.text, object, "reject_reason")
        .map(accepted::edited)
        .orElse(accepted);
  }

  /// With another candidate in an entry that has one.
  public Changeset update(int index, Candidate candidate) {
    return edited(new TextEdit(entries.get(index).dataSpan(), candidate.text()));
  }

  /// The entries whose candidate is another, or that are accepted and were not.
  ///
  /// @param before of the same entries
  public List<ChangesetEntry> changedSince(Changeset before) {
    List<ChangesetEntry> changed = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      boolean same =
          i < before.entries.size()
              && entries.get(i).candidate().equals(before.entries.get(i).candidate())
              && (!entries.get(i).isAccepted() || before.entries.get(i).isAccepted());
      if (!same) {
        changed.add(entries.get(i));
      }
    }
    return changed;
  }

  private Changeset edited(TextEdit edit) {
    String changed = TextEdit.apply(text, List.of(edit));
    if (parse(changed) instanceof ChangesetParsing.Parsed(Changeset changeset)) {
      return changeset;
    }
    throw new IllegalStateException("an edit of well-formed JSON gives well-formed JSON");
  }
}

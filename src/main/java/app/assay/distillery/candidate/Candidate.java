package app.assay.distillery.candidate;

import app.assay.distillery.json.JsonEdit;
import app.assay.distillery.json.JsonLayout;
import app.assay.distillery.json.JsonParts;
import app.assay.distillery.json.JsonWords;
import app.assay.distillery.json.StrictJson;
import app.assay.text.TextEdit;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// A piece of knowledge that wants to enter the vault, as a JSON object that is kept character for
/// character: unknown fields, the order of keys and their layout stay, also where a field is
/// changed. Never changes itself.
///
/// The accessors never fail: what is missing, or of another type than it should be, gives an empty
/// value; [#value(String...)] tells which.
public final class Candidate {

  private final String text;
  private final ObjectNode json;

  private Candidate(String text, ObjectNode json) {
    this.text = text;
    this.json = json;
  }

  /// Reads one candidate.
  public static CandidateReading read(String text) {
    return switch (StrictJson.read(text)) {
      case StrictJson.Reading.Broken(String message, int offset) ->
          new CandidateReading.Broken(message, offset);
      case StrictJson.Reading.Value(ObjectNode object) ->
          new CandidateReading.Read(new Candidate(text.strip(), object));
      case StrictJson.Reading.Value(JsonNode other) ->
          new CandidateReading.Broken("it is " + JsonWords.of(other) + " instead of an object", 0);
    };
  }

  /// A candidate that was put together by the program.
  public static Candidate of(ObjectNode json) {
    return new Candidate(JsonLayout.pretty(json), json.deepCopy());
  }

  /// The object as it was written, without white space around it.
  public String text() {
    return text;
  }

  /// A copy of the object.
  public ObjectNode json() {
    return json.deepCopy();
  }

  /// A copy of the value at a path of keys; a missing node where there is none.
  public JsonNode value(String... path) {
    JsonNode node = json;
    for (String key : path) {
      node = node.path(key);
    }
    return node.isContainerNode() ? node.deepCopy() : node;
  }

  public String id() {
    return textAt("id");
  }

  /// Empty for anything but `fact` and `anti-pattern`.
  public Optional<EntryType> type() {
    return EntryType.ofLabel(textAt("type"));
  }

  public String title() {
    return textAt("title");
  }

  public String claim() {
    return textAt("claim");
  }

  /// Markdown.
  public String body() {
    return textAt("body");
  }

  public String considerations() {
    return textAt("considerations");
  }

  /// What to do instead; empty when null.
  public Optional<String> alternative() {
    return Optional.of(json.path("alternative"))
        .filter(JsonNode::isTextual)
        .map(JsonNode::textValue);
  }

  /// The entry of the vault it may contradict, as the pipeline thinks.
  public Optional<String> conflictCheck() {
    return Optional.of(textAt("conflict_check")).filter(id -> !id.isBlank());
  }

  /// The domains of `applies_to`, in their order; what is no text is left out.
  public List<String> domains() {
    return elements(json.path("applies_to").path("domains"))
        .filter(JsonNode::isTextual)
        .map(JsonNode::textValue)
        .toList();
  }

  /// In its order; what is no object is left out, a missing type or reference is empty.
  public List<EvidenceRef> evidence() {
    return elements(json.path("evidence"))
        .filter(JsonNode::isObject)
        .map(node -> new EvidenceRef(JsonWords.text(node, "type"), JsonWords.text(node, "ref")))
        .toList();
  }

  /// Domains it would have the registry take in.
  public List<ProposedDomain> proposedDomains() {
    return elements(json.path("_proposed_domain"))
        .filter(JsonNode::isObject)
        .map(ProposedDomain::of)
        .toList();
  }

  /// What it says of domains that are there.
  public List<DomainIssue> domainIssues() {
    return elements(json.path("_domain_maintenance"))
        .filter(JsonNode::isObject)
        .map(DomainIssue::of)
        .toList();
  }

  /// What its author says of entries of the vault.
  public List<FeedbackSignal> feedback() {
    return elements(json.path("_vault_feedback"))
        .filter(JsonNode::isObject)
        .map(FeedbackSignal::of)
        .toList();
  }

  /// The conflicts a changeset wants queued with it.
  public List<ProposedConflict> curation() {
    return elements(json.path("curation"))
        .filter(JsonNode::isObject)
        .map(ProposedConflict::of)
        .toList();
  }

  /// The number of the pull request it was drawn from.
  public OptionalLong sourcePr() {
    JsonNode node = json.path("_source_pr");
    if (node.isIntegralNumber() && node.canConvertToLong()) {
      return OptionalLong.of(node.longValue());
    }
    String written = node.isTextual() ? node.textValue().replaceFirst("^#", "") : "";
    return written.matches("[0-9]{1,18}")
        ? OptionalLong.of(Long.parseLong(written))
        : OptionalLong.empty();
  }

  /// With another text in a field, such as `claim`.
  public Candidate with(String field, String value) {
    return with(field, TextNode.valueOf(value));
  }

  /// With another value in a field; every other character stays.
  public Candidate with(String field, JsonNode value) {
    ObjectNode changed = json.deepCopy();
    changed.set(field, value.deepCopy());
    List<TextEdit> edits = List.of(JsonEdit.set(text, 0, field, value));
    return new Candidate(TextEdit.apply(text, edits), changed);
  }

  /// Without a field, where it was; laid out anew then.
  public Candidate without(String field) {
    if (!json.has(field)) {
      return this;
    }
    ObjectNode changed = json.deepCopy();
    changed.remove(field);
    return of(changed);
  }

  /// With another alternative, null where there is none.
  public Candidate withAlternative(Optional<String> alternative) {
    return with(
        "alternative", alternative.<JsonNode>map(TextNode::valueOf).orElse(NullNode.getInstance()));
  }

  /// Filed under other domains.
  public Candidate withDomains(List<String> domains) {
    ArrayNode names = JsonNodeFactory.instance.arrayNode();
    domains.forEach(names::add);
    if (!(json.get("applies_to") instanceof ObjectNode appliesTo)) {
      return with("applies_to", JsonNodeFactory.instance.objectNode().set("domains", names));
    }
    ObjectNode changed = json.deepCopy();
    changed.set("applies_to", appliesTo.deepCopy().set("domains", names));
    int start = JsonEdit.find(JsonParts.of(text, 0), "applies_to").orElseThrow().value().start();
    List<TextEdit> edits = List.of(JsonEdit.set(text, start, "domains", names));
    return new Candidate(TextEdit.apply(text, edits), changed);
  }

  /// With other evidence.
  public Candidate withEvidence(List<EvidenceRef> evidence) {
    ArrayNode refs = JsonNodeFactory.instance.arrayNode();
    evidence.forEach(one -> refs.addObject().put("type", one.type()).put("ref", one.ref()));
    return with("evidence", refs);
  }

  private String textAt(String key) {
    return JsonWords.text(json, key);
  }

  private static Stream<JsonNode> elements(JsonNode node) {
    return node.isArray() ? StreamSupport.stream(node.spliterator(), false) : Stream.empty();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Candidate candidate && candidate.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}

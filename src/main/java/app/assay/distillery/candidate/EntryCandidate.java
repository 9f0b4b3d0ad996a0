package app.assay.distillery.candidate;

import app.assay.vault.Entry;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// An entry of a vault as the candidate it would be, so that the same rules look at both.
public final class EntryCandidate {

  private EntryCandidate() {}

  /// Everything the vault has of it that a candidate has too.
  public static Candidate of(Entry entry) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", entry.id());
    json.put("type", entry.type().label());
    json.put("title", entry.text().title());
    json.put("claim", entry.text().claim());
    json.put("body", entry.text().body());
    ArrayNode domains = json.putObject("applies_to").putArray("domains");
    entry.domains().forEach(domains::add);
    ArrayNode evidence = json.putArray("evidence");
    entry
        .evidence()
        .forEach(one -> evidence.addObject().put("type", one.type()).put("ref", one.ref()));
    json.put("alternative", entry.text().alternative().orElse(null));
    json.put("considerations", entry.text().considerations());
    return Candidate.of(json);
  }
}

package app.assay.distillery.curation;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.layer1.Layer1;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/// Layer 1 of the gate, asked of an entry as if it were a candidate (rulebook §2.1).
public final class LayerOneGate implements EditGate {

  @Override
  public List<String> objections(
      String id, EntryType type, EntryText text, List<String> domains, List<EvidenceRef> evidence) {
    return Layer1.check(Candidate.of(json(id, type, text, domains, evidence))).rejects().stream()
        .map(flaw -> flaw.rule().id() + " " + flaw.message())
        .toList();
  }

  private static ObjectNode json(
      String id, EntryType type, EntryText text, List<String> domains, List<EvidenceRef> evidence) {
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("id", id)
            .put("type", type.label())
            .put("title", text.title())
            .put("claim", text.claim())
            .put("body", text.body());
    ArrayNode filed = json.putObject("applies_to").putArray("domains");
    domains.forEach(filed::add);
    ArrayNode references = json.putArray("evidence");
    evidence.forEach(one -> references.addObject().put("type", one.type()).put("ref", one.ref()));
    text.alternative()
        .ifPresentOrElse(
            alternative -> json.put("alternative", alternative), () -> json.putNull("alternative"));
    return json.put("considerations", text.considerations());
  }
}

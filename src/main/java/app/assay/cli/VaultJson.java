package app.assay.cli;

import app.assay.vault.Change;
import app.assay.vault.Domain;
import app.assay.vault.DomainMatch;
import app.assay.vault.Entry;
import app.assay.vault.EntrySummary;
import app.assay.vault.Feedback;
import app.assay.vault.QueueRow;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;

/// What a vault holds as JSON. Entries and domains have upstream's keys in upstream's order
/// (rulebook §1.3), because other tools read them.
final class VaultJson {

  private VaultJson() {}

  static ArrayNode summaries(List<EntrySummary> entries, boolean idsOnly) {
    ArrayNode json = JsonTree.array();
    for (EntrySummary entry : entries) {
      if (idsOnly) {
        json.add(entry.id());
      } else {
        json.addObject()
            .put("id", entry.id())
            .put("type", entry.type().label())
            .put("title", entry.title())
            .put("claim", entry.claim());
      }
    }
    return json;
  }

  static ArrayNode entries(List<Entry> entries) {
    ArrayNode json = JsonTree.array();
    entries.forEach(entry -> json.add(entry(entry)));
    return json;
  }

  static ObjectNode entry(Entry entry) {
    ObjectNode json =
        JsonTree.object()
            .put("id", entry.id())
            .put("type", entry.type().label())
            .put("status", entry.status().label())
            .put("title", entry.text().title())
            .put("claim", entry.text().claim())
            .put("body", entry.text().body());
    put(json, "alternative", entry.text().alternative());
    json.put("considerations", entry.text().considerations());
    put(json, "archived_at", entry.archived().map(Entry.Archived::at));
    put(json, "archive_reason", entry.archived().map(Entry.Archived::reason));
    json.put("created_at", entry.createdAt()).put("updated_at", entry.updatedAt());
    ArrayNode domains = json.putArray("domains");
    entry.domains().forEach(domains::add);
    ArrayNode evidence = json.putArray("evidence");
    entry
        .evidence()
        .forEach(one -> evidence.addObject().put("type", one.type()).put("ref", one.ref()));
    return json;
  }

  static ArrayNode domains(List<Domain> domains, boolean idsOnly) {
    ArrayNode json = JsonTree.array();
    for (Domain domain : domains) {
      if (idsOnly) {
        json.add(domain.name());
      } else {
        json.addObject()
            .put("domain", domain.name())
            .put("description", domain.description())
            .put("status", domain.status().label())
            .put("active_entries", domain.activeEntries());
      }
    }
    return json;
  }

  static ArrayNode domain(Optional<Domain> found) {
    ArrayNode json = JsonTree.array();
    found.ifPresent(
        domain -> {
          ObjectNode one =
              json.addObject()
                  .put("domain", domain.name())
                  .put("description", domain.description())
                  .put("status", domain.status().label())
                  .put("created_at", domain.createdAt())
                  .put("active_entries", domain.activeEntries());
          put(
              one,
              "patterns",
              domain.patterns().isEmpty()
                  ? Optional.empty()
                  : Optional.of(String.join(", ", domain.patterns())));
        });
    return json;
  }

  static ArrayNode matches(List<DomainMatch> matches) {
    ArrayNode json = JsonTree.array();
    for (DomainMatch match : matches) {
      json.addObject()
          .put("domain", match.domain())
          .put("description", match.description())
          .put("matched_pattern", match.pattern());
    }
    return json;
  }

  static ObjectNode row(QueueRow row) {
    ObjectNode json =
        JsonTree.object()
            .put("id", row.id())
            .put("type", row.type())
            .put("entry_id", row.entryId());
    put(json, "related_id", row.relatedId());
    json.put("reason", row.reason()).put("status", row.status().label());
    put(json, "resolved_at", row.resolvedAt());
    return json.put("created_at", row.createdAt());
  }

  static ObjectNode change(Change change) {
    ObjectNode json =
        JsonTree.object()
            .put("id", change.id())
            .put("at", change.at())
            .put("kind", change.intent().kind())
            .put("by", change.intent().by())
            .put("reason", change.intent().reason())
            .put("about", change.intent().about())
            .put("undone", change.undone());
    ArrayNode rows = json.putArray("rows");
    change.rows().forEach(row -> rows.add(rowChange(row)));
    return json;
  }

  static ObjectNode rowChange(Change.RowChange row) {
    return JsonTree.object()
        .put("kind", row.kind())
        .put("key", row.key())
        .put("before", row.before())
        .put("after", row.after());
  }

  static ObjectNode feedback(Feedback feedback) {
    return JsonTree.object()
        .put("id", feedback.id())
        .put("entry_id", feedback.entryId())
        .put("signal", feedback.signal())
        .put("note", feedback.note())
        .put("source", feedback.source())
        .put("at", feedback.at())
        .put("done", feedback.done());
  }

  /// A text, or null as upstream has it.
  private static void put(ObjectNode json, String key, Optional<String> value) {
    if (value.isPresent()) {
      json.put(key, value.get());
    } else {
      json.putNull(key);
    }
  }
}

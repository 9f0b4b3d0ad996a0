package app.assay.vault.sql;

import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import app.assay.vault.Entry;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.QueueRow;
import app.assay.vault.QueueStatus;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What a thing in the vault is, as JSON in one form only: no white space, keys in alphabetical
/// order. Equal things have equal images, and a thing can be put back from its image.
public final class Images {

  private static final JsonMapper JSON = new JsonMapper();

  private Images() {}

  /// An object to be filled in the order of its keys.
  static ObjectNode object() {
    return JSON.createObjectNode();
  }

  static String text(JsonNode node) {
    try {
      return JSON.writeValueAsString(node);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree of texts and numbers can be written", e);
    }
  }

  /// All of an entry but its stamp.
  public static String of(Entry entry) {
    ObjectNode image = object();
    image.put("alternative", entry.text().alternative().orElse(null));
    image.put("archive_reason", entry.archived().map(Entry.Archived::reason).orElse(null));
    image.put("archived_at", entry.archived().map(Entry.Archived::at).orElse(null));
    image.put("body", entry.text().body());
    image.put("claim", entry.text().claim());
    image.put("considerations", entry.text().considerations());
    image.put("created_at", entry.createdAt());
    ArrayNode domains = image.putArray("domains");
    entry.domains().forEach(domains::add);
    ArrayNode evidence = image.putArray("evidence");
    entry.evidence().forEach(e -> evidence.addObject().put("ref", e.ref()).put("type", e.type()));
    image.put("id", entry.id());
    image.put("title", entry.text().title());
    image.put("type", entry.type().label());
    image.put("updated_at", entry.updatedAt());
    return text(image);
  }

  /// All of a row of the queue but its stamp.
  public static String of(QueueRow row) {
    ObjectNode image = object();
    image.put("created_at", row.createdAt());
    image.put("entry_id", row.entryId());
    image.put("id", row.id());
    image.put("reason", row.reason());
    image.put("related_id", row.relatedId().orElse(null));
    image.put("resolved_at", row.resolvedAt().orElse(null));
    image.put("status", row.status().label());
    image.put("type", row.type());
    return text(image);
  }

  /// All of a domain but the number of its entries.
  public static String of(Domain domain) {
    ObjectNode image = object();
    image.put("created_at", domain.createdAt());
    image.put("description", domain.description());
    image.put("domain", domain.name());
    ArrayNode patterns = image.putArray("patterns");
    domain.patterns().forEach(patterns::add);
    image.put("status", domain.status().label());
    return text(image);
  }

  /// The entry of an image.
  static Entry entry(String image) {
    JsonNode node = read(image);
    List<EvidenceRef> evidence = new ArrayList<>();
    node.path("evidence")
        .forEach(e -> evidence.add(new EvidenceRef(string(e, "type"), string(e, "ref"))));
    return stamped(
        new Entry(
            string(node, "id"),
            EntryType.ofLabel(string(node, "type")).orElseThrow(),
            new EntryText(
                string(node, "title"),
                string(node, "claim"),
                string(node, "body"),
                optional(node, "alternative"),
                string(node, "considerations")),
            optional(node, "archived_at")
                .map(at -> new Entry.Archived(at, string(node, "archive_reason"))),
            string(node, "created_at"),
            string(node, "updated_at"),
            strings(node.path("domains")),
            evidence,
            ""));
  }

  /// The row of an image.
  static QueueRow queueRow(String image) {
    JsonNode node = read(image);
    return stamped(
        new QueueRow(
            string(node, "id"),
            string(node, "type"),
            string(node, "entry_id"),
            optional(node, "related_id"),
            string(node, "reason"),
            QueueStatus.valueOf(string(node, "status").toUpperCase(Locale.ROOT)),
            optional(node, "resolved_at"),
            string(node, "created_at"),
            ""));
  }

  /// The domain of an image, without the number of its entries.
  static Domain domain(String image) {
    JsonNode node = read(image);
    return new Domain(
        string(node, "domain"),
        string(node, "description"),
        DomainStatus.valueOf(string(node, "status").toUpperCase(Locale.ROOT)),
        string(node, "created_at"),
        0,
        strings(node.path("patterns")));
  }

  /// The entry with the stamp of what it is.
  static Entry stamped(Entry entry) {
    return new Entry(
        entry.id(),
        entry.type(),
        entry.text(),
        entry.archived(),
        entry.createdAt(),
        entry.updatedAt(),
        entry.domains(),
        entry.evidence(),
        Sha256.of(of(entry)));
  }

  /// The row with the stamp of what it is.
  static QueueRow stamped(QueueRow row) {
    return new QueueRow(
        row.id(),
        row.type(),
        row.entryId(),
        row.relatedId(),
        row.reason(),
        row.status(),
        row.resolvedAt(),
        row.createdAt(),
        Sha256.of(of(row)));
  }

  private static JsonNode read(String image) {
    try {
      return JSON.readTree(image);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("the chain of changes was checked before", e);
    }
  }

  private static String string(JsonNode node, String key) {
    return node.path(key).asText("");
  }

  private static Optional<String> optional(JsonNode node, String key) {
    return node.path(key).isTextual() ? Optional.of(node.path(key).asText()) : Optional.empty();
  }

  private static List<String> strings(JsonNode array) {
    List<String> strings = new ArrayList<>();
    array.forEach(element -> strings.add(element.asText()));
    return strings;
  }
}

package app.assay.ledger;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Entries as lines of the ledger and back.
final class EntryJson {

  /// The form of entries that this version writes.
  static final long SCHEMA = 1;

  private static final Set<String> TEXTS =
      Set.of(
          "reviewer",
          "round",
          "document",
          "claim",
          "decision",
          "note",
          "claimTextHash",
          "documentBefore",
          "documentAfter",
          "program",
          "previous",
          "time",
          "hash");
  private static final Set<String> NUMBERS = Set.of("schema", "sequence", "seconds");
  private static final String MORE = "more";
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(4)
                  .maxStringLength(LedgerLines.LONGEST)
                  .maxNameLength(LedgerLines.LONGEST)
                  .build())
          .build();

  private EntryJson() {}

  /// The next entry of a chain, with its hash.
  static LedgerEntry seal(long sequence, String previous, Instant time, DecisionRecord record) {
    LedgerEntry open = new LedgerEntry(sequence, previous, time, record, "");
    return new LedgerEntry(sequence, previous, time, record, hash(fields(open)));
  }

  /// The entry's line without its line feed.
  static String line(LedgerEntry entry) {
    return CanonicalJson.of(fields(entry));
  }

  /// Reads a line; never throws, whatever is in it.
  static Line read(String line) {
    Optional<Map<String, Object>> parsed;
    try {
      parsed = parse(line);
    } catch (JacksonException e) {
      return new Line.Broken(LedgerProblem.Kind.UNREADABLE, "is not JSON");
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory cannot fail to be read", e);
    }
    Map<String, Object> fields = parsed.orElse(Map.of());
    if (fields.get("schema") instanceof Long schema && schema > SCHEMA) {
      return new Line.Broken(
          LedgerProblem.Kind.NEWER_SCHEMA,
          "was written by a newer version of Assay (schema " + schema + ")");
    }
    return entry(fields)
        .map(entry -> judge(entry, fields, line))
        .orElse(new Line.Broken(LedgerProblem.Kind.FOREIGN, "is not an entry of a ledger"));
  }

  private static Line judge(LedgerEntry entry, Map<String, Object> fields, String line) {
    boolean sealed = hash(fields).equals(entry.hash()) && line(entry).equals(line);
    return sealed ? new Line.Sealed(entry) : new Line.Edited(entry);
  }

  private static String hash(Map<String, Object> fields) {
    Map<String, Object> others = new HashMap<>(fields);
    others.remove("hash");
    return Sha256.of(CanonicalJson.of(others));
  }

  private static Map<String, Object> fields(LedgerEntry entry) {
    DecisionRecord record = entry.record();
    Map<String, Object> fields = new HashMap<>();
    fields.put("schema", SCHEMA);
    fields.put("sequence", entry.sequence());
    fields.put("previous", entry.previous());
    fields.put("time", entry.time().toString());
    fields.put("reviewer", record.reviewer());
    fields.put("round", record.round());
    fields.put("document", record.document());
    fields.put("claim", record.claim());
    fields.put("decision", record.decision());
    fields.put("note", record.note());
    fields.put("claimTextHash", record.claimTextHash());
    fields.put("documentBefore", record.documentBefore());
    fields.put("documentAfter", record.documentAfter());
    fields.put("seconds", record.seconds());
    fields.put("program", record.program());
    fields.put(MORE, record.more());
    fields.put("hash", entry.hash());
    return fields;
  }

  private static Optional<LedgerEntry> entry(Map<String, Object> fields) {
    if (fields.size() != TEXTS.size() + NUMBERS.size() + 1
        || !TEXTS.stream().allMatch(key -> fields.get(key) instanceof String)
        || !NUMBERS.stream().allMatch(key -> fields.get(key) instanceof Long)
        || !(fields.get(MORE) instanceof Map<?, ?> more)) {
      return Optional.empty();
    }
    Map<String, String> strings = new HashMap<>();
    more.forEach((key, value) -> strings.put((String) key, (String) value));
    DecisionRecord record =
        new DecisionRecord(
            text(fields, "reviewer"),
            text(fields, "round"),
            text(fields, "document"),
            text(fields, "claim"),
            text(fields, "decision"),
            text(fields, "note"),
            text(fields, "claimTextHash"),
            text(fields, "documentBefore"),
            text(fields, "documentAfter"),
            number(fields, "seconds"),
            text(fields, "program"),
            strings);
    try {
      return Optional.of(
          new LedgerEntry(
              number(fields, "sequence"),
              text(fields, "previous"),
              Instant.parse(text(fields, "time")),
              record,
              text(fields, "hash")));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  private static String text(Map<String, Object> fields, String key) {
    return (String) fields.getOrDefault(key, "");
  }

  private static long number(Map<String, Object> fields, String key) {
    return (Long) fields.getOrDefault(key, 0L);
  }

  /// The fields of a flat object with at most one inner object of strings; empty for anything else.
  private static Optional<Map<String, Object>> parse(String line) throws IOException {
    try (JsonParser parser = JSON.createParser(line)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        return Optional.empty();
      }
      Map<String, Object> fields = new HashMap<>();
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        Optional<Object> value =
            parser.nextToken() == JsonToken.START_OBJECT && name.equals(MORE)
                ? inner(parser)
                : scalar(parser);
        if (value.isEmpty()) {
          return Optional.empty();
        }
        fields.put(name, value.get());
      }
      return Optional.of(fields);
    }
  }

  private static Optional<Object> inner(JsonParser parser) throws IOException {
    Map<String, String> strings = new HashMap<>();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      if (!CanonicalJson.isWritable(name) || !(scalar(parser).orElse(0L) instanceof String text)) {
        return Optional.empty();
      }
      strings.put(name, text);
    }
    return Optional.of(strings);
  }

  private static Optional<Object> scalar(JsonParser parser) throws IOException {
    if (parser.currentToken() == JsonToken.VALUE_STRING) {
      String text = parser.getText();
      return CanonicalJson.isWritable(text) ? Optional.of(text) : Optional.empty();
    }
    if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT) {
      long number = parser.getLongValue();
      boolean exact = Math.abs(number) <= CanonicalJson.MAX_NUMBER && number != Long.MIN_VALUE;
      return exact ? Optional.of(number) : Optional.empty();
    }
    return Optional.empty();
  }
}

package app.assay.hitl.queue;

import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.hitl.Answer;
import app.assay.text.Span;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.Set;

/// Reads queues of schema 1.0, strictly: what is not understood is a fault and never skipped.
public final class QueueReader {

  private static final Set<String> QUEUE =
      Set.of("schema-version", "generated", "expires", "source-files-hash", "documents");
  private static final Set<String> DOCUMENT = Set.of("file", "file-hash", "claims");
  private static final Set<String> CLAIM =
      Set.of("id", "text", "location", "round", "response", "notes");

  private final String text;
  private final StrictYaml yaml;

  private QueueReader(String text) {
    this.text = text;
    this.yaml = new StrictYaml(text);
  }

  /// Reads the characters of a queue file.
  public static FileReading<HitlQueue> read(String text) {
    return new QueueReader(text).read();
  }

  private FileReading<HitlQueue> read() {
    Optional<HitlQueue> queue = yaml.root().map(this::queue);
    return queue.isPresent() && yaml.faults().isEmpty()
        ? new FileReading.Read<>(queue.get())
        : new FileReading.Broken<>(text, yaml.faults());
  }

  private HitlQueue queue(YamlMapping root) {
    yaml.knows(root, "queue", QUEUE);
    Field version = yaml.text(root, "schema-version");
    if (root.has("schema-version") && !version.value().equals(HitlQueue.SCHEMA_VERSION)) {
      yaml.fault(
          version.span(),
          "Queues of schema-version %s are read, this is '%s'."
              .formatted(HitlQueue.SCHEMA_VERSION, version.value()));
    }
    Field generated = yaml.text(root, "generated");
    Field expires = yaml.text(root, "expires");
    return new HitlQueue(
        text,
        instant(root, "generated", generated),
        generated.span(),
        instant(root, "expires", expires),
        expires.span(),
        yaml.text(root, "source-files-hash"),
        yaml.mappings(root, "documents").stream().map(this::document).toList());
  }

  private QueuedDocument document(YamlMapping document) {
    yaml.knows(document, "document", DOCUMENT);
    return new QueuedDocument(
        yaml.text(document, "file"),
        yaml.text(document, "file-hash"),
        yaml.mappings(document, "claims").stream().map(this::claim).toList());
  }

  private QueuedClaim claim(YamlMapping claim) {
    yaml.knows(claim, "claim", CLAIM);
    Optional<YamlScalar> response = yaml.scalar(claim, "response");
    Field notes = yaml.text(claim, "notes");
    return new QueuedClaim(
        yaml.text(claim, "id"),
        yaml.text(claim, "text"),
        yaml.text(claim, "location"),
        yaml.text(claim, "round"),
        response.flatMap(this::answer),
        response.map(YamlScalar::span).orElse(claim.span()),
        notes.value(),
        notes.span());
  }

  /// `true` and `false` count only as booleans, so that nobody's `"false"` becomes true (FS §11.2).
  private Optional<Answer> answer(YamlScalar response) {
    if (response.isNull()) {
      return Optional.empty();
    }
    if (response.bool().isPresent()) {
      return Optional.of(response.bool().get() ? Answer.TRUE : Answer.FALSE);
    }
    if (response.value().equals(Answer.ESTIMATED.label())) {
      return Optional.of(Answer.ESTIMATED);
    }
    yaml.fault(
        response.span(),
        "'%s' is not one of true, false (without quotes), \"estimated\" and null."
            .formatted(response.span().in(text)));
    return Optional.empty();
  }

  private Instant instant(YamlMapping root, String key, Field written) {
    try {
      return Instant.parse(written.value());
    } catch (DateTimeParseException e) {
      if (root.has(key)) {
        Span place = written.span();
        yaml.fault(
            place,
            "'%s' must be a time such as 2026-01-12T10:30:00Z, not '%s'."
                .formatted(key, written.value()));
      }
      return Instant.EPOCH;
    }
  }
}

package app.assay.report;

import app.assay.workspace.ClaimReport;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;

/// A manifest as JSON lines, keys always in the same order
/// (`assets/schema/manifest-2.schema.json`).
final class ManifestJson {

  private final Writer out;

  ManifestJson(Writer out) {
    this.out = out;
  }

  void write(List<ManifestEntry> entries) throws IOException {
    JsonGenerator json =
        JsonFactory.builder()
            .build()
            .createGenerator(out)
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .setPrettyPrinter(new MinimalPrettyPrinter(""));
    for (ManifestEntry entry : entries) {
      write(json, entry);
      json.writeRaw('\n');
    }
    json.flush();
  }

  private static void write(JsonGenerator json, ManifestEntry entry) throws IOException {
    json.writeStartObject();
    json.writeStringField("path", entry.path());
    json.writeBooleanField("ingestable", entry.isIngestable());
    text(json, "obstacle", entry.obstacle());
    text(json, "sha256", entry.sha256());
    text(json, "documentSha256", entry.documentSha256());
    json.writeNumberField("bytes", entry.bytes());
    text(json, "tier", entry.tier());
    text(json, "processedDate", entry.processedDate());
    text(json, "firstConfirmed", entry.firstConfirmed());
    text(json, "lastConfirmed", entry.lastConfirmed());
    json.writeArrayFieldStart("reviewers");
    for (String reviewer : entry.reviewers()) {
      json.writeString(reviewer);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("claims");
    for (ClaimReport claim : entry.claims()) {
      json.writeStartObject();
      text(json, "id", claim.id());
      text(json, "text", claim.text());
      text(json, "source", claim.source());
      text(json, "confirmedBy", claim.confirmedBy());
      text(json, "confirmedDate", claim.confirmedDate());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeStringField("signature", entry.signature().label());
    json.writeEndObject();
  }

  private static void text(JsonGenerator json, String name, Optional<String> value)
      throws IOException {
    json.writeStringField(name, value.orElse(null));
  }
}

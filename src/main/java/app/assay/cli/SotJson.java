package app.assay.cli;

import app.assay.cgd.tier.SourceOfTruth;
import app.assay.cgd.tier.VerifiedClaims;
import app.assay.report.JsonText;
import app.assay.workspace.SourcesReport;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The Sources of Truth of a vault as one JSON object (`assets/schema/sot-1.schema.json`).
final class SotJson {

  private static final int VERSION = 1;

  private final Writer out;

  SotJson(Writer out) {
    this.out = out;
  }

  /// Writes the whole report.
  void write(SourcesReport report) throws IOException {
    JsonGenerator json = JsonText.indented(out);
    json.writeStartObject();
    json.writeNumberField("version", VERSION);
    json.writeStringField("asOf", report.today().toString());
    json.writeArrayFieldStart("sources");
    for (SourceOfTruth source : report.sources()) {
      source(json, report, source);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("conflicts");
    for (SourcesReport.Conflict conflict : report.conflicts()) {
      conflict(json, conflict);
    }
    json.writeEndArray();
    json.writeNumberField("invalidDates", report.dates(VerifiedClaims.DateFault.INVALID));
    json.writeNumberField("futureDates", report.dates(VerifiedClaims.DateFault.FUTURE));
    json.writeEndObject();
    json.writeRaw('\n');
    json.flush();
  }

  private static void source(JsonGenerator json, SourcesReport report, SourceOfTruth source)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("path", source.file());
    json.writeStringField("owner", source.owner().orElse(null));
    json.writeStringField("tierVersion", source.version().orElse(null));
    json.writeArrayFieldStart("claims");
    for (SourceOfTruth.Claim claim : source.claims()) {
      VerifiedClaims.Row row = claim.row();
      json.writeStartObject();
      json.writeNumberField("line", claim.line());
      json.writeStringField("claim", row.claim());
      json.writeStringField("value", row.value());
      json.writeStringField("source", row.source());
      json.writeStringField("staleness", label(row.staleness()));
      json.writeStringField("verified", row.verified());
      json.writeStringField("dateFault", label(row.dateFault(report.today())));
      Optional<Long> age = row.age(report.today());
      if (age.isPresent()) {
        json.writeNumberField("ageDays", age.get());
      } else {
        json.writeNullField("ageDays");
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void conflict(JsonGenerator json, SourcesReport.Conflict conflict)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("claim", conflict.claim());
    json.writeArrayFieldStart("values");
    for (SourcesReport.Place place : conflict.places()) {
      json.writeStartObject();
      json.writeStringField("path", place.file());
      json.writeNumberField("line", place.claim().line());
      json.writeStringField("value", place.claim().row().value());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static @Nullable String label(Optional<? extends Enum<?>> word) {
    return word.map(it -> it.name().toLowerCase(Locale.ROOT)).orElse(null);
  }
}

package app.assay.report;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.PlacedFix;
import app.assay.workspace.Region;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/// Writes the results of a SARIF run.
final class SarifResults {

  private static final String ROOT = "%SRCROOT%";

  private final JsonGenerator json;
  private final Map<Rule, Integer> rules;

  /// @param rules the run's rules with their index
  SarifResults(JsonGenerator json, Map<Rule, Integer> rules) {
    this.json = json;
    this.rules = rules;
  }

  /// One finding with the file it lies in.
  ///
  /// @param lineHash fingerprint by line
  /// @param ruleHash fingerprint by rule and claim
  /// @param suppression why it does not count, empty where it does
  record Result(
      String path,
      PlacedFinding finding,
      String lineHash,
      String ruleHash,
      Optional<Suppression> suppression) {}

  /// Why a finding does not count (SARIF 2.1.0 §3.35).
  ///
  /// @param kind `inSource` where the document allows it, `external` where the program does
  record Suppression(String kind, String justification) {}

  /// The level of a severity (SARIF 2.1.0 §3.27.10).
  static String level(Severity severity) {
    return switch (severity) {
      case ERROR, CRITICAL -> "error";
      case WARNING, TEMPORAL, VERIFIABLE -> "warning";
      case INFO -> "note";
    };
  }

  void write(Result result) throws IOException {
    PlacedFinding finding = result.finding();
    json.writeStartObject();
    json.writeStringField("ruleId", finding.rule().id());
    json.writeNumberField("ruleIndex", rules.getOrDefault(finding.rule(), -1));
    json.writeStringField("level", level(finding.severity()));
    message(finding.finding().message());
    json.writeArrayFieldStart("locations");
    json.writeStartObject();
    location(result.path(), finding.region());
    json.writeEndObject();
    json.writeEndArray();
    json.writeObjectFieldStart("partialFingerprints");
    json.writeStringField("primaryLocationLineHash", result.lineHash());
    json.writeStringField("assayRuleAndClaim/v1", result.ruleHash());
    json.writeEndObject();
    suppression(result);
    fixes(result);
    json.writeObjectFieldStart("properties");
    json.writeStringField("severity", finding.severity().label());
    json.writeStringField("section", finding.rule().section());
    json.writeNumberField("point", finding.rule().point());
    json.writeEndObject();
    json.writeEndObject();
  }

  private void suppression(Result result) throws IOException {
    if (result.suppression().isEmpty()) {
      return;
    }
    Suppression suppression = result.suppression().get();
    json.writeArrayFieldStart("suppressions");
    json.writeStartObject();
    json.writeStringField("kind", suppression.kind());
    json.writeStringField("justification", suppression.justification());
    json.writeEndObject();
    json.writeEndArray();
  }

  void message(String text) throws IOException {
    json.writeObjectFieldStart("message");
    json.writeStringField("text", text);
    json.writeEndObject();
  }

  /// A `physicalLocation` with a region.
  void location(String path, Region region) throws IOException {
    json.writeObjectFieldStart("physicalLocation");
    artifact(path);
    region("region", region);
    json.writeEndObject();
  }

  void artifact(String path) throws IOException {
    ArtifactUri artifact = ArtifactUri.of(path);
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", artifact.uri());
    if (artifact.relative()) {
      json.writeStringField("uriBaseId", ROOT);
    }
    json.writeEndObject();
  }

  private void region(String name, Region region) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeNumberField("startLine", region.start().line());
    json.writeNumberField("startColumn", region.start().column());
    json.writeNumberField("endLine", region.end().line());
    json.writeNumberField("endColumn", region.end().column());
    json.writeEndObject();
  }

  private void fixes(Result result) throws IOException {
    if (result.finding().fixes().isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("fixes");
    for (PlacedFix fix : result.finding().fixes()) {
      json.writeStartObject();
      json.writeObjectFieldStart("description");
      json.writeStringField("text", fix.title());
      json.writeEndObject();
      json.writeArrayFieldStart("artifactChanges");
      json.writeStartObject();
      artifact(result.path());
      json.writeArrayFieldStart("replacements");
      for (PlacedFix.PlacedEdit edit : fix.edits()) {
        json.writeStartObject();
        region("deletedRegion", edit.region());
        json.writeObjectFieldStart("insertedContent");
        json.writeStringField("text", edit.replacement());
        json.writeEndObject();
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}

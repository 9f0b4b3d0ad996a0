package app.assay.report;

import app.assay.finding.Severity;
import app.assay.workspace.ClaimReport;
import app.assay.workspace.DocumentState;
import app.assay.workspace.FileReport;
import app.assay.workspace.HashReport;
import app.assay.workspace.PassedOver;
import app.assay.workspace.PendingAge;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.PlacedFix;
import app.assay.workspace.Region;
import app.assay.workspace.Summary;
import app.assay.workspace.Unsettled;
import app.assay.workspace.VaultStatus;
import app.assay.workspace.WaivedFinding;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Writes the parts of the JSON report, keys always in the same order. A key that is not always
/// there says something out of the ordinary: `error`, `sha256.message`, `waived`, `outweighed`, or
/// belongs to some rules only: `type`, `round`.
final class FileJson {

  /// The version of the form; a reader can rely on it as long as the number is the same.
  static final int VERSION = 1;

  private final JsonGenerator json;
  private final boolean claims;

  FileJson(JsonGenerator json, boolean claims) {
    this.json = json;
    this.claims = claims;
  }

  void file(FileReport file) throws IOException {
    json.writeStartObject();
    json.writeStringField("path", file.path());
    if (file.trouble().isPresent()) {
      json.writeStringField("error", file.trouble().get());
    }
    hash(file.hash());
    state(file.state());
    json.writeArrayFieldStart("findings");
    for (PlacedFinding finding : file.findings()) {
      finding(finding);
    }
    json.writeEndArray();
    waived(file.waived());
    outweighed(file.outweighed());
    unsettled("notEvaluated", file.notEvaluated());
    unsettled("deferred", file.deferred());
    if (claims) {
      json.writeArrayFieldStart("claims");
      for (ClaimReport claim : file.claims()) {
        claim(claim);
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  void summary(Summary summary) throws IOException {
    json.writeObjectFieldStart("summary");
    json.writeNumberField("files", summary.files());
    json.writeNumberField("unreadable", summary.unreadable());
    json.writeObjectFieldStart("findings");
    for (Severity severity : Severity.values()) {
      json.writeNumberField(severity.label(), summary.count(severity));
    }
    json.writeEndObject();
    json.writeNumberField("notEvaluated", summary.notEvaluated());
    json.writeNumberField("deferred", summary.deferred());
    json.writeNumberField("waived", summary.waived());
    json.writeNumberField("outweighed", summary.outweighed());
    json.writeNumberField("otherMarkdown", summary.otherMarkdown());
    passedOver(json, summary.passedOver());
    json.writeEndObject();
  }

  /// The folders that were not looked into, by the rule for it.
  static void passedOver(JsonGenerator json, PassedOver folders) throws IOException {
    json.writeObjectFieldStart("passedOver");
    json.writeNumberField("hidden", folders.hidden());
    json.writeNumberField("fetched", folders.fetched());
    json.writeEndObject();
  }

  /// How the documents stand as a whole.
  void vault(VaultStatus status) throws IOException {
    json.writeObjectFieldStart("vault");
    json.writeNumberField("documents", status.documents());
    json.writeNumberField("unreadable", status.unreadable());
    json.writeObjectFieldStart("states");
    for (Map.Entry<String, Integer> state : status.states().entrySet()) {
      json.writeNumberField(state.getKey(), state.getValue());
    }
    json.writeEndObject();
    json.writeObjectFieldStart("hashes");
    for (Map.Entry<HashReport.Match, Integer> hash : status.hashes().entrySet()) {
      json.writeNumberField(name(hash.getKey()), hash.getValue());
    }
    json.writeEndObject();
    json.writeNumberField("pendingClaims", status.pendingClaims());
    json.writeObjectFieldStart("pendingDocuments");
    for (Map.Entry<PendingAge, Integer> age : status.pendingDocuments().entrySet()) {
      json.writeNumberField(name(age.getKey()), age.getValue());
    }
    json.writeEndObject();
    json.writeNumberField("ragIngestable", status.ragIngestable());
    json.writeNumberField("admissible", status.admissible());
    json.writeEndObject();
  }

  private static String name(Enum<?> kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private void hash(HashReport hash) throws IOException {
    json.writeObjectFieldStart("sha256");
    text("stored", hash.stored());
    text("computed", hash.computed());
    text("recipe", hash.recipe());
    if (hash.message().isPresent()) {
      json.writeStringField("message", hash.message().get());
    }
    json.writeEndObject();
  }

  private void state(DocumentState state) throws IOException {
    json.writeObjectFieldStart("state");
    text("clarity", state.clarity());
    text("hitl", state.hitl());
    if (state.pendingCount().isPresent()) {
      json.writeNumberField("pendingCount", state.pendingCount().get());
    } else {
      json.writeNullField("pendingCount");
    }
    json.writeNumberField("claims", state.claims());
    text("tier", state.tier());
    if (state.ragIngestable().isPresent()) {
      json.writeBooleanField("ragIngestable", state.ragIngestable().get());
    } else {
      json.writeNullField("ragIngestable");
    }
    if (state.computed().isPresent()) {
      DocumentState.Computed computed = state.computed().get();
      json.writeObjectFieldStart("computed");
      json.writeBooleanField("ragIngestable", computed.ragIngestable());
      json.writeNumberField("pendingCount", computed.pendingCount());
      json.writeFieldName("exclusionsCoverage");
      json.writeNumber(computed.exclusionsCoverage().toPlainString());
      json.writeEndObject();
    } else {
      json.writeNullField("computed");
    }
    json.writeEndObject();
  }

  private void waived(List<WaivedFinding> waived) throws IOException {
    if (waived.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("waived");
    for (WaivedFinding finding : waived) {
      json.writeStartObject();
      json.writeStringField("reason", finding.reason());
      json.writeFieldName("finding");
      finding(finding.finding());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void outweighed(List<PlacedFinding> outweighed) throws IOException {
    if (outweighed.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("outweighed");
    for (PlacedFinding finding : outweighed) {
      finding(finding);
    }
    json.writeEndArray();
  }

  private void finding(PlacedFinding placed) throws IOException {
    json.writeStartObject();
    json.writeStringField("rule", placed.rule().id());
    json.writeStringField("severity", placed.severity().label());
    json.writeNumberField("point", placed.rule().point());
    if (placed.rule().isAdvisory()) {
      json.writeBooleanField("advisory", true);
    }
    if (placed.verifiableType().isPresent()) {
      json.writeStringField("type", placed.verifiableType().get());
    }
    if (placed.claimRound().isPresent()) {
      json.writeStringField("round", placed.claimRound().get());
    }
    region(placed.region());
    json.writeStringField("message", placed.finding().message());
    json.writeStringField("section", placed.rule().section());
    json.writeArrayFieldStart("fixes");
    for (PlacedFix fix : placed.fixes()) {
      json.writeStartObject();
      json.writeStringField("title", fix.title());
      json.writeArrayFieldStart("edits");
      for (PlacedFix.PlacedEdit edit : fix.edits()) {
        json.writeStartObject();
        region(edit.region());
        json.writeStringField("replacement", edit.replacement());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void region(Region region) throws IOException {
    json.writeNumberField("line", region.start().line());
    json.writeNumberField("column", region.start().column());
    json.writeNumberField("endLine", region.end().line());
    json.writeNumberField("endColumn", region.end().column());
    json.writeNumberField("offset", region.span().start());
    json.writeNumberField("length", region.span().length());
  }

  private void unsettled(String name, List<Unsettled> rules) throws IOException {
    json.writeArrayFieldStart(name);
    for (Unsettled rule : rules) {
      json.writeStartObject();
      json.writeStringField("rule", rule.rule().id());
      json.writeStringField("reason", rule.reason());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void claim(ClaimReport claim) throws IOException {
    json.writeStartObject();
    text("id", claim.id());
    text("text", claim.text());
    text("value", claim.value());
    text("source", claim.source());
    text("location", claim.location());
    text("round", claim.round());
    json.writeStringField("state", claim.state());
    text("confirmedBy", claim.confirmedBy());
    text("confirmedDate", claim.confirmedDate());
    text("computedId", claim.computedId());
    json.writeEndObject();
  }

  private void text(String name, Optional<String> value) throws IOException {
    json.writeStringField(name, value.orElse(null));
  }
}

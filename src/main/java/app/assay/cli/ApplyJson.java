package app.assay.cli;

import app.assay.finding.Finding;
import app.assay.hitl.ClaimDecision;
import app.assay.hitl.ConfirmationResult;
import app.assay.hitl.queue.DocumentOutcome;
import app.assay.hitl.queue.Fault;
import app.assay.report.JsonText;
import app.assay.text.Position;
import app.assay.text.SourceText;
import app.assay.text.Span;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// Writes what became of a queue as JSON (`assets/schema/apply-hitl-1.schema.json`).
final class ApplyJson {

  private static final int VERSION = 1;

  private final Terminal terminal;

  ApplyJson(Terminal terminal) {
    this.terminal = terminal;
  }

  void write(ApplyReport report) throws IOException, Refused {
    Output out = new Output.ToTerminal(terminal, true);
    try (JsonGenerator json = JsonText.indented(out.writer())) {
      json.writeStartObject();
      json.writeNumberField("version", VERSION);
      json.writeStringField("file", report.file());
      json.writeBooleanField("dryRun", report.dryRun());
      if (report.outcome().objection().isPresent()) {
        json.writeStringField("error", report.outcome().objection().get().message());
      }
      json.writeArrayFieldStart("faults");
      for (Fault fault : report.faults()) {
        json.writeStartObject();
        region(json, report, fault.span());
        json.writeStringField("message", fault.message());
        json.writeEndObject();
      }
      json.writeEndArray();
      findings(json, report, report.outcome().findings());
      json.writeArrayFieldStart("documents");
      for (DocumentOutcome document : report.outcome().documents()) {
        document(json, report, document);
      }
      json.writeEndArray();
      strings(json, "notes", report.outcome().notes());
      summary(json, report);
      json.writeEndObject();
    }
    out.writer().write('\n');
    out.finish();
  }

  private static void document(JsonGenerator json, ApplyReport report, DocumentOutcome document)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("path", document.file());
    json.writeStringField("outcome", document.kind().label());
    json.writeStringField("message", document.message().isEmpty() ? null : document.message());
    findings(json, report, document.findings());
    strings(json, "notes", document.notes());
    json.writeArrayFieldStart("answers");
    for (ClaimDecision decision :
        document.planned().map(ConfirmationResult.Planned::decisions).orElse(List.of())) {
      json.writeStartObject();
      json.writeStringField("claim", decision.id());
      json.writeStringField("decision", decision.answer().label());
      json.writeStringField("evidence", decision.evidence());
      json.writeEndObject();
    }
    json.writeEndArray();
    after(json, document.planned());
    json.writeEndObject();
  }

  private static void after(JsonGenerator json, Optional<ConfirmationResult.Planned> planned)
      throws IOException {
    if (planned.isEmpty()) {
      json.writeNullField("after");
      return;
    }
    var after = planned.get().after();
    json.writeObjectFieldStart("after");
    json.writeStringField("fileHash", SourceText.sha256(after.source().bytes()));
    json.writeStringField("clarity", after.header().value("clarity-status"));
    json.writeStringField("hitl", after.header().value("hitl-status"));
    json.writeNumberField("pendingCount", after.computed().pendingCount());
    json.writeEndObject();
  }

  private static void findings(JsonGenerator json, ApplyReport report, List<Finding> findings)
      throws IOException {
    json.writeArrayFieldStart("findings");
    for (Finding finding : findings) {
      json.writeStartObject();
      json.writeStringField("rule", finding.rule().id());
      json.writeStringField("severity", finding.severity().label());
      region(json, report, finding.span());
      json.writeStringField("message", finding.message());
      json.writeStringField("section", finding.rule().section());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void region(JsonGenerator json, ApplyReport report, Span span) throws IOException {
    Position start = report.lines().position(span.start());
    Position end = report.lines().position(span.end());
    json.writeNumberField("line", start.line());
    json.writeNumberField("column", start.column());
    json.writeNumberField("endLine", end.line());
    json.writeNumberField("endColumn", end.column());
    json.writeNumberField("offset", span.start());
    json.writeNumberField("length", span.length());
  }

  private static void strings(JsonGenerator json, String name, List<String> values)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (String value : values) {
      json.writeString(value);
    }
    json.writeEndArray();
  }

  private static void summary(JsonGenerator json, ApplyReport report) throws IOException {
    json.writeObjectFieldStart("summary");
    json.writeNumberField("documents", report.outcome().documents().size());
    json.writeNumberField("applied", report.count(DocumentOutcome.Kind.APPLIED));
    json.writeNumberField("wouldApply", report.count(DocumentOutcome.Kind.WOULD_APPLY));
    json.writeNumberField("appliedBefore", report.count(DocumentOutcome.Kind.APPLIED_BEFORE));
    json.writeNumberField("unanswered", report.count(DocumentOutcome.Kind.UNANSWERED));
    json.writeNumberField("refused", report.count(DocumentOutcome.Kind.REFUSED));
    json.writeNumberField("failed", report.count(DocumentOutcome.Kind.FAILED));
    json.writeNumberField("notReached", report.count(DocumentOutcome.Kind.NOT_REACHED));
    json.writeNumberField("answers", report.answers());
    json.writeEndObject();
  }
}

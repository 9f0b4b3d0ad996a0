package app.assay.cli;

import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.distillery.verdict.VerdictJson;
import app.assay.report.Printable;
import app.assay.report.ReportFormat;
import app.assay.report.XmlText;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Stream;

/// Verdicts in the forms a command writes.
record VerdictReport(List<VerdictFile> batches) {

  private static final String SARIF =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  VerdictReport {
    batches = List.copyOf(batches);
  }

  void write(ReportFormat format, Writer out) throws IOException {
    switch (format) {
      case TEXT -> text(out);
      case JSON -> out.write(VerdictJson.write(verdicts().toList()));
      case JSONL -> lines(out);
      case SARIF -> out.write(JsonTree.text(sarif()) + "\n");
      case JUNIT -> junit(out);
    }
  }

  private Stream<CandidateVerdict> verdicts() {
    return batches.stream().flatMap(batch -> batch.verdicts().stream());
  }

  private long count(Outcome outcome) {
    return verdicts().filter(verdict -> verdict.outcome() == outcome).count();
  }

  private void text(Writer out) throws IOException {
    for (VerdictFile batch : batches) {
      for (CandidateVerdict verdict : batch.verdicts()) {
        String codes =
            verdict.codes().isEmpty() ? "" : " [" + String.join(", ", verdict.codes()) + "]";
        out.write(
            Printable.of(
                    "%s: %s %s%s"
                        .formatted(batch.name(), name(verdict), verdict.outcome().label(), codes))
                + "\n");
        if (!verdict.notes().isBlank()) {
          for (String note : verdict.notes().lines().toList()) {
            out.write("  " + Printable.of(note) + "\n");
          }
        }
        if (verdict.conflict().isPresent()) {
          out.write(
              "  Conflict with %s: %s\n"
                  .formatted(
                      Printable.of(verdict.conflict().get().relatedId()),
                      Printable.of(verdict.conflict().get().reason())));
        }
      }
    }
    long all = verdicts().count();
    out.write(
        "%d %s: %d pass, %d fail, %d deferred; %d to the curation queue.\n"
            .formatted(
                all,
                all == 1 ? "candidate" : "candidates",
                count(Outcome.PASS),
                count(Outcome.FAIL),
                count(Outcome.DEFERRED),
                verdicts().filter(verdict -> verdict.conflict().isPresent()).count()));
  }

  private void lines(Writer out) throws IOException {
    for (CandidateVerdict verdict : verdicts().toList()) {
      out.write(VerdictJson.json(verdict) + "\n");
    }
  }

  private ObjectNode sarif() {
    ObjectNode log = JsonTree.object().put("$schema", SARIF).put("version", "2.1.0");
    ObjectNode run = log.putArray("runs").addObject();
    ObjectNode driver = run.putObject("tool").putObject("driver");
    driver.put("name", "Assay").put("version", Version.NUMBER);
    ArrayNode rules = driver.putArray("rules");
    verdicts()
        .flatMap(verdict -> verdict.codes().stream())
        .distinct()
        .sorted()
        .forEach(code -> rules.addObject().put("id", code));
    ArrayNode results = run.putArray("results");
    for (VerdictFile batch : batches) {
      for (CandidateVerdict verdict : batch.verdicts()) {
        for (String code : verdict.codes()) {
          result(results, batch, verdict, "fail").put("ruleId", code).put("level", "error");
        }
        if (verdict.outcome() == Outcome.DEFERRED) {
          result(results, batch, verdict, "open").put("level", "none");
        }
      }
    }
    return log;
  }

  private static ObjectNode result(
      ArrayNode results, VerdictFile batch, CandidateVerdict verdict, String kind) {
    ObjectNode result = results.addObject().put("kind", kind);
    String notes = verdict.notes().isBlank() ? verdict.outcome().label() : verdict.notes();
    result.putObject("message").put("text", name(verdict) + ": " + notes);
    ObjectNode location = result.putArray("locations").addObject();
    location
        .putObject("physicalLocation")
        .putObject("artifactLocation")
        .put("uri", batch.name().replace('\\', '/').replace(" ", "%20"));
    location
        .putArray("logicalLocations")
        .addObject()
        .put("name", name(verdict))
        .put("kind", "member");
    return result;
  }

  private void junit(Writer out) throws IOException {
    out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"assay\">\n");
    for (VerdictFile batch : batches) {
      out.write(
          "  <testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" errors=\"%d\" skipped=\"%d\">\n"
              .formatted(
                  XmlText.of(batch.name()),
                  batch.verdicts().size() + batch.problems().size(),
                  of(batch, Outcome.FAIL),
                  batch.problems().size(),
                  of(batch, Outcome.DEFERRED)));
      for (String problem : batch.problems()) {
        open(out, batch, "can be read");
        out.write("<error message=\"%s\"/></testcase>\n".formatted(XmlText.of(problem)));
      }
      for (CandidateVerdict verdict : batch.verdicts()) {
        open(out, batch, name(verdict));
        String notes = XmlText.of(verdict.notes());
        switch (verdict.outcome()) {
          case PASS -> {}
          case FAIL ->
              out.write(
                  "<failure type=\"%s\" message=\"%s\"/>"
                      .formatted(String.join(" ", verdict.codes()), notes));
          case DEFERRED -> out.write("<skipped message=\"%s\"/>".formatted(notes));
        }
        out.write("</testcase>\n");
      }
      out.write("  </testsuite>\n");
    }
    out.write("</testsuites>\n");
  }

  private static void open(Writer out, VerdictFile batch, String name) throws IOException {
    out.write(
        "    <testcase classname=\"%s\" name=\"%s\">"
            .formatted(XmlText.of(batch.name()), XmlText.of(name)));
  }

  private static long of(VerdictFile batch, Outcome outcome) {
    return batch.verdicts().stream().filter(verdict -> verdict.outcome() == outcome).count();
  }

  private static String name(CandidateVerdict verdict) {
    return verdict.candidateId().isBlank() ? "(no id)" : verdict.candidateId();
  }
}

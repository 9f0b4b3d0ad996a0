package app.assay.report;

import app.assay.finding.Rule;
import app.assay.workspace.FileReport;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.Region;
import app.assay.workspace.RulePages;
import app.assay.workspace.Summary;
import app.assay.workspace.Unsettled;
import app.assay.workspace.WaivedFinding;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// SARIF 2.1.0 within the limits code hosts set: at most 25,000 results are taken and the first
/// 5,000 shown, so a longer list is ordered by weight and what goes is said (rulebook
/// engine-practice §4.4).
final class SarifReport implements Report {

  static final int TAKEN = 25_000;
  static final int SHOWN = 5_000;

  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private final Writer out;
  private final ReportOptions options;
  private final List<SarifResults.Result> results = new ArrayList<>();
  private final List<Notice> notices = new ArrayList<>();

  SarifReport(Writer out, ReportOptions options) {
    this.out = out;
    this.options = options;
  }

  /// Something about the run that is no finding.
  private record Notice(String level, String text, Optional<String> path) {}

  @Override
  public void file(FileReport file) {
    Fingerprints fingerprints = new Fingerprints(file);
    for (PlacedFinding finding : file.findings()) {
      results.add(result(file, finding, fingerprints, Optional.empty()));
    }
    for (WaivedFinding waived : file.waived()) {
      results.add(
          result(file, waived.finding(), fingerprints, suppression("inSource", waived.reason())));
    }
    for (PlacedFinding finding : file.outweighed()) {
      results.add(result(file, finding, fingerprints, suppression("external", Counts.OUTWEIGHED)));
    }
    file.trouble()
        .ifPresent(text -> notices.add(new Notice("error", text, Optional.of(file.path()))));
    unsettled(file, "was not evaluated", file.notEvaluated());
    unsettled(file, "is deferred", file.deferred());
  }

  private static SarifResults.Result result(
      FileReport file,
      PlacedFinding finding,
      Fingerprints prints,
      Optional<SarifResults.Suppression> suppression) {
    return new SarifResults.Result(
        file.path(), finding, prints.ofLine(finding), prints.ofRule(finding), suppression);
  }

  private static Optional<SarifResults.Suppression> suppression(String kind, String why) {
    return Optional.of(new SarifResults.Suppression(kind, why));
  }

  @Override
  public void end(Summary summary) throws IOException {
    if (results.size() > SHOWN) {
      results.sort(
          Comparator.comparing((SarifResults.Result result) -> result.suppression().isPresent())
              .thenComparing(result -> result.finding().severity()));
      note("Of %,d findings code hosts show the first %,d; the heaviest stand first.", SHOWN);
    }
    if (results.size() > TAKEN) {
      note("Of %,d findings only the heaviest %,d are in this file.", TAKEN);
      results.subList(TAKEN, results.size()).clear();
    }
    Map<Rule, Integer> rules = new LinkedHashMap<>();
    results.forEach(result -> rules.putIfAbsent(result.finding().rule(), rules.size()));
    JsonGenerator json = JsonText.indented(out);
    SarifResults writer = new SarifResults(json, rules);
    json.writeStartObject();
    json.writeStringField("$schema", SCHEMA);
    json.writeStringField("version", "2.1.0");
    json.writeArrayFieldStart("runs");
    json.writeStartObject();
    tool(json, rules);
    json.writeStringField("columnKind", "utf16CodeUnits");
    root(json);
    invocation(json, writer);
    json.writeArrayFieldStart("results");
    for (SarifResults.Result result : results) {
      writer.write(result);
    }
    json.writeEndArray();
    counts(json, summary);
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
    json.close();
    out.write('\n');
  }

  private void unsettled(FileReport file, String what, List<Unsettled> rules) {
    for (Unsettled rule : rules) {
      String text = rule.rule().id() + " " + what + ": " + rule.reason() + ".";
      notices.add(new Notice("note", text, Optional.of(file.path())));
    }
  }

  private void note(String form, int limit) {
    String text = String.format(java.util.Locale.ROOT, form, results.size(), limit);
    notices.add(new Notice("warning", text, Optional.empty()));
  }

  private void tool(JsonGenerator json, Map<Rule, Integer> rules) throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "Assay");
    json.writeStringField("version", options.program());
    json.writeArrayFieldStart("rules");
    for (Rule rule : rules.keySet()) {
      rule(json, rule);
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  /// The page travels with the rule, since its URI names it but nobody serves it.
  private static void rule(JsonGenerator json, Rule rule) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", rule.id());
    json.writeObjectFieldStart("shortDescription");
    json.writeStringField("text", rule.title());
    json.writeEndObject();
    json.writeStringField("helpUri", "urn:assay:" + rule.page());
    json.writeObjectFieldStart("help");
    json.writeStringField("text", rule.title() + " (" + rule.section() + ").");
    Optional<String> page = RulePages.of(rule);
    if (page.isPresent()) {
      json.writeStringField("markdown", page.get());
    }
    json.writeEndObject();
    json.writeObjectFieldStart("defaultConfiguration");
    json.writeStringField("level", SarifResults.level(rule.severity()));
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void root(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("originalUriBaseIds");
    json.writeObjectFieldStart("%SRCROOT%");
    json.writeObjectFieldStart("description");
    json.writeStringField("text", "The folder the program ran in.");
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndObject();
  }

  private void invocation(JsonGenerator json, SarifResults writer) throws IOException {
    json.writeArrayFieldStart("invocations");
    json.writeStartObject();
    json.writeBooleanField(
        "executionSuccessful", notices.stream().noneMatch(n -> n.level().equals("error")));
    json.writeArrayFieldStart("toolExecutionNotifications");
    for (Notice notice : notices) {
      json.writeStartObject();
      json.writeStringField("level", notice.level());
      writer.message(notice.text());
      if (notice.path().isPresent()) {
        json.writeArrayFieldStart("locations");
        json.writeStartObject();
        writer.location(notice.path().get(), Region.START);
        json.writeEndObject();
        json.writeEndArray();
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
  }

  private static void counts(JsonGenerator json, Summary summary) throws IOException {
    json.writeObjectFieldStart("properties");
    json.writeNumberField("files", summary.files());
    json.writeNumberField("unreadable", summary.unreadable());
    json.writeNumberField("notEvaluated", summary.notEvaluated());
    json.writeNumberField("deferred", summary.deferred());
    json.writeNumberField("waived", summary.waived());
    json.writeNumberField("outweighed", summary.outweighed());
    FileJson.passedOver(json, summary.passedOver());
    json.writeEndObject();
  }
}

package app.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.FileReport;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SarifReportTest {

  private static final ReportOptions PLAIN = ReportOptions.plain("0.1.0");
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @Test
  void followsTheSchemaOfTheStandard() throws IOException {
    assertThat(ReportSchema.sarifObjections(SampleRun.render(ReportFormat.SARIF, PLAIN))).isEmpty();
  }

  @Test
  void schemaOfTheStandardObjectsToAWrongLevel() throws IOException {
    String sarif = SampleRun.render(ReportFormat.SARIF, PLAIN);
    assertThat(ReportSchema.sarifObjections(sarif.replace("\"level\": \"error\"", "\"level\": 1")))
        .isNotEmpty();
  }

  @Test
  void pathsArePercentEncodedUnderTheSourceRoot() throws IOException {
    assertThat(
            run(SampleRun.files()).at("/results/1/locations/0/physicalLocation/artifactLocation"))
        .isEqualTo(
            MAPPER.readTree(
                """
                {"uri": "notes/lamp%20room%20%C3%A9.cgd.md", "uriBaseId": "%SRCROOT%"}\
                """));
  }

  @Test
  void absolutePathsStandAlone() {
    assertThat(ArtifactUri.of("/vault/a b.cgd.md"))
        .isEqualTo(new ArtifactUri("file:///vault/a%20b.cgd.md", false));
    assertThat(ArtifactUri.of("C:/vault/a.cgd.md"))
        .isEqualTo(new ArtifactUri("file:///C%3A/vault/a.cgd.md", false));
  }

  @Test
  void fingerprintsSurviveEditsElsewhere() throws IOException {
    CgdText text = CgdText.valid().body("# Lamp\n\neight windows\n");
    CgdText moved = CgdText.valid().body("# Lamp\n\nA line more.\n\neight windows\n");
    assertThat(fingerprints(moved)).isEqualTo(fingerprints(text));
  }

  @Test
  void fingerprintsOfTwoFindingsInOneLineDiffer() throws IOException {
    List<JsonNode> both = fingerprints(CgdText.valid().body("# Lamp\n\neight or eight\n"));
    assertThat(both.get(0)).isNotEqualTo(both.get(1));
  }

  @Test
  void fingerprintOfAClaimStaysWhenItsLineIsEdited() throws IOException {
    CgdText one = CgdText.pending("B");
    String other = one.text().replace("https://example.org/prices", "see example.org/list");
    String key = "assayRuleAndClaim/v1";
    assertThat(run(List.of(SampleRun.check("a", other))).at("/results/0/partialFingerprints"))
        .isNotEqualTo(fingerprints(one).getFirst());
    assertThat(
            run(List.of(SampleRun.check("a", other))).at("/results/0/partialFingerprints").get(key))
        .isEqualTo(fingerprints(one).getFirst().get(key));
  }

  @Test
  void unreadableFileIsANotification() throws IOException {
    JsonNode invocation = run(SampleRun.files()).at("/invocations/0");
    assertThat(invocation.get("executionSuccessful").asBoolean()).isFalse();
    assertThat(invocation.get("toolExecutionNotifications").findValuesAsText("text"))
        .contains("There is no such file or folder.")
        .contains("X-EIGHT was not evaluated: the front matter could not be read.");
  }

  @Test
  void ruleBringsItsPage() throws IOException {
    String broken = CgdText.valid().text().replace("points-passed: 1-9", " points: [1");
    FileReport file =
        DocumentCheck.standard()
            .check("a.cgd.md", broken.getBytes(StandardCharsets.UTF_8), SampleRun.CONTEXT);
    JsonNode rule = run(List.of(file)).at("/tool/driver/rules/0");
    assertThat(rule.get("id").asText()).isEqualTo("E-ST01");
    assertThat(rule.at("/help/markdown").asText())
        .startsWith("# E-ST01 · Front matter is not parseable YAML");
  }

  @Test
  void heaviestResultsAreKeptAndTheDroppedCounted() throws IOException {
    String many = "eight \uD83D\uDC26 ".repeat(SarifReport.TAKEN / 2 + 500);
    FileReport file = SampleRun.check("a.cgd.md", CgdText.valid().body(many + "\n").text());
    JsonNode run = run(new ArrayList<>(List.of(file)));
    assertThat(run.get("results")).hasSize(SarifReport.TAKEN);
    assertThat(run.at("/results/0/level").asText()).isEqualTo("error");
    assertThat(run.at("/results/" + (SarifReport.TAKEN - 1) + "/level").asText()).isEqualTo("note");
    assertThat(run.at("/invocations/0/toolExecutionNotifications").findValuesAsText("text"))
        .containsExactly(
            "Of 26,000 findings code hosts show the first 5,000; the heaviest stand first.",
            "Of 26,000 findings only the heaviest 25,000 are in this file.");
  }

  private static List<JsonNode> fingerprints(CgdText text) throws IOException {
    return run(List.of(SampleRun.check("a", text.text())))
        .get("results")
        .findValues("partialFingerprints");
  }

  private static JsonNode run(List<FileReport> files) throws IOException {
    return MAPPER.readTree(SampleRun.render(ReportFormat.SARIF, PLAIN, files)).at("/runs/0");
  }
}

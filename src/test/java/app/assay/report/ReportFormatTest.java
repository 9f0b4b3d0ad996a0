package app.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.workspace.Gravity;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReportFormatTest {

  private static final ReportOptions PLAIN = ReportOptions.plain("0.1.0");
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @Test
  void textIsAsItWas() throws IOException {
    GoldenFile.assertSame("report.txt", SampleRun.render(ReportFormat.TEXT, PLAIN));
  }

  @Test
  void jsonIsAsItWas() throws IOException {
    GoldenFile.assertSame("report.json", SampleRun.render(ReportFormat.JSON, PLAIN.withClaims()));
  }

  @Test
  void jsonLinesAreAsTheyWere() throws IOException {
    GoldenFile.assertSame("report.jsonl", SampleRun.render(ReportFormat.JSONL, PLAIN));
  }

  @Test
  void sarifIsAsItWas() throws IOException {
    GoldenFile.assertSame("report.sarif", SampleRun.render(ReportFormat.SARIF, PLAIN));
  }

  @Test
  void junitIsAsItWas() throws IOException {
    GoldenFile.assertSame("report.xml", SampleRun.render(ReportFormat.JUNIT, PLAIN));
  }

  @Test
  void jsonFollowsItsSchema() throws IOException {
    String json = SampleRun.render(ReportFormat.JSON, PLAIN.withClaims());
    assertThat(ReportSchema.objections(json)).isEmpty();
  }

  @Test
  void schemaObjectsToWhatIsNoReport() throws IOException {
    String json = SampleRun.render(ReportFormat.JSON, PLAIN).replace("\"line\": 16", "\"line\": 0");
    assertThat(ReportSchema.objections(json)).isNotEmpty();
  }

  @Test
  void jsonLinesHaveTheFilesOfTheJsonReport() throws IOException {
    JsonNode whole = MAPPER.readTree(SampleRun.render(ReportFormat.JSON, PLAIN));
    List<String> lines = SampleRun.render(ReportFormat.JSONL, PLAIN).lines().toList();
    assertThat(lines).hasSize(whole.get("files").size() + 1);
    for (int i = 0; i < lines.size() - 1; i++) {
      assertThat(MAPPER.readTree(lines.get(i))).isEqualTo(whole.get("files").get(i));
    }
    assertThat(MAPPER.readTree(lines.getLast()).get("summary")).isEqualTo(whole.get("summary"));
  }

  @Test
  void colourIsAddedOnlyWhenAsked() throws IOException {
    ReportOptions colour =
        new ReportOptions(Gravity.LENIENT, true, false, true, "0.1.0", Optional.empty());
    assertThat(SampleRun.render(ReportFormat.TEXT, colour)).contains(" \u001B[31merror\u001B[0m ");
    assertThat(SampleRun.render(ReportFormat.TEXT, PLAIN)).doesNotContain("\u001B");
  }

  @Test
  void controlCharactersNeverReachTheTerminal() throws IOException {
    assertThat(SampleRun.render(ReportFormat.TEXT, PLAIN))
        .contains("a bell: \\u0007.")
        .doesNotContain("\u0007");
  }

  @Test
  void offsetsLeadToTheReportedCharacters() throws IOException {
    JsonNode finding =
        MAPPER.readTree(SampleRun.render(ReportFormat.JSON, PLAIN)).at("/files/1/findings/1");
    assertThat(finding.get("rule").asText()).isEqualTo("X-EIGHT");
    assertThat(finding.get("column").asInt())
        .isEqualTo("The \uD83D\uDC26 lamp & <room> has ".length() + 1);
    assertThat(finding.get("length").asInt()).isEqualTo("eight".length());
  }
}

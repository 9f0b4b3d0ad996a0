package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.report.ReportSchema;
import app.assay.text.SourceText;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `manifest`.
class ManifestCommandTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String VALID = CgdText.valid().text();
  private static final String HEADER =
      "path,ingestable,obstacle,sha256,document-sha256,bytes,tier,processed-date,first-confirmed,"
          + "last-confirmed,reviewers,claims,signature\r\n";

  @TempDir Path folder;

  @Test
  void lineSaysWhatAPipelineNeeds() throws IOException {
    write("price.cgd.md", CgdText.confirmed("Ida Berg").text());
    CommandRun.Result result = run("manifest", ".");
    assertThat(result.exit()).isZero();
    assertThat(result.err()).isEqualTo("assay: 1 ingestable, 0 not.\n");
    assertThat(result.out()).hasLineCount(1).endsWith("}\n");
    byte[] bytes = CgdText.confirmed("Ida Berg").text().getBytes(StandardCharsets.UTF_8);
    assertThat(MAPPER.readTree(result.out()))
        .isEqualTo(
            MAPPER.readTree(
                """
                {"path": "price.cgd.md", "ingestable": true, "obstacle": null,
                 "sha256": "%s", "documentSha256": "%s", "bytes": %d, "tier": null,
                 "processedDate": "2026-06-02", "firstConfirmed": "2026-06-02",
                 "lastConfirmed": "2026-06-02", "reviewers": ["Ida Berg"],
                 "claims": [{"id": "claim-75fb137a", "text": "Base price is $99/mo",
                   "source": "Price list 2026", "confirmedBy": "Ida Berg",
                   "confirmedDate": "2026-06-02"}],
                 "signature": "none"}\
                """
                    .formatted(
                        SourceText.sha256(bytes),
                        hash(CgdText.confirmed("Ida Berg").text()),
                        bytes.length)));
  }

  @Test
  void orderIsByPathWhateverTheArguments() throws IOException {
    Files.createDirectory(folder.resolve("b"));
    write("c.cgd.md", VALID);
    write("b/z.cgd.md", VALID);
    write("a.cgd.md", VALID);
    CommandRun.Result result = run("manifest", "c.cgd.md", "b", "a.cgd.md");
    assertThat(paths(result.out())).containsExactly("a.cgd.md", "b/z.cgd.md", "c.cgd.md");
    assertThat(run("manifest", ".").out()).isEqualTo(result.out());
  }

  @Test
  void documentsThatMayNotEnterAreListedOnDemand() throws IOException {
    write("a.cgd.md", VALID.replace("eight windows", "nine windows"));
    write("b.cgd.md", VALID);
    write("c.cgd.md", CgdText.pending("B").text());
    CommandRun.Result some = run("manifest", ".");
    assertThat(paths(some.out())).containsExactly("b.cgd.md");
    assertThat(some.err())
        .isEqualTo("assay: 1 ingestable, 2 not; --all lists those too, with the reason.\n");
    CommandRun.Result all = run("manifest", ".", "--all");
    assertThat(paths(all.out())).containsExactly("b.cgd.md", "a.cgd.md", "c.cgd.md");
    for (String line : all.out().lines().toList()) {
      assertThat(ReportSchema.manifestObjections(line)).isEmpty();
    }
    JsonNode changed = MAPPER.readTree(all.out().lines().toList().get(1));
    assertThat(changed.get("ingestable").asBoolean()).isFalse();
    assertThat(changed.get("obstacle").asText()).startsWith("The text is not the one");
  }

  @Test
  void csvHasAHeaderAndItsLineBreaks() throws IOException {
    write("lamp.cgd.md", VALID);
    byte[] bytes = VALID.getBytes(StandardCharsets.UTF_8);
    assertThat(run("manifest", "--format", "csv", ".").out())
        .isEqualTo(
            HEADER
                + "lamp.cgd.md,true,,%s,%s,%d,,2026-06-02,,,,0,none\r\n"
                    .formatted(SourceText.sha256(bytes), hash(VALID), bytes.length));
  }

  @Test
  void csvQuotesAndDoesNotCompute() throws IOException {
    write("a,\"b\".cgd.md", VALID);
    write("=cmd.cgd.md", CgdText.confirmed("@SUM(1+1), \\\"Bo\\\"").text());
    String csv = run("manifest", "--format", "csv", ".").out();
    assertThat(csv)
        .contains("\r\n'=cmd.cgd.md,true,")
        .contains(",\"'@SUM(1+1), \"\"Bo\"\"\",1,none\r\n")
        .contains("\r\n\"a,\"\"b\"\".cgd.md\",true,");
  }

  @Test
  void manifestGoesIntoAFile() throws IOException {
    write("lamp.cgd.md", VALID);
    CommandRun.Result result = run("manifest", ".", "-o", "manifest.jsonl");
    assertThat(result.out()).isEmpty();
    assertThat(Files.readString(folder.resolve("manifest.jsonl"))).startsWith("{\"path\":\"lamp");
  }

  @Test
  void unreadableFileIsAnObstacleAndUsage() throws IOException {
    Files.write(folder.resolve("bad.cgd.md"), new byte[] {(byte) 0xff});
    CommandRun.Result result = run("manifest", ".", "--all");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(ReportSchema.manifestObjections(result.out())).isEmpty();
    assertThat(MAPPER.readTree(result.out()).get("obstacle").asText()).contains("not UTF-8");
  }

  @Test
  void otherFormatIsUsage() {
    assertThat(run("manifest", ".", "--format", "xml").exit()).isEqualTo(2);
  }

  private static List<String> paths(String lines) throws IOException {
    List<String> paths = new java.util.ArrayList<>();
    for (String line : lines.lines().toList()) {
      paths.add(MAPPER.readTree(line).get("path").asText());
    }
    return paths;
  }

  private static String hash(String text) {
    return DocumentHash.compute(SourceText.of(text)) instanceof HashResult.Computed(String sha256)
        ? sha256
        : "";
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(folder).run(arguments);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }
}

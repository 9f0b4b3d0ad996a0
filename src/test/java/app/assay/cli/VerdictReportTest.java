package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchFile;
import app.assay.distillery.candidate.BatchItem;
import app.assay.distillery.candidate.BatchReading;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.report.ReportFormat;
import app.assay.report.ReportSchema;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The verdicts that the sample's second batch brings with it, in every form.
class VerdictReportTest {

  private static final Path SAMPLE =
      Path.of("sample-vaults", "lighthouse", "batches", "batch-2026-06-15.json");

  @Test
  void theSampleHasEveryKindOfVerdict() {
    List<CandidateVerdict> verdicts = sample().verdicts();
    assertThat(verdicts).hasSize(10);
    assertThat(verdicts).extracting(CandidateVerdict::outcome).contains(Outcome.values());
    assertThat(verdicts.stream().flatMap(verdict -> verdict.codes().stream()))
        .containsExactlyInAnyOrder(
            "R3_NO_ALTERNATIVE",
            "R5_UNCONSIDERED",
            "SCHEMA_INVALID",
            "R1_EVIDENCE_INSUFFICIENT",
            "R6_DUPLICATE",
            "R7_DIRECTLY_DERIVABLE");
    assertThat(verdicts).filteredOn(verdict -> verdict.conflict().isPresent()).hasSize(1);
  }

  @Test
  void textCountsWhatWasSaid() throws IOException {
    assertThat(written(ReportFormat.TEXT))
        .startsWith("batch.json: reserve-oil-older-than-a-year pass\n  All checks passed.")
        .contains(
            "batch.json: wipe-lens-after-fog fail [R6_DUPLICATE]\n",
            "  Conflict with two-keepers-for-lens-work: Allows one keeper by day")
        .endsWith("10 candidates: 3 pass, 6 fail, 1 deferred; 1 to the curation queue.\n");
  }

  @Test
  void jsonIsTheArrayOfTheSeed() throws IOException {
    String json = written(ReportFormat.JSON);
    assertThat(ReportSchema.objections("gate-1", json)).isEmpty();
    JsonNode duplicate = new ObjectMapper().readTree(json).get(5);
    assertThat(duplicate.toString())
        .isEqualTo(
            "{\"candidate_id\":\"wipe-lens-after-fog\",\"verdict\":\"fail\","
                + "\"rejection_codes\":[\"R6_DUPLICATE\"],\"curation_queue_entry\":null,\"notes\":\"R6_DUPLICATE:"
                + " Same rule and scope as 'dry-lens-before-lighting'.\"}");
  }

  @Test
  void noCandidatesAreAnEmptyArray() throws IOException {
    StringWriter out = new StringWriter();
    new VerdictReport(List.of(new VerdictFile("empty.json", List.of(), List.of())))
        .write(ReportFormat.JSON, out);
    assertThat(out).hasToString("[]\n");
  }

  @Test
  void jsonLinesHaveAVerdictEach() throws IOException {
    assertThat(written(ReportFormat.JSONL).lines())
        .hasSize(10)
        .allMatch(line -> line.startsWith("{\"candidate_id\":\""));
  }

  @Test
  void sarifNamesEveryCode() throws IOException {
    String sarif = written(ReportFormat.SARIF);
    assertThat(ReportSchema.sarifObjections(sarif)).isEmpty();
    assertThat(new ObjectMapper().readTree(sarif).at("/runs/0/results")).hasSize(7);
  }

  @Test
  void junitSkipsWhatIsDeferred() throws IOException {
    assertThat(written(ReportFormat.JUNIT))
        .contains(
            "<testsuite name=\"batch.json\" tests=\"10\" failures=\"6\" errors=\"0\""
                + " skipped=\"1\">")
        .contains("name=\"fog-horn-serviced-in-may\"><skipped message=\"Undecided: ");
  }

  @Test
  void theGravestVerdictRulesTheExit() {
    assertThat(sample().exit()).isEqualTo(Exit.FINDINGS);
    assertThat(only(Outcome.DEFERRED).exit()).isEqualTo(Exit.UNDECIDED);
    assertThat(only(Outcome.PASS).exit()).isEqualTo(Exit.CLEAN);
    assertThat(new VerdictFile("b", List.of(), List.of("line 3 is no candidate.")).exit())
        .isEqualTo(Exit.USAGE);
  }

  private static VerdictFile only(Outcome outcome) {
    return new VerdictFile(
        "b",
        sample().verdicts().stream().filter(verdict -> verdict.outcome() == outcome).toList(),
        List.of());
  }

  private static String written(ReportFormat format) throws IOException {
    StringWriter out = new StringWriter();
    new VerdictReport(List.of(sample())).write(format, out);
    return out.toString();
  }

  private static VerdictFile sample() {
    Batch batch = ((BatchReading.Loaded) BatchFile.read(SAMPLE)).batch();
    return new VerdictFile(
        "batch.json",
        batch.items().stream().map(BatchItem::verdict).flatMap(Optional::stream).toList(),
        List.of());
  }
}

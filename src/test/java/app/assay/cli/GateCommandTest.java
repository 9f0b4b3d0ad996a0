package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.report.ReportSchema;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The gate on the sample's candidates, without a model and before any person answered.
class GateCommandTest {

  private static final Path SAMPLE = Path.of("sample-vaults", "lighthouse");
  private static final String CANDIDATES = "candidates-2026-06-15.json";

  @TempDir private Path folder;

  @BeforeEach
  void copyTheSample() throws IOException {
    Files.copy(SAMPLE.resolve("knowledge").resolve("vault.db"), folder.resolve("vault.db"));
    Files.copy(SAMPLE.resolve("batches").resolve(CANDIDATES), folder.resolve(CANDIDATES));
  }

  @Test
  void rulesFailAndTheRestIsDeferred() throws IOException {
    CommandRun.Result result =
        CommandRun.in(folder).run("gate", CANDIDATES, "--vault", "vault.db", "--format", "json");
    assertThat(ReportSchema.objections("gate-1", result.out())).isEmpty();
    JsonNode verdicts = new ObjectMapper().readTree(result.out());
    assertThat(verdicts).hasSize(10);
    assertThat(verdict(verdicts, 1)).isEqualTo("no-radio-on-the-gallery fail [R3_NO_ALTERNATIVE]");
    assertThat(verdict(verdicts, 2)).isEqualTo("wind-clockwork-at-dusk fail [R5_UNCONSIDERED]");
    assertThat(verdict(verdicts, 3)).isEqualTo("batteries-in-the-dry-room fail [SCHEMA_INVALID]");
    assertThat(verdict(verdicts, 0)).isEqualTo("reserve-oil-older-than-a-year deferred []");
    assertThat(verdict(verdicts, 9))
        .isEqualTo(
            "no-radio-on-the-gallery fail [SCHEMA_INVALID, R3_NO_ALTERNATIVE, R5_UNCONSIDERED]");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains(CANDIDATES + ":");
  }

  @Test
  void anEmptyBatchHasNoVerdicts() {
    CommandRun.Result result =
        CommandRun.in(folder).reading("[]").run("gate", "-", "--format", "json");
    assertThat(result.out()).isEqualTo("[]\n");
    assertThat(result.exit()).isZero();
  }

  @Test
  void withoutAVaultNothingIsComparedAndThatIsSaid() throws IOException {
    Files.writeString(folder.resolve("one.json"), oneCandidate());
    CommandRun.Result result = CommandRun.in(folder).run("gate", "one.json");
    assertThat(result.exit()).isEqualTo(3);
    assertThat(result.out()).contains("R6").contains("skipped");
    assertThat(result.out())
        .endsWith("1 candidate: 0 pass, 0 fail, 1 deferred; 0 to the curation queue.\n");
  }

  @Test
  void aMissingVaultSkipsTheComparisonAndIsSaid() throws IOException {
    Files.writeString(folder.resolve("one.json"), oneCandidate());
    CommandRun.Result result =
        CommandRun.in(folder).run("gate", "one.json", "--vault", "nowhere.db");
    assertThat(result.exit()).isEqualTo(3);
    assertThat(result.err()).contains("Knowledge vault not found", "Nothing is compared with it.");
  }

  @Test
  void anUnreadableFileEndsWithTwo() {
    CommandRun.Result result = CommandRun.in(folder).run("gate", "nowhere.json");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("nowhere.json cannot be read");
  }

  @Test
  void withAReviewerTheVerdictsAreKept() {
    CommandRun.Result result =
        CommandRun.in(folder)
            .run("gate", CANDIDATES, "--vault", "vault.db", "--reviewer", LampStore.PERSON);
    assertThat(result.exit()).isEqualTo(2);
    assertThat(CommandRun.in(folder).run("vault", "history", "--vault", "vault.db").out())
        .contains("keep " + CANDIDATES + " by " + LampStore.PERSON);
  }

  private String oneCandidate() throws IOException {
    JsonNode all = new ObjectMapper().readTree(Files.readString(folder.resolve(CANDIDATES)));
    return "[" + all.get(0) + "]";
  }

  private static String verdict(JsonNode verdicts, int index) {
    JsonNode one = verdicts.get(index);
    List<String> codes = new ArrayList<>();
    one.get("rejection_codes").forEach(code -> codes.add(code.textValue()));
    return "%s %s %s"
        .formatted(one.get("candidate_id").textValue(), one.get("verdict").textValue(), codes);
  }
}

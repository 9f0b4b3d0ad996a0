package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.SharedFolder;
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

/// The queries on upstream's own vault give what upstream's program gives (rulebook §1.4).
class VaultQueriesTest {

  @TempDir private Path folder;

  @BeforeEach
  void copyTheVault() throws IOException {
    Path real = SharedFolder.file("kd").resolve("vaults").resolve("vault@d5b81b8.db");
    Files.write(folder.resolve("vault.db"), Files.readAllBytes(real));
  }

  @Test
  void listHasAllActiveEntriesByTitle() throws IOException {
    JsonNode list = json("list");
    assertThat(list).hasSize(20);
    assertThat(names(list.get(0))).containsExactly("id", "type", "title", "claim");
    List<String> titles = new ArrayList<>();
    list.forEach(entry -> titles.add(entry.get("title").textValue()));
    assertThat(titles).isSorted();
  }

  @Test
  void idsOnlyIsAListOfIds() throws IOException {
    assertThat(json("search", "derivability", "--ids-only"))
        .extracting(JsonNode::textValue)
        .containsExactlyInAnyOrder(
            "derivability-two-question-test", "git-history-not-derivability-reject");
  }

  @Test
  void aDomainHasItsEntries() throws IOException {
    assertThat(json("query-domain", "skills")).hasSize(9);
    assertThat(json("query-domain", "nowhere")).isEmpty();
  }

  @Test
  void aFileHasTheEntriesOfItsDomains() throws IOException {
    assertThat(json("query-paths", ".github/workflows/batch-refine.yml")).hasSize(5);
  }

  @Test
  void getGivesAllAnEntryHas() throws IOException {
    JsonNode found = json("get", "push-notes-ref-after-commit");
    assertThat(found).hasSize(1);
    assertThat(names(found.get(0)))
        .containsExactly(
            "id",
            "type",
            "status",
            "title",
            "claim",
            "body",
            "alternative",
            "considerations",
            "archived_at",
            "archive_reason",
            "created_at",
            "updated_at",
            "domains",
            "evidence");
    assertThat(found.get(0).get("archived_at").isNull()).isTrue();
    assertThat(names(found.get(0).get("evidence").get(0))).containsExactly("type", "ref");
  }

  @Test
  void getManyKeepsTheOrderAskedFor() throws IOException {
    assertThat(json("get-many", "vault-changeset-not-direct-db", "push-notes-ref-after-commit"))
        .extracting(entry -> entry.get("id").textValue())
        .containsExactly("vault-changeset-not-direct-db", "push-notes-ref-after-commit");
  }

  @Test
  void aMissingEntryIsSaidAsUpstreamSaysIt() {
    CommandRun.Result result = vault("get-many", "push-notes-ref-after-commit", "no-such", "nor");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).contains("ERROR: entry IDs not found: no-such, nor");
  }

  @Test
  void domainsAreListedAndShown() throws IOException {
    assertThat(json("domain-list", "--ids-only"))
        .extracting(JsonNode::textValue)
        .containsExactly(
            "cli", "docs", "knowledge-distillery", "pipeline", "plugin-infra", "schema", "skills");
    JsonNode info = json("domain-info", "plugin-infra").get(0);
    assertThat(names(info))
        .containsExactly(
            "domain", "description", "status", "created_at", "active_entries", "patterns");
    assertThat(info.get("patterns").textValue())
        .isEqualTo(".claude-plugin/, plugins/knowledge-distillery/.claude-plugin/");
    assertThat(json("domain-info", "knowledge-distillery").get(0).get("patterns").isNull())
        .isTrue();
    assertThat(json("domain-info", "nowhere")).isEmpty();
  }

  @Test
  void aPathResolvesToItsDomains() throws IOException {
    JsonNode matches = json("domain-resolve-path", "docs/adoption-guide.md");
    assertThat(matches).hasSize(1);
    assertThat(names(matches.get(0))).containsExactly("domain", "description", "matched_pattern");
    assertThat(matches.get(0).get("matched_pattern").textValue()).isEqualTo("docs/");
  }

  @Test
  void theQueueSaysWhatWaits() {
    CommandRun.Result result = vault("queue");
    assertThat(result.exit()).isEqualTo(3);
    assertThat(result.out())
        .startsWith("=== Curation Queue: 1 pending items ===\n")
        .contains(
            "--- cq-derivability-two-question-test-1774590337-0 ---",
            "[NEW     ] derivability-two-question-test",
            "[EXISTING] conservative-extraction-principle");
  }

  @Test
  void theDomainReportHasUpstreamsThresholds() {
    CommandRun.Result result = vault("domain-report");
    assertThat(result.exit()).isZero();
    assertThat(result.out())
        .startsWith("=== Domain Registry (7 active, 0 deprecated) ===\n")
        .contains(
            "  [!] SPLIT CANDIDATES (entries > 15):\n      (none)\n",
            "  [!] ORPHAN CANDIDATES (0 entries, 30+ days):\n      (none)\n",
            "  Total patterns: 7\n");
    assertThat(result.out().lines().filter(line -> line.contains("Merge candidate: "))).hasSize(3);
  }

  @Test
  void allJsonKeepsToItsSchema() throws IOException {
    assertThat(ReportSchema.objections("vault-list-1", vault("list").out())).isEmpty();
    assertThat(ReportSchema.objections("vault-list-1", vault("list", "--ids-only").out()))
        .isEmpty();
    assertThat(
            ReportSchema.objections(
                "vault-entries-1", vault("get", "push-notes-ref-after-commit").out()))
        .isEmpty();
    assertThat(ReportSchema.objections("vault-domains-1", vault("domain-list").out())).isEmpty();
    assertThat(ReportSchema.objections("vault-domains-1", vault("domain-info", "docs").out()))
        .isEmpty();
    assertThat(
            ReportSchema.objections(
                "vault-domains-1", vault("domain-resolve-path", "docs/a.md").out()))
        .isEmpty();
    assertThat(ReportSchema.objections("vault-queue-1", vault("queue", "--format", "json").out()))
        .isEmpty();
    assertThat(
            ReportSchema.objections(
                "vault-domain-report-1", vault("domain-report", "--format", "json").out()))
        .isEmpty();
    assertThat(ReportSchema.objections("vault-audit-1", vault("audit", "--format", "json").out()))
        .isEmpty();
  }

  @Test
  void theAuditFlagsNineOfTwenty() {
    CommandRun.Result result = vault("audit");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out()).endsWith("9 of 20 entries break layer 1.\n");
  }

  private JsonNode json(String... arguments) throws IOException {
    CommandRun.Result result = vault(arguments);
    assertThat(result.err()).isEmpty();
    assertThat(result.exit()).isZero();
    return new ObjectMapper().readTree(result.out());
  }

  private CommandRun.Result vault(String... arguments) {
    List<String> all = new ArrayList<>(List.of("vault"));
    all.addAll(List.of(arguments));
    all.add("--vault");
    all.add("vault.db");
    return CommandRun.in(folder).run(all.toArray(String[]::new));
  }

  private static List<String> names(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }
}

package app.assay.distillery.layer1;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.SharedFolder;
import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchFile;
import app.assay.distillery.candidate.BatchReading;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.EntryCandidate;
import app.assay.vault.Entry;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The candidates a real pipeline passed, against the codes that were worked out by hand. Of the 46
/// the shared data has the whole text of 24 in changesets; four more stand only in vaults.
class RealCandidatesTest {

  @TempDir Path folder;

  private static Batch batch(Path file) {
    return ((BatchReading.Loaded) BatchFile.read(file)).batch();
  }

  /// Every candidate as it was first handed in.
  private static Map<String, Candidate> candidates() throws IOException {
    Map<String, Candidate> byId = new TreeMap<>();
    Path folder = SharedFolder.file("kd").resolve("changesets");
    try (var files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        Batch batch = batch(file);
        assertThat(batch.problems()).as(file.toString()).isEmpty();
        batch.candidates().forEach(candidate -> byId.putIfAbsent(candidate.id(), candidate));
      }
    }
    return byId;
  }

  @Test
  void codesAreThoseWorkedOutByHand() throws IOException {
    Map<String, Candidate> candidates = candidates();
    List<String> wrong = new ArrayList<>();
    int texts = 0;
    int broken = 0;
    int brokenByLabel = 0;
    List<String> labels = Files.readAllLines(SharedFolder.file("kd").resolve("labels.tsv"));
    for (String line : labels.subList(1, labels.size())) {
      String[] label = line.split("\t", -1);
      String codes = label[5].equals("-") ? "" : label[5];
      brokenByLabel += codes.isEmpty() ? 0 : 1;
      Candidate candidate = candidates.get(label[0]);
      if (candidate == null) {
        continue;
      }
      texts++;
      String found = String.join(",", Layer1.check(candidate).codes());
      broken += found.isEmpty() ? 0 : 1;
      if (!found.equals(codes) || candidate.claim().length() != Integer.parseInt(label[3])) {
        wrong.add(label[0] + " " + found + " instead of " + codes);
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(labels).hasSize(47);
    assertThat(brokenByLabel).isEqualTo(27);
    assertThat(texts).isEqualTo(24);
    assertThat(broken).isEqualTo(15);
  }

  /// Four of the 46 have their whole text in a vault alone; two of those break a rule, and one was
  /// edited by a curator, who broke it.
  @Test
  void ofTheEntriesOfTheRealVaultNineBreakTheSchema() throws Exception {
    Path copy = folder.resolve("vault.db");
    Files.copy(SharedFolder.file("kd/vaults/vault@d5b81b8.db"), copy);
    HandClock clock = new HandClock(Instant.parse("2026-11-01T10:00:00Z"));
    Map<String, List<String>> broken = new TreeMap<>();
    try (VaultStore vault = new SqliteVaults(clock).open(copy)) {
      List<Entry> entries = vault.read(VaultReader::entries);
      Registry registry = Registry.of(vault.read(VaultReader::domains));
      assertThat(entries).hasSize(20);
      for (Entry entry : entries) {
        Candidate candidate = EntryCandidate.of(entry);
        LayerOneResult result = Layer1.check(candidate, registry);
        assertThat(result.warnings())
            .extracting(flaw -> flaw.rule().id())
            .doesNotContain("KD-W-DOMAIN-UNKNOWN", "KD-W-EVIDENCE-TYPE");
        if (!result.passes()) {
          broken.put(entry.id(), result.codes());
        }
      }
    }
    assertThat(broken).hasSize(9);
    assertThat(broken.values()).allMatch(List.of("SCHEMA_INVALID")::equals);
    assertThat(broken)
        .containsKeys(
            "file-level-patterns-require-exact-match-union",
            "validate-pattern-accepts-file-level-patterns",
            "push-notes-ref-after-commit")
        .doesNotContainKey("domain-names-prioritize-trigger-quality");
  }

  @Test
  void fixturesOfTheOtherToolRead() {
    Path fixtures = SharedFolder.file("kd").resolve("fixtures");
    Batch batch = batch(fixtures.resolve("batch-refine/input-batch.json"));
    assertThat(batch.notices()).isEmpty();
    assertThat(batch.items())
        .extracting(item -> item.candidate().id() + " " + item.verdict().orElseThrow().outcome())
        .containsExactly("payment-service-object-pattern PASS", "callback-api-shortcut FAIL");
    assertThat(batch.pulls())
        .extracting(pull -> pull.number() + " " + pull.outcome())
        .containsExactly("1234 processed", "1235 insufficient", "1236 failed");
    assertThat(batch.candidates()).allMatch(c -> Layer1.check(c).passes());
    Batch changeset = batch(fixtures.resolve("curate-report/input-changeset.json"));
    assertThat(changeset.items()).hasSize(2);
    assertThat(changeset.candidates()).allMatch(c -> Layer1.check(c).passes());
  }
}

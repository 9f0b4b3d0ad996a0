package app.assay.distillery.intake;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.SharedFolder;
import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchFile;
import app.assay.distillery.candidate.BatchReading;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.EntryCandidate;
import app.assay.distillery.record.VaultLedger;
import app.assay.ledger.Ledger;
import app.assay.vault.Entry;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a real pipeline made of a real vault: applied by us to the vault before, each changeset
/// gives the vault after, row for row in all six tables.
class ReplayTest {

  private static final List<String> TABLES =
      List.of(
          "entries",
          "entry_domains",
          "evidence",
          "curation_queue",
          "domain_registry",
          "domain_paths");

  private final HandClock clock = new HandClock(Instant.parse("2026-11-01T10:00:00Z"));

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "97ae589, 2026-03-24@97ae589, 2662bc3",
    "2ce8fa5, 2026-03-24@dc16e53, 2662bc3",
    "2662bc3, 2026-03-25@255cbe2, 55a3da3",
    "2662bc3, 2026-03-25@d68a0ef, 55a3da3",
  })
  void givesTheVaultOfTheTime(String before, String changeset, String after) throws Exception {
    Path vault = copy(before);
    apply(vault, IntakeRequest.accepted(changeset(changeset), IntakeTerms.AS_UPSTREAM));
    assertThat(rows(vault)).isEqualTo(rows(stored(after)));
  }

  /// The vault before this changeset is not kept; it is made of the one before it and the two
  /// entries that came between.
  @Test
  void givesTheVaultOfTheTimeWithItsConflict() throws Exception {
    Batch batch = changeset("2026-03-26-2@9e2aaf3");
    Path vault = copy("55a3da3");
    apply(vault, missing(vault, "4d6436d", batch));
    apply(vault, IntakeRequest.accepted(batch, IntakeTerms.AS_UPSTREAM));
    assertThat(rows(vault)).isEqualTo(rows(stored("4d6436d")));
    assertThat(rows(vault).get("curation_queue")).hasSize(1);
  }

  /// The changeset between these two is not kept; their entries are handed over as candidates.
  @Test
  void entriesOfOneVaultEnterAnotherUnchanged() throws Exception {
    Path vault = copy("4d6436d");
    apply(vault, missing(vault, "d5b81b8", Batch.of("none", List.of())));
    assertThat(rows(vault)).isEqualTo(rows(stored("d5b81b8")));
  }

  @Test
  void appliedAgainNothingIsWritten() throws Exception {
    Path vault = copy("97ae589");
    IntakeRequest request =
        IntakeRequest.accepted(changeset("2026-03-24@97ae589"), IntakeTerms.AS_UPSTREAM);
    assertThat(apply(vault, request)).isInstanceOf(IntakeResult.Applied.class);
    IntakeResult again = apply(vault, request);
    assertThat(again).isInstanceOf(IntakeResult.Nothing.class);
    assertThat(again.plan().skipped())
        .extracting(IntakeNote::kind)
        .containsExactly(IntakeNote.Kind.SAME, IntakeNote.Kind.SAME, IntakeNote.Kind.SAME);
  }

  @Test
  void todaysRulesWouldHaveHeldItBack() throws Exception {
    IntakeResult result =
        apply(
            copy("97ae589"),
            IntakeRequest.accepted(changeset("2026-03-24@97ae589"), IntakeTerms.STRICT));
    assertThat(result).isInstanceOf(IntakeResult.Refused.class);
    assertThat(result.plan().problems())
        .extracting(note -> note.candidateId() + ": " + note.message())
        .containsExactly(
            "record-decision-trigger-taxonomy: claim has 243 characters; it may have 200.",
            "pr-template-enforcement-out-of-scope: Domain knowledge-distillery is not in the"
                + " registry. Agree to it, name one that is there for it, or refuse it.");
  }

  private IntakeRequest missing(Path vault, String after, Batch but) throws Exception {
    try (VaultStore now = open(vault);
        VaultStore then = open(copy(after))) {
      Set<String> there =
          Stream.concat(
                  now.read(VaultReader::entries).stream().map(Entry::id),
                  but.candidates().stream().map(Candidate::id))
              .collect(Collectors.toSet());
      List<IntakeItem> items =
          then.read(VaultReader::entries).stream()
              .filter(entry -> !there.contains(entry.id()))
              .map(entry -> IntakeItem.of(EntryCandidate.of(entry), Optional.empty()))
              .toList();
      assertThat(items).hasSize(2);
      return new IntakeRequest("between", items, IntakeTerms.AS_UPSTREAM);
    }
  }

  private IntakeResult apply(Path vault, IntakeRequest request) throws Exception {
    try (VaultStore store = open(vault)) {
      VaultLedger ledger = new VaultLedger(Ledger.open(folder, clock), "vault.db", "test");
      IntakeResult result = new Intake(store, ledger, clock).apply(request, "tester", "replay");
      assertThat(store.check()).isEmpty();
      return result;
    }
  }

  private VaultStore open(Path vault) throws Exception {
    return new SqliteVaults(clock).open(vault);
  }

  private Path copy(String state) throws Exception {
    Path vault = folder.resolve(state + ".db");
    Files.copy(stored(state), vault);
    vault.toFile().setWritable(true);
    return vault;
  }

  private static Path stored(String state) {
    return SharedFolder.file("kd/vaults/vault@" + state + ".db");
  }

  private static Batch changeset(String name) {
    Path file = SharedFolder.file("kd/changesets/batch-" + name + ".json");
    return ((BatchReading.Loaded) BatchFile.read(file)).batch();
  }

  /// All rows of all tables, times and seconds made alike.
  private static Map<String, List<String>> rows(Path vault) throws Exception {
    Map<String, List<String>> tables = new TreeMap<>();
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:file:" + vault + "?mode=ro&immutable=1");
        Statement statement = connection.createStatement()) {
      for (String table : TABLES) {
        List<String> rows = new ArrayList<>();
        try (ResultSet row = statement.executeQuery("SELECT * FROM " + table)) {
          while (row.next()) {
            List<String> values = new ArrayList<>();
            for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
              values.add(
                  String.valueOf(row.getString(i))
                      .replaceAll("20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d", "TIME")
                      .replaceAll("-1[0-9]{9}-", "-EPOCH-"));
            }
            rows.add(values.toString());
          }
        }
        rows.sort(null);
        tables.put(table, rows);
      }
    }
    return tables;
  }
}

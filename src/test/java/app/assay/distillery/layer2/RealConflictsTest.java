package app.assay.distillery.layer2;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.SharedFolder;
import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchFile;
import app.assay.distillery.candidate.BatchReading;
import app.assay.distillery.candidate.EntryCandidate;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Pairs that people or upstream's own gate called a conflict or a duplicate (rulebook §3.4), as
/// far as both texts are there: each has to find the other among the first eight, in each state of
/// the real vault that holds it. Two more pairs are known by name only.
class RealConflictsTest {

  private static final String TESTED = "derivability-two-question-test";
  private static final String CAREFUL = "conservative-extraction-principle";
  private static final String BLOCKER = "pre-commit-blocker-over-postcommit-reminder";
  private static final String DUAL = "dual-enforcement-agent-behavioral-requirements";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "4d6436d, " + TESTED + ", " + CAREFUL,
    "d5b81b8, " + TESTED + ", " + CAREFUL,
    "4d6436d, " + CAREFUL + ", " + TESTED,
    "d5b81b8, " + CAREFUL + ", " + TESTED
  })
  void anEntryFindsItsPartner(String state, String id, String partner) throws Exception {
    try (VaultStore vault = vault(state)) {
      Proposal candidate =
          Proposal.of(EntryCandidate.of(vault.read(reader -> reader.entry(id)).orElseThrow()));

      assertThat(place(vault, List.of(candidate), partner)).isBetween(1, 8);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "55a3da3, batch-2026-03-26-2@9e2aaf3, " + TESTED + ", " + CAREFUL,
    "d5b81b8, batch-2026-03-26-2@9e2aaf3, " + TESTED + ", " + CAREFUL,
    "2662bc3, batch-2026-03-25@4a9596c, " + BLOCKER + ", " + DUAL,
    "55a3da3, batch-2026-03-25@4a9596c, " + BLOCKER + ", " + DUAL,
    "d5b81b8, batch-2026-03-25@4a9596c, " + BLOCKER + ", " + DUAL
  })
  void aCandidateFindsItsPartner(String state, String file, String id, String partner)
      throws Exception {
    try (VaultStore vault = vault(state)) {
      assertThat(place(vault, List.of(candidate(file, id)), partner)).isBetween(1, 8);
    }
  }

  @ParameterizedTest
  @CsvSource({"2662bc3", "d5b81b8"})
  void anEntryFindsItsPartnerEarlierInTheBatch(String state) throws Exception {
    try (VaultStore vault = vault(state)) {
      Proposal dual =
          Proposal.of(EntryCandidate.of(vault.read(reader -> reader.entry(DUAL)).orElseThrow()));
      Proposal blocker = candidate("batch-2026-03-25@4a9596c", BLOCKER);

      assertThat(place(vault, List.of(blocker, dual), BLOCKER)).isBetween(1, 8);
    }
  }

  private VaultStore vault(String state) throws IOException, VaultException {
    Path copy = folder.resolve("vault.db");
    Files.copy(SharedFolder.file("kd/vaults/vault@" + state + ".db"), copy);
    return new SqliteVaults(new HandClock(Instant.parse("2026-11-01T10:00:00Z"))).open(copy);
  }

  private static Proposal candidate(String file, String id) throws IOException {
    Path path = SharedFolder.file("kd/changesets/" + file + ".json");
    Batch batch = ((BatchReading.Loaded) BatchFile.read(path)).batch();
    return Proposal.of(batch.item(id).orElseThrow().candidate());
  }

  /// The place of the partner among the others on the list of the last of the batch, from 1; 0
  /// where it is missing. An entry finds itself, which does not count.
  private static int place(VaultStore vault, List<Proposal> batch, String partner) {
    String own = batch.getLast().id();
    List<String> others =
        Shortlists.of(batch, _ -> true, Optional.of(vault)).of(batch.size() - 1).related().stream()
            .map(Related::id)
            .filter(id -> !id.equals(own))
            .toList();
    return others.indexOf(partner) + 1;
  }
}

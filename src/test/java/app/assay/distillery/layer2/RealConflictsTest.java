package app.assay.distillery.layer2;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.SharedFolder;
import app.assay.vault.Entry;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The conflict in the queue of upstream's own vault (rulebook §3.4).
class RealConflictsTest {

  @TempDir Path folder;

  @Test
  void whatTheQueueNamesIsOnTheShortlist() throws Exception {
    Path copy = folder.resolve("vault.db");
    Files.copy(SharedFolder.file("kd/vaults/vault@d5b81b8.db"), copy);
    try (VaultStore vault =
        new SqliteVaults(new HandClock(Instant.parse("2026-11-01T10:00:00Z"))).open(copy)) {
      Entry entry =
          vault.read(reader -> reader.entry("derivability-two-question-test")).orElseThrow();

      Shortlist list =
          Shortlists.of(List.of(candidate(entry)), _ -> true, Optional.of(vault)).of(0);

      assertThat(list.related()).extracting(Related::id).first().isEqualTo(entry.id());
      assertThat(list.related())
          .extracting(Related::id)
          .contains("conservative-extraction-principle");
    }
  }

  private static Proposal candidate(Entry entry) {
    return new Proposal(
        entry.id(),
        entry.type().label(),
        entry.text().title(),
        entry.text().claim(),
        entry.text().body(),
        "",
        entry.text().considerations(),
        entry.domains(),
        List.of(),
        "",
        List.of());
  }
}

package app.assay.vault.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatList;

import app.assay.HandClock;
import app.assay.SharedFolder;
import app.assay.vault.Entry;
import app.assay.vault.EntrySummary;
import app.assay.vault.EntryType;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Upstream's own vault, with the figures of rulebook §1.4 B.
class RealVaultTest {

  @TempDir Path folder;

  @Test
  void upstreamsVaultIsReadWhole() throws Exception {
    try (VaultStore vault = open()) {
      List<Entry> entries = vault.read(VaultReader::entries);
      assertThat(entries).hasSize(20);
      assertThat(entries.stream().filter(e -> e.type() == EntryType.FACT)).hasSize(18);
      assertThat(entries.stream().mapToInt(e -> e.domains().size()).sum()).isEqualTo(28);
      assertThat(entries.stream().mapToInt(e -> e.evidence().size()).sum()).isEqualTo(25);
      assertThatList(vault.read(VaultReader::list)).hasSize(20);
      assertThatList(vault.read(VaultReader::domains)).hasSize(7);
      assertThatList(vault.read(VaultReader::queue)).hasSize(1);
      assertThat(vault.check()).isEmpty();
      assertThat(vault.notice()).isEmpty();
    }
  }

  @Test
  void upstreamsQueriesGiveUpstreamsCounts() throws Exception {
    try (VaultStore vault = open()) {
      assertThatList(vault.read(v -> v.queryDomain("skills"))).hasSize(9);
      assertThatList(vault.read(v -> v.search("derivability"))).hasSize(2);
      assertThatList(vault.read(v -> v.queryPaths(".github/workflows/batch-refine.yml")))
          .hasSize(5)
          .extracting(EntrySummary::title)
          .isSorted();
    }
  }

  private VaultStore open() throws Exception {
    Path copy = folder.resolve("vault.db");
    Files.copy(SharedFolder.file("kd/vaults/vault@d5b81b8.db"), copy);
    copy.toFile().setWritable(true);
    return new SqliteVaults(new HandClock(Instant.parse("2026-11-01T10:00:00Z"))).open(copy);
  }
}

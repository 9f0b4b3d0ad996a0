package app.assay.distillery.curation;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.vault.Domain;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Intent;
import app.assay.vault.NewEntry;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DomainHealthTest {

  private static final Instant NOW = LampVaults.CLOCK.instant();

  @TempDir private Path folder;
  private VaultStore store;

  @BeforeEach
  void open() throws VaultException {
    store = LampVaults.in(folder);
  }

  @AfterEach
  void close() {
    store.close();
  }

  @Test
  void moreThanFifteenEntriesAreToSplit() throws VaultException {
    fill(12);
    assertThat(health(NOW).split()).isEmpty();
    fill(1);
    assertThat(health(NOW).split()).extracting(one -> one.domain().name()).containsExactly("lamp");
    assertThat(health(NOW).split().getFirst().claims()).hasSize(2);
  }

  @Test
  void oneOrTwoEntriesAreToMerge() throws VaultException {
    assertThat(health(NOW).merge()).isEmpty();
    archive("third");
    assertThat(health(NOW).merge()).extracting(one -> one.domain().name()).containsExactly("lamp");
  }

  @Test
  void emptyAfterThirtyDaysIsAnOrphan() throws VaultException {
    domains().make(new DomainChange.Add("fog", "What sounds"));
    assertThat(health(NOW.plus(Duration.ofDays(30))).orphans()).isEmpty();
    DomainHealth later = health(NOW.plus(Duration.ofDays(30)).plusSeconds(1));
    assertThat(later.orphans()).extracting(Domain::name).containsExactly("fog");
    assertThat(later.underused()).extracting(Domain::name).containsExactly("fog");
  }

  @Test
  void aRetiredDomainIsOnlyCounted() throws VaultException {
    domains().make(new DomainChange.Add("lamps", "What gives light"));
    assertThat(health(NOW).alike()).containsExactly(new NamePair("lamp", "lamps"));
    domains().make(new DomainChange.Merge("lamps", "lamp"));
    DomainHealth health = health(NOW.plus(Duration.ofDays(90)));
    assertThat(health.deprecated()).isEqualTo(1);
    assertThat(health.orphans()).isEmpty();
    assertThat(health.alike()).isEmpty();
  }

  private DomainHealth health(Instant now) throws VaultException {
    return store.read(vault -> DomainHealth.of(vault, now, List.of()));
  }

  private DomainCuration domains() {
    return new DomainCuration(store, LampVaults.ledger(folder), LampVaults.PERSON, "");
  }

  private void archive(String id) throws VaultException {
    new EntryCuration(store, LampVaults.ledger(folder), LampVaults.OPEN)
        .archive(store.read(vault -> vault.entry(id)).orElseThrow(), "Not lit.", LampVaults.PERSON);
  }

  private void fill(int entries) throws VaultException {
    store.write(
        new Intent("apply", LampVaults.PERSON, "", "more"),
        vault -> {
          int there = vault.entries().size();
          for (int i = 0; i < entries; i++) {
            vault.insert(
                new NewEntry(
                    "lamp-" + (there + i),
                    EntryType.FACT,
                    Lamps.text("The lamp MUST burn."),
                    List.of("lamp"),
                    List.of(new EvidenceRef("pr", "#12"))));
          }
          return "";
        });
  }
}

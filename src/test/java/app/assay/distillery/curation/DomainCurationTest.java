package app.assay.distillery.curation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import app.assay.distillery.curation.DomainChange.Half;
import app.assay.distillery.curation.DomainPreview.Refiled;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import app.assay.vault.Entry;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The registry of domains, changed after a look at what would become of it.
class DomainCurationTest {

  private static final DomainChange SPLIT =
      new DomainChange.Split(
          "lamp",
          new Half("oil", "What burns", Optional.of(Set.of("old", "new")), List.of("oil/")),
          new Half("wick", "What holds it", Optional.of(Set.of("third")), List.of()));

  @TempDir private Path folder;
  private VaultStore store;

  @BeforeEach
  void open() throws VaultException {
    store = LampVaults.in(folder);
    domains().make(new DomainChange.Paths("lamp", List.of("lamp/", "lights/")));
  }

  @AfterEach
  void close() {
    store.close();
  }

  private DomainCuration domains() {
    return new DomainCuration(store, LampVaults.ledger(folder), LampVaults.PERSON, "It says more.");
  }

  private List<String> filed(String id) throws VaultException {
    return store.read(vault -> vault.entry(id)).map(Entry::domains).orElseThrow();
  }

  private Domain domain(String name) throws VaultException {
    return store.read(vault -> vault.domain(name)).orElseThrow();
  }

  @Test
  void aLookNamesEachEntryAndWritesNothing() throws VaultException {
    DomainPreview preview = domains().preview(SPLIT);
    assertThat(preview.entries())
        .extracting(Refiled::id, Refiled::after)
        .containsExactly(
            tuple("new", List.of("oil")),
            tuple("old", List.of("oil")),
            tuple("third", List.of("wick")));
    assertThat(preview.domains())
        .extracting(DomainPreview.Registered::name)
        .containsExactly("lamp", "oil", "wick");
    assertThat(filed("old")).containsExactly("lamp");
  }

  @Test
  void aSplitFilesEntriesWhereItWasSaid() throws VaultException {
    domains().make(SPLIT, domains().preview(SPLIT));
    assertThat(filed("old")).containsExactly("oil");
    assertThat(filed("third")).containsExactly("wick");
    assertThat(domain("oil").patterns()).containsExactly("oil/");
    assertThat(domain("lamp").status()).isEqualTo(DomainStatus.DEPRECATED);
  }

  @Test
  void aSplitIsTakenBackWhole() throws VaultException {
    Domain before = domain("lamp");
    String change = domains().make(SPLIT).orElseThrow();
    store.undo(change, LampVaults.PERSON, "Too fine.", _ -> {});
    assertThat(filed("old")).containsExactly("lamp");
    assertThat(domain("lamp")).isEqualTo(before);
    assertThat(store.<Optional<Domain>>read(vault -> vault.domain("oil"))).isEmpty();
  }

  @Test
  void anEntryThatWouldGoNowhereStopsASplit() {
    DomainChange split =
        new DomainChange.Split(
            "lamp",
            new Half("oil", "What burns", Optional.of(Set.of("old")), List.of()),
            new Half("wick", "What holds it", Optional.of(Set.of("third")), List.of()));
    assertThatExceptionOfType(VaultException.class)
        .isThrownBy(() -> domains().preview(split))
        .satisfies(e -> assertThat(e.error().kind()).isEqualTo(VaultError.Kind.STALE))
        .withMessageContaining("'new' would go to neither");
  }

  @Test
  void aRenamedDomainTakesItsEntriesAndPathsAlong() throws VaultException {
    domains().make(new DomainChange.Rename("lamp", "light", "What gives light"));
    assertThat(filed("third")).containsExactly("light");
    assertThat(domain("light").patterns()).containsExactly("lamp/", "lights/");
    assertThat(domain("lamp").patterns()).isEmpty();
  }

  @Test
  void aRetiredDomainIsRestored() throws VaultException {
    domains().make(new DomainChange.Add("bell", "What rings"));
    domains().make(new DomainChange.Deprecate("bell"));
    domains().make(new DomainChange.Restore("bell"));
    assertThat(domain("bell").status()).isEqualTo(DomainStatus.ACTIVE);
  }

  @Test
  void whatChangedSinceTheLookIsNotDone() throws VaultException {
    DomainChange describe = new DomainChange.Rename("lamp", "light", "What gives light");
    DomainPreview seen = domains().preview(describe);
    domains().make(new DomainChange.AddPath("lamp", "wicks/"));
    assertThatExceptionOfType(VaultException.class)
        .isThrownBy(() -> domains().make(describe, seen))
        .satisfies(e -> assertThat(e.error().kind()).isEqualTo(VaultError.Kind.STALE));
    assertThat(store.<Optional<Domain>>read(vault -> vault.domain("light"))).isEmpty();
  }

  @Test
  void aDomainInUseIsNotRetired() {
    assertThatExceptionOfType(VaultException.class)
        .isThrownBy(() -> domains().preview(new DomainChange.Deprecate("lamp")))
        .withMessageContaining("has 3 active entries");
  }
}

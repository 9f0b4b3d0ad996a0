package app.assay.distillery.curation;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ledger.Ledger;
import app.assay.vault.Entry;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Intent;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergeTest {

  private static final EvidenceRef BOTH = new EvidenceRef("pr", "#12");
  private static final EvidenceRef OLD = new EvidenceRef("memento", "a1b2c3d");
  private static final EvidenceRef NEW = new EvidenceRef("linear", "LAMP-7");

  @TempDir private Path folder;
  private VaultStore store;
  private Curation curation;

  @BeforeEach
  void open() throws VaultException {
    store = LampVaults.in(folder);
    curation = new Curation(store, LampVaults.ledger(folder), LampVaults.OPEN);
    store.write(
        new Intent("update", LampVaults.PERSON, "", "sample"),
        vault -> {
          vault.setEvidence("old", List.of(BOTH, OLD), stamp(vault, "old"));
          vault.setEvidence("new", List.of(NEW, BOTH), stamp(vault, "new"));
          return "";
        });
  }

  @AfterEach
  void close() {
    store.close();
  }

  @Test
  void mergedEntryStandsOnTheEvidenceOfBothEachOnce() throws VaultException {
    CurationResult.Done done = (CurationResult.Done) curation.resolve(merge(), LampVaults.PERSON);

    assertThat(entry("old").evidence()).containsExactlyInAnyOrder(BOTH, OLD, NEW);
    assertThat(entry("old").text().claim()).isEqualTo("The lamp MUST burn any oil.");
    assertThat(entry("new").evidence()).containsExactlyInAnyOrder(BOTH, NEW);
    assertThat(entry("new").archived()).isPresent();
    assertThat(done.notes())
        .contains("'old' also stands on the other entry's evidence now: linear LAMP-7.");
    assertThat(Ledger.open(folder, LampVaults.CLOCK).entries()).hasSize(1);
  }

  @Test
  void undoGivesEachItsEvidenceBack() throws VaultException {
    Entry before = entry("old");
    CurationResult.Done done = (CurationResult.Done) curation.resolve(merge(), LampVaults.PERSON);

    curation.undo(done.change().orElseThrow(), LampVaults.PERSON, "Two lamps after all.");

    assertThat(entry("old")).isEqualTo(before);
    assertThat(entry("new").archived()).isEmpty();
  }

  @Test
  void historyOfTheEntryHasItsEvidenceBeforeAndAfter() throws VaultException {
    curation.resolve(merge(), LampVaults.PERSON);

    var row =
        store.read(vault -> vault.changesOf("old")).getFirst().rows().stream()
            .filter(one -> one.key().equals("old"))
            .findFirst()
            .orElseThrow();
    assertThat(row.before()).doesNotContain("LAMP-7");
    assertThat(row.after()).contains("LAMP-7", "a1b2c3d");
  }

  @Test
  void previewNamesWhatTheEntryWillStandOn() throws VaultException {
    Rewrite text = merge().rewrite().orElseThrow();
    Conflict seen = merge().seen();

    assertThat(merge().evidence()).containsExactlyInAnyOrder(BOTH, OLD, NEW);
    assertThat(Resolution.of(seen, Choice.REFINE, "Narrower.").with(text).evidence())
        .containsExactlyInAnyOrder(BOTH, OLD);
    assertThat(Resolution.of(seen, Choice.KEEP_NEW, "Newer.").evidence()).isEmpty();
  }

  @Test
  void gateLooksAtTheEvidenceOfBoth() throws VaultException {
    EditGate counting = (_, _, _, _, evidence) -> List.of(evidence.size() + " looked at");

    assertThat(
            new Curation(store, LampVaults.ledger(folder), counting)
                .resolve(merge(), LampVaults.PERSON))
        .isEqualTo(new CurationResult.Rejected(List.of("3 looked at")));
  }

  private Resolution merge() throws VaultException {
    Conflict seen = store.read(vault -> Conflict.of(vault, "cq-1"));
    return Resolution.of(seen, Choice.MERGE, "One text.")
        .with(
            new Rewrite(Side.EXISTING, Lamps.text("The lamp MUST burn any oil."), List.of("lamp")))
        .allOthers(Cascade.KEEP);
  }

  private Entry entry(String id) throws VaultException {
    return store.read(vault -> vault.entry(id)).orElseThrow();
  }

  private static String stamp(VaultReader vault, String id) throws VaultException {
    return vault.entry(id).map(Entry::stamp).orElseThrow();
  }
}

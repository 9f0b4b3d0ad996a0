package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ledger.LedgerEntry;
import app.assay.vault.Entry;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Intent;
import app.assay.vault.NewEntry;
import app.assay.vault.QueueStatus;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.workspace.KnowledgeVaults;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// By keyboard from opening a batch to a conflict that is resolved.
class KnowledgeWindowTest extends WorkbenchFxTest {

  private static final String OLD = "fog-signal-every-minute";
  private static final String NEW = "fog-signal-every-half-minute";

  private static final String BATCH =
      """
      {"batch_date": "2026-06-15", "prs": [{"number": 41, "title": "Fog", "outcome": "processed",
        "changed_files": [], "candidate_results": [
          {"candidate": {"id": "fog-signal-every-half-minute", "type": "fact",
             "title": "Sound the fog signal every half minute",
             "claim": "The fog signal MUST sound every 30 seconds.",
             "body": "## Background\\nA ship came near.\\n\\n## Details\\nBelow 200 m of sight.",
             "applies_to": {"domains": ["fog"]},
             "evidence": [{"type": "pr", "ref": "#41"}], "alternative": null,
             "conflict_check": null, "considerations": "Weighed against wear of the horn."},
           "verdict": {"candidate_id": "fog-signal-every-half-minute", "verdict": "pass",
             "rejection_codes": [],
             "curation_queue_entry": {"type": "conflict", "related_id": "fog-signal-every-minute",
               "reason": "Same scope, another interval."},
             "notes": "Passes, and conflicts."}},
          {"candidate": {"id": "no-single-keeper", "type": "anti-pattern", "title": "No keeper alone",
             "claim": "One keeper MUST NOT be alone at night.",
             "body": "## Background\\nA fall.\\n\\n## Details\\nTwo names.",
             "applies_to": {"domains": ["rota"]},
             "evidence": [{"type": "pr", "ref": "#42"}], "alternative": null,
             "conflict_check": null, "considerations": "None"}}]}]}
      """;

  private Path store;
  private Path batch;

  private interface Reading<T> {
    T of(VaultReader vault) throws VaultException;
  }

  private <T> T read(Reading<T> reading) {
    try (VaultStore open = new KnowledgeVaults(clock).open(store)) {
      return open.read(reading::of);
    } catch (VaultException e) {
      throw new AssertionError(e);
    }
  }

  private void prepare() {
    store = vault.resolve("knowledge").resolve("vault.db");
    batch = vault.resolve("batches").resolve("batch-fog.json");
    removeSample();
    try (VaultStore open = new KnowledgeVaults(clock).create(store)) {
      open.write(
          new Intent("add", "Dana Reviewer", "first", OLD),
          vault -> {
            vault.addDomain("fog", "The fog signal");
            vault.insert(
                new NewEntry(
                    OLD,
                    EntryType.FACT,
                    new EntryText(
                        "Sound the fog signal every minute",
                        "The fog signal MUST sound every 60 seconds.",
                        "## Background\nShips pass slowly.\n\n## Details\nOne blast.",
                        Optional.empty(),
                        "Weighed in 2025."),
                    List.of("fog"),
                    List.of(new EvidenceRef("pr", "#7"))));
            return OLD;
          });
      Files.createDirectories(batch.getParent());
      Files.writeString(batch, BATCH);
    } catch (VaultException | IOException e) {
      throw new AssertionError(e);
    }
    interact(() -> models.preferences.change(s -> s.withReviewer("Dana Reviewer")));
    openVault();
  }

  /// The sample's own store gives way to one with a single entry.
  private void removeSample() {
    try (Stream<Path> files = Files.list(store.getParent())) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void key(KeyCode... keys) {
    push(keys);
    settle();
  }

  private List<String> tabs() {
    return lookup("#document-tabs").queryAs(TabPane.class).getTabs().stream()
        .map(Tab::getText)
        .toList();
  }

  private String words(String id) {
    return lookup(id).tryQueryAs(Label.class).map(Label::getText).orElse("");
  }

  @Test
  void batchIsAcceptedAndItsConflictResolvedByKeysAlone() throws IOException {
    prepare();
    await(() -> !models.vault.marks(store).isEmpty() && !models.vault.marks(batch).isEmpty());
    picture("knowledge-tree");
    choosers.choose(batch);
    ctrl(KeyCode.B);
    await(() -> words("#batch-about").contains("2 candidates"));
    assertThat(lookup("#batch-accept-into").queryButton().getText()).startsWith("Accept 1");
    assertThat(lookup("#vault").query().isVisible()).isTrue();
    assertThat(tabs()).containsExactly("batch-fog.json");
    ctrl(KeyCode.B);
    assertThat(tabs()).containsExactly("batch-fog.json");
    await(() -> lookup("#batch-table").query().isFocused());
    picture("knowledge-batch");
    key(KeyCode.CONTROL, KeyCode.ENTER);
    await(() -> lookup("#batch-preview-yes").tryQuery().filter(n -> n.isVisible()).isPresent());
    picture("knowledge-preview");
    key(KeyCode.CONTROL, KeyCode.ENTER);
    await(() -> words("#batch-message").contains("1 entry is in the vault"));
    boolean there = read(vault -> vault.entry(NEW).isPresent());
    assertThat(there).isTrue();
    assertThat(Files.readString(batch)).isEqualTo(BATCH);
    key(KeyCode.C);
    await(() -> words("#conflicts-about").contains("1 pending"));
    key(KeyCode.I);
    write("The near miss outweighs the wear.");
    key(KeyCode.ESCAPE);
    picture("knowledge-conflict");
    key(KeyCode.DIGIT2);
    await(() -> words("#conflicts-message").startsWith("Kept the newer entry"));
    QueueStatus status = read(vault -> vault.queue().getFirst().status());
    assertThat(status).isEqualTo(QueueStatus.RESOLVED);
    Optional<Entry> old = read(vault -> vault.entry(OLD));
    assertThat(old.orElseThrow().archived().orElseThrow().reason())
        .startsWith("Replaced by newer entry: " + NEW);
    ctrl(KeyCode.Z);
    await(() -> words("#conflicts-about").contains("1 pending"));
    old = read(vault -> vault.entry(OLD));
    assertThat(old.orElseThrow().archived()).isEmpty();
    key(KeyCode.DIGIT2);
    await(() -> words("#conflicts-about").contains("none pending"));
    key(KeyCode.ESCAPE);
    await(() -> lookup("#batch-table").query().isFocused());
    ctrl(KeyCode.W);
    await(() -> tabs().isEmpty());
    await(
        () ->
            models.ledger.entries().stream()
                .map(LedgerEntry::record)
                .anyMatch(r -> r.decision().equals("keep-new")));
  }

  @Test
  void storeIsBrowsedAndAnEntryArchivedAndBroughtBackByKeysAlone() {
    prepare();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    settle();
    await(() -> words("#knowledge-about").contains("1 entry"));
    await(() -> lookup("#knowledge-do-edit").tryQuery().filter(n -> !n.isDisabled()).isPresent());
    picture("knowledge-entries");
    key(KeyCode.X);
    assertThat(words("#knowledge-message")).startsWith("A reason is needed");
    write("Sounds every half minute now.");
    key(KeyCode.ESCAPE);
    key(KeyCode.X);
    await(() -> words("#knowledge-message").contains("Archived"));
    Optional<Entry> old = read(vault -> vault.entry(OLD));
    assertThat(old.orElseThrow().archived().orElseThrow().reason())
        .isEqualTo("Sounds every half minute now.");
    ctrl(KeyCode.Z);
    await(() -> words("#knowledge-message").equals("Taken back."));
    old = read(vault -> vault.entry(OLD));
    assertThat(old.orElseThrow().archived()).isEmpty();
    key(KeyCode.DIGIT2);
    picture("knowledge-domains");
    key(KeyCode.DIGIT3);
    picture("knowledge-inbox");
    key(KeyCode.DIGIT1);
    await(() -> lookup("#knowledge-do-edit").tryQuery().filter(n -> !n.isDisabled()).isPresent());
    key(KeyCode.E);
    write(" In fog.");
    settle();
    picture("knowledge-edit");
    key(KeyCode.ESCAPE);
    key(KeyCode.ESCAPE);
  }

  @Test
  void gateRunsInTheWindowAndAPersonAnswersWhatItLeavesOpen() {
    prepare();
    choosers.choose(vault.resolve("batches").resolve("candidates-2026-06-15.json"));
    ctrl(KeyCode.B);
    await(() -> words("#batch-about").contains("10 candidates"));
    key(KeyCode.G);
    await(() -> words("#batch-message").contains("in the gate;"));
    picture("knowledge-gated");
    key(KeyCode.Q);
    await(() -> lookup("#person").tryQuery().isPresent());
    picture("knowledge-answer");
    key(KeyCode.ESCAPE);
    await(() -> words("#batch-message").contains("in the gate;"));
  }
}

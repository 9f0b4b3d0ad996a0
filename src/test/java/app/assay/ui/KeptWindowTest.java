package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ledger.LedgerEntry;
import app.assay.vault.Intent;
import app.assay.vault.KeptCandidate;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.workspace.KnowledgeVaults;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// By keyboard from a candidate that the gate failed by mistake to its entry in the store.
class KeptWindowTest extends WorkbenchFxTest {

  private static final String HORN =
      """
      {"id": "sound-the-horn", "type": "fact", "title": "Sound the horn in fog",
       "claim": "The horn MUST sound every 30 seconds.",
       "body": "## Background\\nA ship came near.\\n\\n## Details\\nBelow 200 m of sight.",
       "applies_to": {"domains": ["horns"]},
       "evidence": [{"type": "pr", "ref": "#41"}], "alternative": null,
       "conflict_check": null, "considerations": "Weighed against wear of the horn.",
       "_proposed_domain": [{"name": "horns", "description": "What sounds in fog."}]}\
      """;

  private static final String FAIL =
      """
      {"candidate_id": "sound-the-horn", "verdict": "fail",
       "rejection_codes": ["R7_DIRECTLY_DERIVABLE"], "notes": "Visible in plans.md:3."}\
      """;

  private Path store;

  private void prepare() {
    store = vault.resolve("knowledge").resolve("vault.db");
    try (VaultStore open = new KnowledgeVaults(clock).open(store)) {
      open.write(
          new Intent("keep", "Dana Reviewer", "", "batch-fog.json"),
          writer -> {
            writer.keep(
                new KeptCandidate(
                    "batch-fog.json", "sound-the-horn", HORN, "fail", FAIL, "", "", "", ""));
            return true;
          });
    } catch (VaultException e) {
      throw new AssertionError(e);
    }
    interact(() -> models.preferences.change(s -> s.withReviewer("Dana Reviewer")));
    openVault();
  }

  private String words(String id) {
    return lookup(id).tryQueryAs(Label.class).map(Label::getText).orElse("");
  }

  private void focused(String id) {
    await(() -> lookup(id).<Node>tryQuery().filter(Node::isFocused).isPresent());
  }

  private void key(KeyCode... keys) {
    push(keys);
    settle();
  }

  private boolean isInTheStore() {
    try (VaultStore open = new KnowledgeVaults(clock).open(store)) {
      return open.read(reader -> reader.entry("sound-the-horn").isPresent());
    } catch (VaultException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void falseRejectIsReopenedAndAcceptedByKeysAlone() {
    prepare();
    key(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Y);
    await(() -> words("#kept-about").contains("1 candidate"));
    focused("#kept-list");
    key(KeyCode.R);
    focused("#kept-reason");
    write("It was moved.");
    key(KeyCode.ENTER);
    await(() -> words("#kept-message").startsWith("Reopened: sound-the-horn."));
    focused("#kept-list");
    key(KeyCode.B);
    await(() -> words("#batch-about").contains("1 candidate"));
    await(() -> words("#batch-reopened").startsWith("Reopened: It was moved."));
    assertThat(words("#batch-kept")).contains("by the gate: fail, R7_DIRECTLY_DERIVABLE");
    picture("kept-batch");
    focused("#batch-table");
    key(KeyCode.A);
    await(() -> words("#batch-message").startsWith("Accepted"));
    key(KeyCode.CONTROL, KeyCode.ENTER);
    focused("#domains-list");
    key(KeyCode.A);
    await(() -> !lookup("#domains-on").<Node>query().isDisabled());
    key(KeyCode.CONTROL, KeyCode.ENTER);
    await(
        () ->
            Optional.of(lookup("#batch-preview-yes").<Node>query())
                .filter(node -> node.isVisible() && !node.isDisabled())
                .isPresent());
    key(KeyCode.CONTROL, KeyCode.ENTER);
    await(() -> words("#batch-message").contains("1 entry is in the vault"));
    assertThat(isInTheStore()).isTrue();
    key(KeyCode.ESCAPE);
    await(
        () ->
            models.ledger.entries().stream()
                .map(LedgerEntry::record)
                .anyMatch(r -> r.decision().equals("reopen")));
  }
}

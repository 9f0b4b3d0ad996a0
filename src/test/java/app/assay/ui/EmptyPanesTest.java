package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Before anything is open every pane says what to do to fill it.
class EmptyPanesTest extends WorkbenchFxTest {

  private String words(String pane) {
    StringBuilder words = new StringBuilder();
    Set<Node> panes = lookup(pane).queryAll();
    panes.forEach(node -> collect(node, words));
    return words.toString();
  }

  private static void collect(Node node, StringBuilder words) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof Labeled labeled && labeled.getText() != null) {
      words.append(labeled.getText()).append(' ');
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, words));
    }
  }

  @Test
  void everyPaneSaysWhatToDo() {
    assertThat(words("#vault")).contains("Open a folder");
    assertThat(words("#points")).contains("Open a document");
    assertThat(words("#problems")).contains("Open a document");
    assertThat(words("#details")).contains("Select a finding");
    assertThat(words("#welcome")).contains("Open folder", "Open document");
    push(KeyCode.ALT, KeyCode.DIGIT7);
    settle();
    assertThat(words("#tasks-window")).contains("Nothing runs");
    push(KeyCode.ALT, KeyCode.DIGIT8);
    settle();
    assertThat(words("#ledger")).contains("Answer a claim in Review");
  }

  @Test
  void emptyVaultPaneOpensAFolder() {
    choosers.choose(vault);
    for (String id : List.of("#vault-choose", "#welcome-open")) {
      assertThat(lookup(id).queryButton().isVisible()).isTrue();
    }
    interact(() -> lookup("#vault-choose").queryButton().fire());
    await(() -> models.vault.vault().isPresent());
    assertThat(lookup("#vault-tree").query().isVisible()).isTrue();
  }

  @Test
  void emptyProblemsLeadToTheWholeVault() {
    openVault();
    interact(() -> lookup("#problems-hint-do").queryButton().fire());
    await(() -> models.problems.isWholeVault());
    assertThat(lookup("#problems-list").queryListView().getItems()).isNotEmpty();
  }

  @Test
  void emptyListOfKeptCandidatesOpensABatch() {
    interact(() -> models.preferences.setReviewer("Dana Reviewer"));
    openVault();
    choosers.choose(vault.resolve("batches/batch-2026-05-04.json"));
    interact(() -> window.actions().run("view.kept"));
    await(() -> lookup("#kept-none-do").tryQuery().filter(Node::isVisible).isPresent());
    assertThat(words("#kept")).contains("Nothing is kept yet");
    picture("kept-empty");
    interact(() -> lookup("#kept-none-do").queryButton().fire());
    await(() -> !window.views().list().isEmpty());
    assertThat(window.frame().isCovered()).isFalse();
  }
}

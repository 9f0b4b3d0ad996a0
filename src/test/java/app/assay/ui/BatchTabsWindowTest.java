package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Batches beside documents, and a folder that is watched.
class BatchTabsWindowTest extends WorkbenchFxTest {

  private static final String DOCUMENT = "documents/lens-supplier.cgd.md";

  private Path batch(String name) {
    return vault.resolve("batches").resolve(name);
  }

  private void openBatch(Path file) {
    choosers.choose(file);
    ctrl(KeyCode.B);
    await(() -> words("#batch-about").contains(file.getFileName().toString()));
  }

  private Optional<Node> shown(String id) {
    return lookup(id).match(BatchTabsWindowTest::isSeen).tryQuery();
  }

  /// Tabs that are not in front are there, and are not seen.
  private static boolean isSeen(Node node) {
    Node at = node;
    while (at != null && at.isVisible()) {
      at = at.getParent();
    }
    return at == null;
  }

  private String words(String id) {
    return shown(id).map(node -> ((Label) node).getText()).orElse("");
  }

  private List<String> tabs() {
    return lookup("#document-tabs").queryAs(TabPane.class).getTabs().stream()
        .map(Tab::getText)
        .toList();
  }

  private void begin() {
    interact(() -> models.preferences.change(s -> s.withReviewer("Dana Reviewer")));
    openVault();
  }

  @Test
  void batchesAreTabsBesideDocuments() {
    begin();
    open(DOCUMENT);
    openBatch(batch("batch-2026-05-04.json"));
    assertThat(models.documents.active()).isEmpty();
    openBatch(batch("candidates-2026-06-15.json"));
    openBatch(batch("batch-2026-05-04.json"));
    assertThat(tabs())
        .containsExactly(
            "lens-supplier.cgd.md", "batch-2026-05-04.json", "candidates-2026-06-15.json");
    interact(() -> models.documents.open(vault.resolve(DOCUMENT)));
    await(() -> shown("#details").isPresent());
    assertThat(shown("#batch-table")).isEmpty();
    openBatch(batch("batch-2026-05-04.json"));
    await(() -> shown("#batch-table").filter(Node::isFocused).isPresent());
    ctrl(KeyCode.W);
    await(() -> tabs().size() == 2);
  }

  @Test
  void newBatchShowsItselfInTheTree() throws IOException {
    begin();
    Path part = Files.writeString(batch("late.part"), "[]");
    Files.move(part, batch("late.json"));
    await(() -> models.vault.vault().orElseThrow().batches().contains(batch("late.json")));
  }

  @Test
  void openBatchThatOthersChangeIsReadAgainOnRequest() throws IOException {
    begin();
    Path file = batch("candidates-2026-06-15.json");
    openBatch(file);
    Files.writeString(file, Files.readString(file) + "\n");
    await(() -> words("#batch-ask").contains("was changed by another program"));
    await(() -> shown("#batch-ask-yes").filter(Node::isFocused).isPresent());
    picture("knowledge-changed");
    push(KeyCode.ENTER);
    await(() -> words("#batch-message").startsWith("Read again."));
  }
}

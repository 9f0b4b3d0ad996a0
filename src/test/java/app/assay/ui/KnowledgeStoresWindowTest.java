package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import app.assay.vault.VaultException;
import app.assay.workspace.KnowledgeVaults;
import app.assay.workspace.TeamVaultFile;
import java.nio.file.Path;
import javafx.scene.control.Label;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// A folder with more than one knowledge store, one of them on a server that is gone.
class KnowledgeStoresWindowTest extends WorkbenchFxTest {

  private Path second;

  private void prepare() {
    second = vault.resolve("knowledge").resolve("winter.db");
    try {
      new KnowledgeVaults(clock).create(second).close();
    } catch (VaultException e) {
      throw new AssertionError(e);
    }
    interact(() -> models.preferences.change(s -> s.withReviewer("Dana Reviewer")));
  }

  private String words(String id) {
    return lookup(id).tryQueryAs(Label.class).map(Label::getText).orElse("");
  }

  private void knowledge() {
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    settle();
  }

  @Test
  void theStoreThatWasChosenIsRemembered() {
    prepare();
    openVault();
    knowledge();
    await(() -> lookup("#store-list").tryQuery().filter(n -> n.isFocused()).isPresent());
    picture("knowledge-stores");
    push(KeyCode.DOWN);
    push(KeyCode.ENTER);
    await(() -> words("#knowledge-about").startsWith("winter.db"));
    push(KeyCode.ESCAPE);
    await(() -> lookup("#knowledge").tryQuery().isEmpty());
    knowledge();
    await(() -> words("#knowledge-about").startsWith("winter.db"));
  }

  @Test
  void aBatchAsksWhichStoreItIsFor() {
    prepare();
    openVault();
    choosers.choose(vault.resolve("batches").resolve("candidates-2026-06-15.json"));
    ctrl(KeyCode.B);
    await(() -> lookup("#store-list").tryQuery().filter(n -> n.isFocused()).isPresent());
    push(KeyCode.ENTER);
    await(() -> words("#batch-about").contains("10 candidates"));
  }

  @Test
  void aServerThatIsGoneIsSaidAndBlocksNothing() {
    prepare();
    new TeamVaultFile(new DocumentFile())
        .write(vault, "postgresql://dana@127.0.0.1:9/knowledge?connect_timeout=2");
    openVault();
    Path team = TeamVaultFile.of(vault);
    await(() -> !models.vault.marks(team).isEmpty());
    assertThat(models.vault.marks(team).getFirst().spoken()).contains("does not answer");
    assertThat(models.vault.marks(team).getFirst().text()).isEqualTo("no answer");
    TreeView<?> tree = lookup("#vault-tree").queryAs(TreeView.class);
    interact(() -> tree.scrollTo(tree.getExpandedItemCount() - 1));
    picture("knowledge-tree-team");
    assertThat(models.vault.marks(second)).isNotEmpty();
  }
}

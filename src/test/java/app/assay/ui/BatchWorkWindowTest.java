package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.workspace.TaskRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.junit.jupiter.api.Test;

/// What else happens around a batch: its repository, closing it at work, going from tab to tab, and
/// files that the program itself writes.
class BatchWorkWindowTest extends WorkbenchFxTest {

  private final List<String> said = new ArrayList<>();

  @Override
  protected TaskRunner runner() {
    return new HeldRunner(3);
  }

  private Path begin() {
    interact(
        () -> {
          models.preferences.change(s -> s.withReviewer("Dana Reviewer"));
          models.announcer.onSay(said::add);
        });
    openVault();
    Path file = vault.resolve("batches").resolve("candidates-2026-06-15.json");
    openBatch(file);
    return file;
  }

  private void openBatch(Path file) {
    choosers.choose(file);
    ctrl(KeyCode.B);
    await(() -> words("#batch-about").contains("10 candidates"));
    await(() -> lookup("#batch-table").query().isFocused());
  }

  private String words(String id) {
    return lookup(id).tryQueryAs(Labeled.class).map(Labeled::getText).orElse("");
  }

  private List<String> tabs() {
    return lookup("#document-tabs").queryAs(TabPane.class).getTabs().stream()
        .map(Tab::getText)
        .toList();
  }

  @Test
  void theRepositoryIsChosenByKeysAndAFolderThatIsNoneChangesNothing() throws Exception {
    Path repository = repository("keepers");
    begin();
    String before = words("#batch-repository");
    choosers.choose(folder);
    chooseRepository();
    await(() -> said.stream().anyMatch(s -> s.contains("is no checkout of git")));
    assertThat(words("#batch-repository")).isEqualTo(before);
    choosers.choose(repository);
    chooseRepository();
    await(() -> words("#batch-repository").equals("Repository: keepers"));
    picture("batch-repository");
  }

  private Path repository(String name) throws IOException, GitAPIException {
    Path at = Files.createDirectories(folder.resolve("elsewhere").resolve(name));
    Git.init().setDirectory(at.toFile()).call().close();
    return at;
  }

  private void chooseRepository() {
    push(KeyCode.R);
    settle();
    push(KeyCode.DOWN);
    push(KeyCode.ENTER);
    settle();
    interact(() -> lookup("#batch-table").query().requestFocus());
  }

  @Test
  void closingABatchAtWorkAsksAndVerdictsSoFarStay() {
    Path file = begin();
    push(KeyCode.G);
    await(() -> words("#batch-stop").contains("3"));
    ctrl(KeyCode.W);
    await(() -> words("#batch-ask").startsWith("The gate is at work"));
    await(() -> lookup("#batch-ask-yes").query().isFocused());
    picture("batch-close");
    push(KeyCode.ESCAPE);
    settle();
    assertThat(tabs()).hasSize(1);
    assertThat(lookup("#batch-stop").query().isVisible()).isTrue();
    ctrl(KeyCode.W);
    await(() -> lookup("#batch-ask-yes").query().isFocused());
    push(KeyCode.ENTER);
    await(() -> tabs().isEmpty());
    await(() -> models.outside.runner().running().list().isEmpty());
    assertThat(said).noneMatch(s -> s.contains("fault") || s.contains("Exception"));
    openBatch(file);
    await(
        () ->
            lookup(n -> n instanceof Label l && l.getText().startsWith("Kept on "))
                .tryQuery()
                .isPresent());
  }

  @Test
  void ctrlTabGoesFromTabToTabAndTheKeyboardGoesAlong() {
    begin();
    open("documents/lens-supplier.cgd.md");
    assertThat(models.documents.active()).isPresent();
    push(KeyCode.CONTROL, KeyCode.TAB);
    await(() -> models.documents.active().isEmpty());
    await(() -> lookup("#batch-table").query().isFocused());
    push(KeyCode.CONTROL, KeyCode.TAB);
    await(() -> models.documents.active().isPresent());
    await(() -> holdsFocus(pane(models.documents.active().orElseThrow())));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.TAB);
    await(() -> lookup("#batch-table").query().isFocused());
  }

  private boolean holdsFocus(Node node) {
    Node at = stage.getScene().getFocusOwner();
    while (at != null && at != node) {
      at = at.getParent();
    }
    return at != null;
  }

  @Test
  void whatTheProgramWritesItselfIsNoNews() throws IOException {
    Path file = begin();
    push(KeyCode.DOWN);
    push(KeyCode.X);
    settle();
    write("Known for long\n");
    await(() -> !words("#batch-message").isEmpty());
    Path changes = file.resolveSibling("changes.json");
    choosers.choose(changes);
    clickOn("#batch-changeset");
    await(() -> Files.exists(changes));
    Path late = Files.writeString(file.resolveSibling("late.part"), "[]");
    Files.move(late, file.resolveSibling("late.json"));
    await(() -> said.stream().anyMatch(s -> s.contains("late.json")));
    assertThat(said).noneMatch(s -> s.contains("changes.json") && s.contains("arrived"));
    assertThat(said).noneMatch(s -> s.contains("changed"));
    assertThat(words("#batch-ask")).doesNotContain("changed by another program");
  }
}

package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import app.assay.ui.shell.CentreView;
import app.assay.workspace.Session;
import app.assay.workspace.SettingsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.Test;

/// What the next start finds as it was left, and what the program says of itself.
class SessionWindowTest extends WorkbenchFxTest {

  private static final String PLAN = "documents/capacity-plan.cgd.md";
  private static final String AUDIT = "documents/power-audit.cgd.md";

  private static final String OLD = "batches/batch-2026-05-04.json";
  private static final String NEW = "batches/candidates-2026-06-15.json";

  private Session kept() {
    return new SettingsFile(folder.resolve("settings"), new DocumentFile()).read().session();
  }

  private Optional<LastSession.Tabs> next(List<Path> given) {
    return new LastSession(models, window.views(), kept()).tabs(given);
  }

  private List<Path> documents(List<Path> given) {
    return next(given).orElseThrow().there().documents();
  }

  private void begin() {
    interact(
        () -> {
          models.preferences.change(s -> s.withReviewer("Dana Reviewer"));
          new LastSession(models, window.views(), kept());
        });
    openVault();
  }

  private void openBatch(String name) {
    choosers.choose(vault.resolve(name));
    interact(() -> window.actions().run("file.batch"));
    await(() -> names().contains(Path.of(name).getFileName().toString()));
  }

  private List<String> names() {
    return window.views().list().stream().map(CentreView::name).toList();
  }

  private String said() {
    return lookup("#status-message").queryAs(Label.class).getText();
  }

  /// All that is said from now on; the watched folder has its own word on a file that goes.
  private List<String> heard() {
    List<String> heard = new CopyOnWriteArrayList<>();
    interact(() -> models.announcer.onSay(heard::add));
    return heard;
  }

  @Test
  void batchesAreOpenAgainBesideTheDocumentsAndTheOneInFrontIsInFront() {
    begin();
    open(PLAN);
    openBatch(OLD);
    openBatch(NEW);
    await(() -> kept().front().endsWith(NEW));
    assertThat(kept().batches())
        .containsExactly(vault.resolve(OLD).toString(), vault.resolve(NEW).toString());
    LastSession.Tabs left = next(List.of()).orElseThrow();
    interact(() -> window.views().closeAll(models.documents::clear));
    await(() -> names().isEmpty());
    interact(() -> window.again(left));
    await(() -> names().size() == 2 && models.documents.list().size() == 1);
    await(() -> window.views().front().filter(v -> v.about().endsWith(NEW)).isPresent());
    assertThat(said()).isEmpty();
  }

  @Test
  void batchThatIsGoneIsSaidAndTheOthersComeBack() throws IOException {
    begin();
    openBatch(OLD);
    openBatch(NEW);
    await(() -> kept().batches().size() == 2);
    LastSession.Tabs left = next(List.of()).orElseThrow();
    interact(() -> window.views().closeAll(models.documents::clear));
    await(() -> names().isEmpty());
    Files.delete(vault.resolve(NEW));
    List<String> heard = heard();
    interact(() -> window.again(left));
    await(() -> names().equals(List.of("batch-2026-05-04.json")));
    await(
        () -> heard.contains("No longer there, so not opened again: candidates-2026-06-15.json."));
  }

  @Test
  void openDocumentsAreOpenAgainWhereTheyAreStillThere() throws IOException {
    begin();
    open(PLAN);
    open(AUDIT);
    await(() -> kept().tabs().size() == 2);
    assertThat(kept().vault()).isEqualTo(vault.toString());
    interact(
        () -> {
          assertThat(documents(List.of()))
              .containsExactly(vault.resolve(PLAN), vault.resolve(AUDIT));
          assertThat(next(List.of()).orElseThrow().front()).contains(vault.resolve(AUDIT));
          assertThat(documents(List.of(vault))).hasSize(2);
          assertThat(next(List.of(vault.resolve(PLAN)))).isEmpty();
        });
    Files.delete(vault.resolve(AUDIT));
    interact(() -> assertThat(documents(List.of())).containsExactly(vault.resolve(PLAN)));
    LastSession.Tabs left = next(List.of()).orElseThrow();
    interact(() -> models.documents.clear());
    List<String> heard = heard();
    interact(() -> window.again(left));
    await(() -> models.documents.active().isPresent());
    await(() -> heard.contains("No longer there, so not opened again: power-audit.cgd.md."));
    assertThat(models.documents.active().orElseThrow().shown()).isEqualTo(PLAN);
  }

  @Test
  void withoutALastTimeNothingIsOpened() {
    interact(() -> assertThat(next(List.of())).isEmpty());
  }

  @Test
  void aboutNamesVersionsAndWorksOfOthers() {
    interact(() -> window.actions().run("app.about"));
    await(() -> !lookup("#about-works").queryAs(ListView.class).getItems().isEmpty());
    picture("about");
    assertThat(lookup("#about-java").queryAs(Label.class).getText())
        .startsWith(System.getProperty("java.runtime.version"));
    assertThat(lookup("#about-javafx").queryAs(Label.class).getText()).startsWith("26");
    assertThat(lookup("#about-close").query().isFocused()).isTrue();
  }

  @Test
  void windowIsNamedAndHasItsIcons() {
    openVault();
    open(PLAN);
    assertThat(stage.getTitle()).contains("lighthouse").contains("Assay");
  }
}

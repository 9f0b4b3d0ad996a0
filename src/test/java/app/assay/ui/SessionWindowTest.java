package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import app.assay.workspace.Session;
import app.assay.workspace.SettingsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.Test;

/// What the next start finds as it was left, and what the program says of itself.
class SessionWindowTest extends WorkbenchFxTest {

  private static final String PLAN = "documents/capacity-plan.cgd.md";
  private static final String AUDIT = "documents/power-audit.cgd.md";

  private Session kept() {
    return new SettingsFile(folder.resolve("settings"), new DocumentFile()).read().session();
  }

  private List<Path> next(List<Path> given) {
    return new LastSession(models).paths(given);
  }

  @Test
  void openDocumentsAreOpenAgainWhereTheyAreStillThere() throws IOException {
    interact(() -> new LastSession(models));
    openVault();
    open(PLAN);
    open(AUDIT);
    await(() -> kept().tabs().size() == 2);
    assertThat(kept().vault()).isEqualTo(vault.toString());
    interact(
        () -> {
          assertThat(next(List.of()))
              .containsExactly(vault, vault.resolve(AUDIT), vault.resolve(PLAN));
          assertThat(next(List.of(vault))).hasSize(3);
          assertThat(next(List.of(vault.resolve(PLAN)))).containsExactly(vault.resolve(PLAN));
        });
    Files.delete(vault.resolve(AUDIT));
    interact(() -> assertThat(next(List.of())).containsExactly(vault, vault.resolve(PLAN)));
    interact(() -> models.documents.clear());
    interact(() -> window.start(List.of(vault, vault.resolve(PLAN))));
    await(() -> models.documents.active().isPresent());
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

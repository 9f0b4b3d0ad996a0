package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.ui.documents.OpenDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class BulkWindowTest extends WorkbenchFxTest {

  private static final String OLD = CgdText.valid().set("clarity-gate-version", "2.0").text();

  private String text(String id) {
    return lookup(id).queryAs(Label.class).getText();
  }

  private Callable<Boolean> listed(int rows) {
    return () ->
        lookup("#bulk-list").tryQuery().isPresent()
            && lookup("#bulk-list").queryAs(ListView.class).getItems().size() == rows;
  }

  @Test
  void documentsAreMigratedByKeyAndUndoBringsThemBack() throws IOException {
    Path first = vault.resolve("documents/engine-room.cgd.md");
    Path second = vault.resolve("documents/stairs.cgd.md");
    Files.writeString(first, OLD);
    Files.writeString(second, CgdText.pending("B").set("clarity-gate-version", "2.0").text());
    Files.writeString(
        vault.resolve("imported/future.cgd.md"),
        CgdText.valid().set("clarity-gate-version", "3.0").text());
    openVault();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.D);
    await(listed(3));
    assertThat(text("#bulk-about")).startsWith("2 would change · 1 left alone");
    push(KeyCode.A);
    push(KeyCode.R);
    settle();
    picture("bulk-migration");
    push(KeyCode.W);
    await(() -> text("#bulk-state").endsWith("1 written"));
    picture("bulk-migrated");
    assertThat(Files.readString(first)).contains("clarity-gate-version: 2.1");
    assertThat(Files.readString(second)).contains("clarity-gate-version: 2.0");
    push(KeyCode.ESCAPE);
    await(() -> !window.frame().isCovered());
    ctrl(KeyCode.Z);
    await(() -> Files.readString(first).equals(OLD));
  }

  @Test
  void hashesOfAnotherRecipeAreShownBeforeTheyAreStamped() {
    openVault();
    interact(() -> window.actions().run("file.recipes"));
    await(() -> lookup("#bulk-list").tryQuery().isPresent() && !text("#bulk-words").isEmpty());
    picture("bulk-recipe");
    push(KeyCode.SHIFT, KeyCode.A);
    push(KeyCode.W);
    await(() -> text("#bulk-state").endsWith("1 written"));
    push(KeyCode.ESCAPE);
    await(() -> text("#title-hashes").equals("3 wrong hashes"));
  }

  @Test
  void documentOfANewerVersionIsWrittenToByNothing() throws IOException {
    Path file = vault.resolve("imported/future.cgd.md");
    Files.writeString(file, CgdText.valid().set("clarity-gate-version", "3.0").text());
    openVault();
    OpenDocument document = open("imported/future.cgd.md");
    settle();
    assertThat(lookup("#version-banner").query().isVisible()).isTrue();
    picture("version-newer");
    String before = document.text().text();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
    await(() -> !text("#change-messages").isEmpty());
    picture("migrate-newer");
    assertThat(text("#change-messages")).startsWith("Version 3.0 is newer than 2.1");
    assertThat(document.text().text()).isEqualTo(before);
  }

  @Test
  void oneDocumentIsMigratedInTheEditor() throws IOException {
    Files.writeString(vault.resolve("documents/engine-room.cgd.md"), OLD);
    openVault();
    OpenDocument document = open("documents/engine-room.cgd.md");
    assertThat(lookup("#version-banner").query().isVisible()).isFalse();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
    await(() -> lookup("#change-lines").query().isVisible());
    picture("migrate-one");
    interact(() -> lookup("#change-go").queryAs(Button.class).fire());
    await(() -> document.text().text().contains("clarity-gate-version: 2.1"));
    ctrl(KeyCode.Z);
    assertThat(document.text().text()).isEqualTo(OLD);
  }
}

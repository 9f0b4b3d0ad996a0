package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import app.assay.ui.documents.OpenDocument;
import java.io.IOException;
import java.nio.file.Files;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class ChangeWindowTest extends WorkbenchFxTest {

  private void select(OpenDocument document, String words) {
    int at = document.text().text().indexOf(words);
    interact(() -> pane(document).select(new Span(at, at + words.length())));
    settle();
  }

  private boolean isReady() {
    return lookup("#change-lines").query().isVisible();
  }

  @Test
  void selectionIsExcludedByKeyboardAfterItsDifferenceWasSeen() {
    openVault();
    OpenDocument manual = open("documents/fog-signal-manual.cgd.md");
    String before = manual.text().text();
    int body = before.indexOf("\n# ");
    String line = before.substring(body).lines().filter(l -> l.endsWith(".")).findFirst().get();
    select(manual, line);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    settle();
    push(KeyCode.ENTER);
    await(() -> lookup("#change-messages").queryAs(Label.class).getText().contains("reason"));
    picture("exclude-refused");
    write("Nobody knows\n");
    await(this::isReady);
    picture("exclude");
    assertThat(manual.text().text()).isEqualTo(before);
    push(KeyCode.SPACE);
    await(() -> manual.text().text().contains("CG-EXCLUSION:BEGIN id=exclusion-1"));
    awaitCheck(manual);
    assertThat(lookup("#status-state").queryAs(Label.class).getText()).contains("% excluded");
    ctrl(KeyCode.Z);
    assertThat(manual.text().text()).isEqualTo(before);
  }

  @Test
  void lastBlockIsIncludedByAPersonAndUndoBringsItBack() throws IOException {
    openVault();
    OpenDocument wiring = open("documents/old-wiring.cgd.md");
    String before = wiring.text().text();
    select(
        wiring,
        before
            .substring(
                before.indexOf("-->\n", before.indexOf("BEGIN id=")) + 4,
                before.indexOf("<!-- CG-EXCLUSION:END"))
            .strip());
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.I);
    await(() -> lookup("#change-reviewer").tryQuery().isPresent());
    picture("include-last-asked");
    write("Ida Berg\n");
    await(this::isReady);
    picture("include-last");
    push(KeyCode.SPACE);
    await(() -> !disk(wiring).contains("CG-EXCLUSION"));
    await(() -> models.ledger.report().filter(r -> r.entries() == 1).isPresent());
    awaitCheck(models.documents.active().orElseThrow());
    assertThat(lookup("#status-state").queryAs(Label.class).getText())
        .isEqualTo("CLEAR | REVIEWED");
    picture("include-last-done");
    ctrl(KeyCode.Z);
    await(() -> disk(wiring).equals(before));
  }

  private static String disk(OpenDocument document) throws IOException {
    return Files.readString(document.path());
  }

  @Test
  void sourceOfTruthIsDemotedFromTheFinder() {
    openVault();
    OpenDocument rota = open("reference/rota-2026.cgd.md");
    interact(() -> window.actions().run("edit.demote"));
    settle();
    write("The rota ended\n");
    await(this::isReady);
    picture("demote");
    interact(() -> lookup("#change-go").queryAs(Button.class).fire());
    await(() -> !rota.text().text().contains("tier:"));
    assertThat(lookup("#change-card").tryQuery()).isEmpty();
  }
}

package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import app.assay.ui.documents.OpenDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The ways into a document of a newer version that begin with a key.
class NewerWindowTest extends WorkbenchFxTest {

  private static final String REFUSAL = "Nothing was written: format 3.0";

  private OpenDocument document;
  private String before = "";

  @BeforeEach
  void openNewer() throws IOException {
    Path file = vault.resolve("documents/fog-signal-manual.cgd.md");
    String text = Files.readString(file).replace("gate-version: 2.1", "gate-version: 3.0");
    int body = text.indexOf('\n', text.indexOf("\n# ") + 1) + 1;
    before = text.substring(0, body) + "\nTraffic will double.\n" + text.substring(body);
    Files.writeString(file, before);
    openVault();
    document = open("documents/fog-signal-manual.cgd.md");
  }

  private String said() {
    return lookup("#status-message").queryAs(Label.class).getText();
  }

  @Test
  void fixAtTheCaretIsRefusedAndSaysWhy() {
    int at = before.indexOf("will double");
    interact(() -> pane(document).select(Span.at(at + 1)));
    settle();
    push(KeyCode.ALT, KeyCode.ENTER);
    settle();
    push(KeyCode.ENTER);
    await(() -> said().startsWith(REFUSAL));
    picture("newer-fix-refused");
    assertThat(document.text().text()).isEqualTo(before);
    write("x");
    assertThat(document.text().text()).hasSize(before.length() + 1);
  }

  @Test
  void migrationIsRefusedWithoutAButtonThatAsksAgain() {
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
    await(
        () -> lookup("#change-messages").queryAs(Label.class).getText().contains("newer than 2.1"));
    picture("newer-migrate");
    assertThat(lookup("#change-go").queryAs(Button.class).isVisible()).isFalse();
    assertThat(lookup("#change-cancel").queryAs(Button.class).isFocused()).isTrue();
    push(KeyCode.SPACE);
    settle();
    assertThat(lookup("#change-card").tryQuery()).isEmpty();
  }
}

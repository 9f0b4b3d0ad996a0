package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.documents.OpenDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class SourcesWindowTest extends WorkbenchFxTest {

  private String about() {
    return lookup("#sources-about").queryAs(Label.class).getText();
  }

  @Test
  void claimsOfAllSourcesAreShownWithTheirConflicts() throws IOException {
    Path parts = vault.resolve("reference/spare-parts.cgd.md");
    Files.writeString(
        parts,
        Files.readString(parts)
            .replace("| Prism cement | 2 tubes |", "| A watch lasts six hours | 8 h |"));
    openVault();
    push(KeyCode.ALT, KeyCode.DIGIT3);
    await(() -> about().contains("verified claims"));
    assertThat(about())
        .isEqualTo("2 Sources of Truth \u00B7 6 verified claims \u00B7 1 conflict of values");
    picture("sources");
    push(KeyCode.ENTER);
    await(() -> models.documents.active().isPresent());
    assertThat(models.documents.active().map(OpenDocument::shown))
        .isEqualTo(Optional.of("reference/rota-2026.cgd.md"));
  }
}

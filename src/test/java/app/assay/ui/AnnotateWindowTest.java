package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdParser;
import app.assay.ui.theme.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Annotate inside the whole window, by keyboard alone.
class AnnotateWindowTest extends WorkbenchFxTest {

  private static final String NOTES =
      """
      # Harbour light

      The lamp room is whitewashed and the stair has ninety steps of granite.

      Sales of tickets will double next year. The new lens always works in fog.

      The number of visitors will triple, and the fog horn will be replaced by a quieter one.

      ## Costs

      A bulb costs $18.40 at Harbour Optics.

      | Lamp | Uptime | Source |
      |------|--------|--------|
      | Fresnel | 99.7% | log of 2025, page 4 |
      """;

  private Path annotate(String text) throws IOException {
    Path markdown = vault.resolve("documents/notes.md");
    Files.writeString(markdown, text);
    openVault();
    open("documents/notes.md");
    interact(() -> models.preferences.setReviewer("Dana Reviewer"));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.M);
    await(() -> lookup("#annotate").tryQuery().isPresent());
    await(() -> !lookup("#annotate-write").query().isDisabled());
    return markdown;
  }

  @Test
  void acceptedMarkersAreWrittenBesideTheTextAndTheDocumentIsOpened() throws IOException {
    Path markdown = annotate(NOTES);
    push(KeyCode.A);
    push(KeyCode.R);
    await(() -> !lookup("#annotate-write").query().isDisabled());
    assertThat(lookup("#annotate-counts").queryAs(Label.class).getText())
        .startsWith("1 accepted · 1 refused");
    picture("annotate");
    push(KeyCode.W);
    await(() -> !window.frame().isCovered());
    await(() -> models.documents.active().filter(d -> d.name().equals("notes.cgd.md")).isPresent());
    String made = Files.readString(vault.resolve("documents/notes.cgd.md"));
    assertThat(Files.readString(markdown)).isEqualTo(NOTES);
    assertThat(CgdParser.standard().parse(app.assay.text.SourceText.of(made)).header())
        .satisfies(
            header -> {
              assertThat(header.value("processed-by")).isEqualTo("Dana Reviewer");
              assertThat(header.value("hitl-status")).isEqualTo("PENDING");
            });
    assertThat(made).contains("projected to double");
  }

  @Test
  void documentThatIsThereAlreadyIsNotReplaced() throws IOException {
    Path there = vault.resolve("documents/notes.cgd.md");
    Files.writeString(there, "mine\n");
    annotate(NOTES);
    push(KeyCode.W);
    await(() -> lookup("#annotate-banner").query().isVisible());
    assertThat(lookup("#annotate-banner").queryAs(Label.class).getText()).contains("was not made");
    assertThat(Files.readString(there)).isEqualTo("mine\n");
    push(KeyCode.ESCAPE);
    await(() -> !window.frame().isCovered());
  }

  @Test
  void textThatCannotBecomeADocumentSaysWhy() throws IOException {
    Path markdown = vault.resolve("documents/notes.md");
    Files.writeString(markdown, "# Only a heading\n");
    openVault();
    open("documents/notes.md");
    interact(() -> models.preferences.setReviewer("Dana Reviewer"));
    interact(() -> lookup("#status-annotate").queryButton().fire());
    await(() -> lookup("#annotate-banner").tryQuery().filter(n -> n.isVisible()).isPresent());
    assertThat(lookup("#annotate-banner").queryAs(Label.class).getText())
        .contains("no sentence that a person could confirm");
    assertThat(lookup("#annotate-write").query().isDisabled()).isTrue();
    interact(() -> look.setTheme(Theme.DARK));
    picture("annotate-refused");
    push(KeyCode.ESCAPE);
    await(() -> !window.frame().isCovered());
  }
}

package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.documents.OpenDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// The review inside the whole window: from the document to the written file and back.
class ReviewScreensTest extends WorkbenchFxTest {

  private static final String PLAN = "documents/capacity-plan.cgd.md";

  private String focused() {
    var owner = stage.getScene().getFocusOwner();
    return owner == null || owner.getId() == null ? "" : owner.getId();
  }

  @Test
  void claimIsConfirmedFromTheWindowAndTakenBackThere() throws IOException {
    openVault();
    open(PLAN);
    byte[] before = Files.readAllBytes(vault.resolve(PLAN));
    interact(
        () -> {
          models.preferences.setReviewer("Dana Reviewer");
          window.actions().run("review.open");
        });
    await(() -> lookup("#review").tryQuery().isPresent());
    await(() -> focused().equals("review-list-a"));
    clickOn("#review-round-b");
    settle();
    assertThat(lookup("#review-scope").queryAs(Label.class).getText())
        .isEqualTo("lighthouse · Round B · true verification");
    interact(() -> lookup("#review-claims").query().requestFocus());
    push(KeyCode.DOWN);
    push(KeyCode.TAB);
    write("Price list 2026, page 2");
    push(KeyCode.ESCAPE);
    push(KeyCode.T);
    push(KeyCode.P);
    await(() -> !lookup("#review-write").query().isDisabled());
    push(KeyCode.W);
    await(() -> lookup("#review-result").tryQuery().isPresent());
    assertThat(lookup("#review-result").queryAs(Label.class).getText())
        .isEqualTo("1 answer is written");
    push(KeyCode.ESCAPE);
    push(KeyCode.ESCAPE);
    await(() -> !window.frame().isCovered());
    await(
        () ->
            models
                .documents
                .active()
                .map(OpenDocument::text)
                .filter(t -> t.text().contains("confirmed-by: Dana Reviewer"))
                .isPresent());
    ctrl(KeyCode.Z);
    await(() -> Arrays.equals(Files.readAllBytes(vault.resolve(PLAN)), before));
    await(
        () ->
            models
                .documents
                .active()
                .map(OpenDocument::text)
                .filter(t -> !t.text().contains("confirmed-by"))
                .isPresent());
  }
}

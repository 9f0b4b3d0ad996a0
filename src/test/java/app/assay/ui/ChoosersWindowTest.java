package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.hitl.queue.QueueDraft;
import app.assay.hitl.queue.QueueRoot;
import app.assay.text.DocumentFile;
import app.assay.ui.documents.OpenDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// What is chosen in a chooser is what the window goes on with; where nothing is chosen, nothing
/// happens.
class ChoosersWindowTest extends WorkbenchFxTest {

  private static final String PLAN = "documents/capacity-plan.cgd.md";

  private void ctrlShift(KeyCode key) {
    push(KeyCode.CONTROL, KeyCode.SHIFT, key);
    settle();
  }

  private void fire(String button) {
    interact(() -> lookup(button).queryAs(Button.class).fire());
    settle();
  }

  private Optional<String> active() {
    return models.documents.active().map(OpenDocument::shown);
  }

  @Test
  void folderThatIsChosenIsTheVault() {
    ctrl(KeyCode.O);
    assertThat(models.vault.vault()).isEmpty();
    choosers.choose(vault);
    ctrl(KeyCode.O);
    await(() -> models.vault.vault().isPresent() && models.vault.unchecked() == 0);
    ctrl(KeyCode.O);
    assertThat(choosers.asked)
        .isEqualTo(List.of("Open a vault", "Open a vault", "Open a vault, lighthouse"));
  }

  @Test
  void documentThatIsChosenIsOpened() {
    openVault();
    ctrlShift(KeyCode.O);
    assertThat(active()).isEmpty();
    choosers.choose(vault.resolve(PLAN));
    ctrlShift(KeyCode.O);
    await(() -> active().equals(Optional.of(PLAN)));
    choosers.cancel();
    ctrlShift(KeyCode.O);
    assertThat(active()).contains(PLAN);
    assertThat(choosers.asked).containsOnly("Open a document, lighthouse");
  }

  @Test
  void queueThatIsChosenIsOpened() throws IOException {
    QueueDraft draft = new QueueDraft(QueueRoot.of(vault), new DocumentFile());
    draft.add(vault.resolve(PLAN));
    Path file = Files.writeString(vault.resolve("queue.yaml"), draft.text(clock.instant()));
    openVault();
    interact(() -> models.preferences.setReviewer("Dana Reviewer"));
    ctrlShift(KeyCode.Q);
    assertThat(window.frame().isCovered()).isFalse();
    choosers.choose(file);
    ctrlShift(KeyCode.Q);
    await(() -> lookup("#queue-claims").tryQuery().isPresent());
    assertThat(choosers.asked)
        .containsOnly("Open a queue, lighthouse, Queues *.yaml *.yml")
        .hasSize(2);
  }

  @Test
  void reportIsWrittenToTheFileThatIsChosen() throws IOException {
    openVault();
    open(PLAN);
    ctrlShift(KeyCode.R);
    fire("#report-markdown");
    assertThat(lookup("#report-message").queryAs(Label.class).getText()).isEmpty();
    Path file = folder.resolve("given-away.html");
    choosers.choose(file);
    fire("#report-html");
    await(() -> !lookup("#report-message").queryAs(Label.class).getText().isEmpty());
    assertThat(Files.readString(file)).startsWith("<!DOCTYPE html>").contains("capacity-plan");
    assertThat(choosers.asked)
        .containsExactly(
            "Write the report to, capacity-plan-report.md",
            "Write the report to, capacity-plan-report.html");
  }

  @Test
  void keyAndListOfSignersAreTakenFromTheChooser() {
    openVault();
    open(PLAN);
    chosenInto(KeyCode.G, "#signature-key", folder.resolve("id_ed25519"));
    chosenInto(KeyCode.V, "#signature-signers", folder.resolve("signers"));
    assertThat(choosers.asked)
        .containsExactly(
            "Private key to sign with",
            "Private key to sign with",
            "List of allowed signers",
            "List of allowed signers");
  }

  private void chosenInto(KeyCode key, String field, Path file) {
    choosers.cancel();
    ctrlShift(key);
    String before = lookup(field).queryAs(TextField.class).getText();
    fire(field + "-choose");
    assertThat(lookup(field).queryAs(TextField.class).getText()).isEqualTo(before);
    choosers.choose(file);
    fire(field + "-choose");
    assertThat(lookup(field).queryAs(TextField.class).getText()).isEqualTo(file.toString());
    push(KeyCode.ESCAPE);
    settle();
  }
}

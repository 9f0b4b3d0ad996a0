package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.hitl.queue.QueueDraft;
import app.assay.hitl.queue.QueueRoot;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// A queue inside the whole window, by keyboard alone.
class QueueWindowTest extends WorkbenchFxTest {

  private Path file(Instant generated) throws IOException {
    QueueDraft draft = new QueueDraft(QueueRoot.of(vault), new DocumentFile());
    draft.add(vault.resolve("documents/capacity-plan.cgd.md"));
    draft.add(vault.resolve("documents/power-audit.cgd.md"));
    Path file = vault.resolve("queue.yaml");
    Files.writeString(file, draft.text(generated));
    openVault();
    return file;
  }

  private Path queued(Instant generated) throws IOException {
    Path file = file(generated);
    interact(() -> models.preferences.setReviewer("Dana Reviewer"));
    interact(() -> window.start(List.of(file)));
    await(() -> lookup("#queue-claims").tryQuery().isPresent());
    await(() -> !text("#queue-words").isEmpty());
    return file;
  }

  private String text(String id) {
    return lookup(id).queryAs(Label.class).getText();
  }

  private void answerFirst() {
    push(KeyCode.T);
    settle();
    if (lookup("#queue-note").query().isFocused()) {
      write("Price list 2026, page 2");
      push(KeyCode.ENTER);
      push(KeyCode.T);
    }
    await(() -> text("#queue-counts").startsWith("1 answered"));
    await(() -> text("#queue-kept").equals("All answers are in the file"));
  }

  @Test
  void answerIsKeptTriedAndApplied() throws IOException {
    Path file = queued(Instant.parse("2026-06-14T09:00:00Z"));
    answerFirst();
    assertThat(Files.readString(file))
        .contains("response: true")
        .contains("notes: \"Price list 2026, page 2\"");
    push(KeyCode.P);
    await(() -> lookup("would apply").tryQuery().isPresent());
    picture("queue-trial");
    push(KeyCode.W);
    await(() -> lookup("applied").tryQuery().isPresent());
    assertThat(Files.readString(vault.resolve("documents/capacity-plan.cgd.md")))
        .contains("confirmed-by: Dana Reviewer");
    picture("queue-applied");
    push(KeyCode.ESCAPE);
    await(() -> !window.frame().isCovered());
  }

  @Test
  void queueIsOpenedFromTheTree() throws IOException {
    file(Instant.parse("2026-06-14T09:00:00Z"));
    interact(() -> models.preferences.setReviewer("Dana Reviewer"));
    await(() -> lookup("#vault-tree").query().isFocused());
    push(KeyCode.END);
    settle();
    picture("queue-in-tree");
    push(KeyCode.ENTER);
    await(() -> lookup("#queue-claims").tryQuery().isPresent());
    push(KeyCode.ESCAPE);
    await(() -> !window.frame().isCovered());
  }

  @Test
  void expiredQueueAsksBeforeItIsApplied() throws IOException {
    queued(Instant.parse("2026-06-01T09:00:00Z"));
    answerFirst();
    push(KeyCode.W);
    await(() -> lookup("#queue-force").query().isVisible());
    picture("queue-expired");
    push(KeyCode.Y);
    await(() -> lookup("applied").tryQuery().isPresent());
    push(KeyCode.ESCAPE);
    await(() -> !window.frame().isCovered());
  }
}

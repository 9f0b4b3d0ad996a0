package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.hitl.PolicyChange;
import app.assay.hitl.Reviewer;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.hitl.profile.ReviewProfile;
import app.assay.hitl.queue.QueueDraft;
import app.assay.hitl.queue.QueueRoot;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A queue in the window of a vault whose review profile asks for a least time.
class QueueTimeWindowTest extends WorkbenchFxTest {

  private static final String PLAN = "documents/capacity-plan.cgd.md";

  private String before = "";

  @BeforeEach
  void queueInAVaultThatAsksForTwentySeconds() throws IOException {
    assertThat(
            new PolicyChange(new DocumentFile(), Ledger.open(vault, clock), "test")
                .set(new ReviewPolicy(ReviewProfile.NONE, 1, 20), new Reviewer("Ida Berg")))
        .isEmpty();
    before = Files.readString(vault.resolve(PLAN));
    QueueDraft draft = new QueueDraft(QueueRoot.of(vault), new DocumentFile());
    draft.add(vault.resolve(PLAN));
    Path file = Files.writeString(vault.resolve("queue.yaml"), draft.text(clock.instant()));
    openVault();
    interact(() -> models.preferences.setReviewer("Dana Reviewer"));
    interact(() -> window.start(List.of(file)));
    await(() -> lookup("#queue-words").tryQuery().isPresent());
    await(() -> !lookup("#queue-words").queryAs(Label.class).getText().isEmpty());
  }

  private void answerAfter(Duration time) {
    clock.pass(time);
    push(KeyCode.T);
    settle();
    if (lookup("#queue-note").query().isFocused()) {
      write("Price list 2026, page 2");
      push(KeyCode.ENTER);
      push(KeyCode.T);
    }
    await(
        () ->
            lookup("#queue-kept")
                .queryAs(Label.class)
                .getText()
                .equals("All answers are in the file"));
  }

  private void apply(String outcome) {
    push(KeyCode.W);
    await(() -> lookup(outcome).tryQuery().isPresent());
  }

  private String said() {
    return lookup("#queue-outcome .label").queryAllAs(Label.class).stream()
        .map(Label::getText)
        .collect(Collectors.joining("\n"));
  }

  @Test
  void answerThatCameTooSoonIsRefusedAndAppliedOnceTheTimeIsEnough() throws IOException {
    answerAfter(Duration.ofSeconds(7));
    apply("refused");
    assertThat(said()).contains("asks for 20 s", "it was looked at for 7 s. Nothing was changed");
    assertThat(Files.readString(vault.resolve(PLAN))).isEqualTo(before);
    picture("queue-too-soon");
    push(KeyCode.UP);
    settle();
    answerAfter(Duration.ofSeconds(13));
    apply("applied");
    assertThat(Files.readString(vault.resolve(PLAN))).contains("confirmed-by: Dana Reviewer");
    assertThat(Ledger.open(vault, clock).entries().getLast().record().seconds()).isEqualTo(20);
    push(KeyCode.ESCAPE);
    await(() -> !window.frame().isCovered());
  }
}

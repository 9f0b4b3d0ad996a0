package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.FakeProvider;
import app.assay.judge.GateId;
import app.assay.judge.panel.Acceptance;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.panel.PolicyFile;
import app.assay.judge.provider.ProfilesFile;
import app.assay.judge.provider.ProviderKind;
import app.assay.judge.queue.QuestionState;
import app.assay.text.DocumentFile;
import app.assay.text.TextEdit;
import app.assay.ui.details.Subject;
import app.assay.ui.documents.OpenDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// The judges in the window: asked by hand, answered by a person, and never before a yes.
class JudgesWindowTest extends WorkbenchFxTest {

  private static final String PLAN = "documents/capacity-plan.cgd.md";

  private String said() {
    return lookup("#status-message").queryAs(Label.class).getText();
  }

  private int rows() {
    return lookup("#questions-table")
        .tryQueryAs(TableView.class)
        .map(t -> t.getItems().size())
        .orElse(-1);
  }

  private void ask() {
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.J);
    settle();
  }

  private void configure(FakeProvider provider) {
    assertThat(
            new ProfilesFile(folder.resolve("settings"), new DocumentFile())
                .add(provider.profile("small")))
        .isEmpty();
    assertThat(
            new PolicyFile(vault, new DocumentFile())
                .change(
                    policies ->
                        policies.with(
                            GateId.of("claims"), new GatePolicy("small", Acceptance.PERSON, 1))))
        .isEmpty();
  }

  @Test
  void withoutAModelRulesAreHeardAndAPersonAnswers() throws IOException {
    openVault();
    open(PLAN);
    ask();
    await(() -> said().startsWith("Heard on"));
    Button open = lookup("#status-questions").queryAs(Button.class);
    await(open::isVisible);
    assertThat(open.getText()).contains("open question");
    push(KeyCode.ALT, KeyCode.DIGIT4);
    await(() -> rows() > 0);
    picture("window-questions");
    push(KeyCode.ENTER);
    await(() -> lookup("#reviewer-card").tryQuery().isPresent());
    write("Dana Reviewer\n");
    await(() -> lookup("#person").tryQuery().isPresent());
    picture("window-person");
    for (int i = 0; i < 3; i++) {
      await(this::isInCriteria);
      push(KeyCode.N);
      await(() -> lookup("#person-note").query().isFocused());
      write("no price list at hand");
      push(KeyCode.ESCAPE);
      await(this::isInCriteria);
      push(KeyCode.DOWN);
    }
    push(KeyCode.CONTROL, KeyCode.ENTER);
    await(() -> lookup("#person-counts").queryAs(Label.class).getText().startsWith("1 decided"));
    assertThat(
            models.judging.judges(vault).queue().list().in(QuestionState.ANSWERED).stream()
                .flatMap(q -> q.people().stream())
                .map(a -> a.answer().by().name()))
        .containsExactly("Dana Reviewer");
    try (Stream<String> ledger = Files.lines(vault.resolve(".assay/ledger.jsonl"))) {
      assertThat(ledger.filter(line -> line.contains("\"judged\""))).hasSize(1);
    }
    push(KeyCode.ESCAPE);
    await(() -> rows() > 0);
    push(KeyCode.ESCAPE);
    await(() -> !window.frame().isCovered());
  }

  /// The keyboard is in the list of criteria: what a person waits for, else Esc leads out.
  private boolean isInCriteria() {
    return lookup("#person-lines").query().isFocused();
  }

  private List<String> opinions() {
    return lookup("#opinions .label").queryAllAs(Label.class).stream().map(Label::getText).toList();
  }

  private void showBulbs(OpenDocument plan) {
    interact(
        () ->
            plan.checked().orElseThrow().report().claims().stream()
                .filter(c -> c.text().orElse("").startsWith("Bulbs"))
                .forEach(
                    c -> models.details.show(new Subject.OfClaim(plan.path(), plan.shown(), c))));
    settle();
  }

  @Test
  void opinionsStandInTheDetailsAndAreStaleOnceTheTextChanged() {
    openVault();
    OpenDocument plan = open(PLAN);
    showBulbs(plan);
    await(() -> lookup("#opinions").tryQuery().isPresent());
    assertThat(opinions())
        .contains("Nobody was asked about this claim. Ctrl+Shift+J asks the judges.");
    ask();
    await(() -> opinions().contains("Rules"));
    picture("window-opinions");
    assertThat(opinions()).contains("abstain", "No model");
    int at = plan.text().text().lastIndexOf("Bulbs cost $18.40 each, and");
    interact(() -> plan.edit("typing", List.of(TextEdit.insert(at, "Prices rose. "))));
    awaitCheck(plan);
    showBulbs(plan);
    await(() -> opinions().contains("stale"));
    picture("window-stale");
    interact(() -> models.undo.undo());
    awaitCheck(plan);
    showBulbs(plan);
    await(() -> !opinions().contains("stale") && opinions().contains("Rules"));
    interact(() -> models.preferences.setReviewer("Dana Reviewer"));
    clickOn("#details-review");
    await(() -> lookup("#review-claim #opinions").tryQuery().isPresent());
    picture("window-review");
    assertThat(plan.checked().orElseThrow().report().claims())
        .allMatch(claim -> claim.confirmedBy().isEmpty());
  }

  @Test
  void nothingIsSentToAModelBeforeAYes() {
    try (FakeProvider provider = FakeProvider.saying(ProviderKind.OLLAMA, "I think so.")) {
      configure(provider);
      openVault();
      OpenDocument plan = open(PLAN);
      ask();
      await(() -> lookup("#ask-judges").tryQuery().isPresent());
      picture("window-ask");
      assertThat(lookup("#ask-judges-cost").queryAs(Label.class).getText())
          .contains("small (fake-model)");
      push(KeyCode.ESCAPE);
      settle();
      assertThat(provider.calls()).isZero();
      ask();
      await(() -> lookup("#ask-judges-yes").tryQuery().isPresent());
      push(KeyCode.SPACE);
      await(() -> said().startsWith("Heard on"));
      assertThat(provider.calls()).isPositive();
      assertThat(plan.isDirty()).isFalse();
    }
  }

  @Test
  void connectionIsTestedOverTheWire() {
    String ready = "{\"word\":\"ready\",\"number\":7}";
    try (FakeProvider provider = FakeProvider.saying(ProviderKind.OLLAMA, ready)) {
      configure(provider);
      openVault();
      push(KeyCode.CONTROL, KeyCode.COMMA);
      clickOn("#settings-judges");
      await(() -> lookup("#judges-list").tryQuery().isPresent());
      await(() -> lookup("#profile-NAME").tryQuery().isPresent());
      push(KeyCode.CONTROL, KeyCode.T);
      Label message = lookup("#judges-message").queryAs(Label.class);
      await(() -> message.getText().contains("answered in the form"));
      picture("window-judges");
      assertThat(message.getText()).contains("\u2713 reachable \u00B7 \u2713 key");
      push(KeyCode.ESCAPE);
      await(() -> !window.frame().isCovered());
    }
  }
}

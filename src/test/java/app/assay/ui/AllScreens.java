package app.assay.ui;

import app.assay.hitl.queue.QueueDraft;
import app.assay.hitl.queue.QueueRoot;
import app.assay.text.DocumentFile;
import app.assay.ui.problems.Grouping;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;

/// Every screen of the program over the sample vault, each opened from the bare frame, for tests
/// that look at all of them.
abstract class AllScreens extends WorkbenchFxTest {

  protected static final String PLAN = "documents/capacity-plan.cgd.md";

  /// The screens and how each is opened, in the order of the gallery.
  protected final Map<String, Runnable> screens() {
    Map<String, Runnable> all = new LinkedHashMap<>();
    all.put("welcome", () -> {});
    all.put("vault", this::lighthouse);
    all.put("document", this::plan);
    all.put("find", () -> then(this::plan, () -> ctrl(KeyCode.F)));
    all.put("preview", () -> then(this::plan, () -> ctrl(KeyCode.P)));
    all.put("problems", this::problems);
    all.put("tasks", () -> then(this::plan, () -> key(KeyCode.ALT, KeyCode.DIGIT7)));
    all.put("ledger", () -> then(this::plan, () -> key(KeyCode.ALT, KeyCode.DIGIT8)));
    all.put("keys", () -> then(this::plan, () -> key(KeyCode.F1)));
    all.put("settings", () -> then(this::plan, () -> ctrl(KeyCode.COMMA)));
    all.put("finder", () -> then(this::plan, () -> run("app.find")));
    all.put("about", () -> then(this::plan, () -> run("app.about")));
    all.put("recent", () -> then(this::plan, () -> ctrl(KeyCode.E)));
    all.put("reviewer", () -> then(this::plan, () -> press("#reviewer")));
    all.put("report", () -> then(this::plan, () -> run("view.report")));
    all.put("exclude", () -> then(this::plan, () -> run("edit.exclude")));
    all.put("promote", () -> then(this::plan, () -> run("edit.promote")));
    all.put("demote", () -> then(this::plan, () -> run("edit.demote")));
    all.put("migrate", () -> then(this::plan, () -> run("edit.migrate")));
    all.put("sign", () -> then(this::plan, () -> run("review.sign")));
    all.put("signature", () -> then(this::plan, () -> run("review.signature")));
    all.put("status", () -> then(this::lighthouse, () -> run("view.status")));
    all.put("sources", () -> then(this::lighthouse, () -> run("view.sources")));
    all.put("bulk", () -> then(this::lighthouse, this::bulk));
    all.put("review-a", () -> then(this::plan, () -> covered("review.open", "#review-list-a")));
    all.put("review-b", () -> then(this::plan, this::roundB));
    all.put("queue", this::queue);
    all.put("annotate", this::annotate);
    all.put("batch", () -> then(this::lighthouse, () -> batch("candidates-2026-06-15.json")));
    all.put(
        "conflicts", () -> then(this::lighthouse, () -> covered("view.conflicts", "#conflicts")));
    all.put("knowledge", () -> then(this::lighthouse, this::knowledge));
    all.put("domains", () -> then(this::knowledgeOf, () -> key(KeyCode.DIGIT2)));
    all.put("inbox", () -> then(this::knowledgeOf, () -> key(KeyCode.DIGIT3)));
    all.put("kept", () -> then(this::lighthouse, () -> covered("view.kept", "#kept")));
    all.put("team", () -> then(this::lighthouse, () -> run("file.team")));
    all.put("judges", () -> then(this::lighthouse, () -> covered("app.judges", "#judges")));
    all.put(
        "evidence", () -> then(this::lighthouse, () -> covered("app.sources", "#sources-list")));
    all.put("questions", this::questions);
    all.put("person", () -> then(this::questions, this::person));
    return all;
  }

  /// Takes away what lies above the frame, and what is open in it.
  protected final void leave() {
    for (int i = 0; i < 6 && (window.frame().isCovered() || overlaid()); i++) {
      interact(
          () -> {
            if (overlaid()) {
              window.frame().overlay().close();
            } else {
              window.frame().uncover();
            }
          });
      settle();
    }
    interact(() -> models.documents.clear());
    settle();
  }

  protected final boolean overlaid() {
    return window.frame().overlay().isOpen();
  }

  protected final void key(KeyCode... keys) {
    push(keys);
    settle();
  }

  /// Presses a button, without a mouse that would have to be where the window is.
  private void press(String button) {
    interact(() -> lookup(button).<javafx.scene.control.ButtonBase>query().fire());
    settle();
  }

  private static void then(Runnable first, Runnable second) {
    first.run();
    second.run();
  }

  private void run(String action) {
    interact(() -> window.actions().run(action));
    settle();
    await(() -> overlaid() || window.frame().isCovered());
  }

  private void covered(String action, String id) {
    run(action);
    await(() -> lookup(id).tryQuery().isPresent());
    settle();
  }

  private void lighthouse() {
    interact(() -> models.preferences.setReviewer("Dana Reviewer"));
    if (models.vault.vault().isEmpty()) {
      openVault();
    }
  }

  private void plan() {
    lighthouse();
    open(PLAN);
    interact(() -> window.actions().run("go.next"));
    settle();
  }

  private void problems() {
    plan();
    interact(
        () -> {
          models.problems.setWholeVault(true);
          models.problems.setGrouping(Grouping.RULE);
        });
    key(KeyCode.ALT, KeyCode.DIGIT6);
  }

  private void bulk() {
    interact(() -> models.problems.setWholeVault(false));
    run("file.recipes");
    await(() -> words("#bulk-words").isPresent());
  }

  private java.util.Optional<String> words(String id) {
    return lookup(id).tryQueryAs(Label.class).map(Label::getText).filter(w -> !w.isEmpty());
  }

  private void roundB() {
    covered("review.open", "#review-list-a");
    press("#review-round-b");
    settle();
    interact(() -> lookup("#review-claims").<Node>query().requestFocus());
  }

  private void queue() {
    lighthouse();
    Path file = vault.resolve("queue.yaml");
    try {
      QueueDraft draft = new QueueDraft(QueueRoot.of(vault), new DocumentFile());
      draft.add(vault.resolve(PLAN));
      draft.add(vault.resolve("documents/power-audit.cgd.md"));
      Files.writeString(file, draft.text(Instant.parse("2026-06-14T09:00:00Z")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    interact(() -> window.start(java.util.List.of(file)));
    await(() -> words("#queue-words").isPresent());
  }

  private void annotate() {
    lighthouse();
    interact(() -> models.documents.open(vault.resolve("notes-to-convert.md")));
    await(() -> models.documents.active().isPresent());
    run("file.annotate");
    await(() -> lookup("#annotate").tryQuery().isPresent());
    await(() -> !lookup("#annotate-write").<Node>query().isDisabled());
  }

  private void batch(String name) {
    choosers.choose(vault.resolve("batches").resolve(name));
    interact(() -> window.actions().run("file.batch"));
    await(() -> words("#batch-about").filter(w -> w.contains("candidates")).isPresent());
  }

  private void knowledge() {
    covered("view.knowledge", "#knowledge");
    await(() -> words("#knowledge-about").isPresent());
  }

  private void knowledgeOf() {
    lighthouse();
    knowledge();
  }

  private void questions() {
    plan();
    interact(() -> window.actions().run("review.judge"));
    await(() -> words("#status-message").filter(w -> w.startsWith("Heard on")).isPresent());
    covered("view.questions", "#questions-table");
    await(
        () ->
            !lookup("#questions-table")
                .queryAs(javafx.scene.control.TableView.class)
                .getItems()
                .isEmpty());
  }

  private void person() {
    key(KeyCode.ENTER);
    await(() -> lookup("#person").tryQuery().isPresent());
  }
}

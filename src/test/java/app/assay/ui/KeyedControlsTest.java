package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.ui.action.Action;
import app.assay.ui.documents.OpenDocument;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import javafx.scene.Node;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;

/// What Tab passes over because a key does it: the key is pressed where the control stands, and
/// what the control promises happens.
class KeyedControlsTest extends AllScreens {

  /// @param prepare makes a window in which the control is seen
  /// @param done whether what it promises has happened
  private record Case(Runnable prepare, Callable<Boolean> done) {}

  private int caret;

  @Test
  void keyOfEachControlThatTabPassesOverDoesWhatTheControlDoes() {
    Map<String, Case> cases = cases();
    assertThat(cases.keySet()).isEqualTo(KeyboardWalkTest.BY_KEY.keySet());
    cases.forEach(this::check);
  }

  private void check(String control, Case one) {
    one.prepare().run();
    await(() -> lookup("#" + control).tryQuery().filter(Node::isVisible).isPresent());
    String id = KeyboardWalkTest.BY_KEY.get(control);
    Action action =
        window.actions().all().stream().filter(a -> a.id().equals(id)).findFirst().orElseThrow();
    assertThat(action.key()).as(id).isNotEmpty();
    assertThat(happened(one)).as("%s before its key", control).isFalse();
    push((KeyCodeCombination) KeyCombination.valueOf(action.key()));
    await(one.done());
    leave();
  }

  private static boolean happened(Case one) {
    try {
      return one.done().call();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private Map<String, Case> cases() {
    Map<String, Case> all = new LinkedHashMap<>();
    all.put("status-conflicts", new Case(() -> screen("vault"), () -> shown("#conflicts")));
    all.put("previous-problem", new Case(this::plan, () -> caret() != caret));
    all.put("next-problem", new Case(this::plan, () -> caret() != caret));
    all.put("status-stamp", new Case(this::edited, () -> !shown("#status-stamp")));
    all.put("status-annotate", new Case(this::markdown, () -> shown("#annotate")));
    all.put("status-questions", new Case(this::asked, () -> shown("#questions-table")));
    return all;
  }

  private void screen(String name) {
    screens().get(name).run();
    settle();
  }

  private void plan() {
    screen("document");
    caret = caret();
  }

  /// Asks a model and goes back to the document.
  private void asked() {
    screen("questions");
    for (int i = 0; i < 4 && window.frame().isCovered(); i++) {
      interact(() -> window.frame().uncover());
      settle();
    }
  }

  /// Of a document that was stamped; the hash is wrong once a word is changed.
  private void edited() {
    screen("vault");
    OpenDocument document = open("documents/fog-signal-manual.cgd.md");
    int heading = document.text().text().indexOf("\n# ") + 3;
    interact(
        () ->
            document
                .text()
                .apply("edit", List.of(new TextEdit(new Span(heading, heading), "Our "))));
    awaitCheck(document);
  }

  private void markdown() {
    screen("vault");
    interact(() -> models.documents.open(vault.resolve("notes-to-convert.md")));
    await(() -> models.documents.active().isPresent());
  }

  private int caret() {
    return models
        .documents
        .active()
        .map(document -> pane(document).editor().caret())
        .orElse(Integer.MIN_VALUE);
  }

  private boolean shown(String id) {
    return lookup(id).tryQuery().filter(Node::isVisible).isPresent();
  }
}

package app.assay.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.Screenshot;
import app.assay.ui.theme.Theme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.event.MouseOverTextEvent;
import org.junit.jupiter.api.Test;

class EditorFeaturesTest extends RichEditorFxTest {

  @Test
  void fixIsChosenByKeyboardAndUndone() {
    caretAt("double before");
    push(KeyCode.ALT, KeyCode.ENTER);
    settle();
    assertThat(lookup("#editor-fixes").tryQuery()).isPresent();
    push(KeyCode.DOWN);
    push(KeyCode.UP);
    push(KeyCode.ENTER);
    settle();
    assertThat(text.text())
        .isEqualTo(
            SAMPLE.replace("will double before winter", "is projected to double before winter"));
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(text.text()).isEqualTo(SAMPLE);
  }

  @Test
  void escapeClosesTheFixesAndChangesNothing() {
    caretAt("double before");
    push(KeyCode.ALT, KeyCode.ENTER);
    settle();
    push(KeyCode.ESCAPE);
    settle();
    assertThat(lookup("#editor-fixes").tryQuery()).isEmpty();
    assertThat(text.text()).isEqualTo(SAMPLE);
  }

  @Test
  void problemsAreVisitedInTheirOrderAndRound() {
    caretAt("# Lantern");
    List<Integer> visited = new ArrayList<>();
    push(KeyCode.F2);
    visited.add(editor.area().selected().start());
    push(KeyCode.F2);
    visited.add(editor.area().selected().start());
    push(KeyCode.SHIFT, KeyCode.F2);
    push(KeyCode.SHIFT, KeyCode.F2);
    visited.add(editor.area().selected().start());
    assertThat(visited)
        .containsExactly(
            span("cuts energy").start(), span("prefer it").start(), span("November 2025").start());
  }

  @Test
  void cardIsShownForTheTextUnderTheRestingMouse() {
    Bounds word =
        onThread(
            () -> {
              int at = editor.area().viewOffset(SAMPLE.indexOf("double before"));
              return editor.area().getCharacterBoundsOnScreen(at, at + 1).orElseThrow();
            });
    interact(
        () -> {
          int at = editor.area().viewOffset(SAMPLE.indexOf("double before"));
          var local = editor.area().screenToLocal(word.getCenterX(), word.getCenterY());
          Event.fireEvent(editor.area(), MouseOverTextEvent.beginAt(local, at));
        });
    settle();
    assertThat(lookup("#editor-hover").tryQuery()).isPresent();
    clickOn("#fix-1");
    assertThat(text.text()).contains("Traffic will double before winter *(estimated)*, so");
  }

  @Test
  void clickOnTheStripeJumpsToTheProblem() {
    Bounds stripe =
        onThread(
            () -> {
              var node = lookup("#editor-stripe").query();
              return node.localToScreen(node.getBoundsInLocal());
            });
    double share = 28.0 / text.buffer().lineCount();
    clickOn(stripe.getCenterX(), stripe.getMinY() + stripe.getHeight() * share + 2);
    interact(() -> assertThat(editor.area().selected()).isEqualTo(span("November 2025")));
  }

  @Test
  void everythingGrowsWithTheScale() {
    double before =
        onThread(() -> lookup("#editor-front-matter").query().getBoundsInLocal().getHeight());
    interact(() -> look.setScale(200));
    settle();
    double after =
        onThread(() -> lookup("#editor-front-matter").query().getBoundsInLocal().getHeight());
    assertThat(after).isGreaterThan(before * 1.8);
    picture("editor-200");
  }

  @Test
  void openPopUpFollowsTheTheme() {
    caretAt("double before");
    push(KeyCode.ALT, KeyCode.ENTER);
    settle();
    interact(() -> look.setTheme(Theme.DARK));
    interact(
        () ->
            assertThat(lookup("#editor-fixes").query().getScene().getStylesheets())
                .isEqualTo(stage.getScene().getStylesheets()));
  }

  @Test
  void chipStandsBelowTheWordsItWouldCover() {
    interact(() -> editor.node().setMaxWidth(420));
    settle();
    caretAt("each");
    Bounds word =
        onThread(
            () -> {
              int line = editor.area().viewOffset(SAMPLE.indexOf("each") + 3);
              return editor.area().getCharacterBoundsOnScreen(line, line + 1).orElseThrow();
            });
    Bounds chip =
        onThread(
            () -> {
              var node = lookup(".line-chip.pending").query();
              return node.localToScreen(node.getBoundsInLocal());
            });
    assertThat(chip.intersects(word)).isFalse();
  }

  @Test
  void picturesAreTaken() {
    caretAt("double before");
    picture("editor");
    push(KeyCode.ALT, KeyCode.ENTER);
    settle();
    picture("editor-fixes");
    push(KeyCode.ESCAPE);
    interact(() -> look.setTheme(Theme.DARK));
    push(KeyCode.ALT, KeyCode.ENTER);
    settle();
    interact(() -> Screenshot.save(stage.getScene(), "editor-fixes-dark"));
    assertThat(Path.of("target", "screenshots", "editor-fixes-dark.png")).exists();
  }
}

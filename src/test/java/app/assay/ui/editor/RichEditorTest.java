package app.assay.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.SourceText;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.ui.FxTest;
import app.assay.ui.Screenshot;
import app.assay.ui.editor.model.FindingCard;
import app.assay.ui.editor.model.FindingCard.Choice;
import app.assay.ui.editor.model.Highlight;
import app.assay.ui.editor.model.Highlight.Kind;
import app.assay.ui.editor.model.OpenText;
import app.assay.ui.theme.Theme;
import app.assay.workspace.UndoStack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.event.MouseOverTextEvent;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

class RichEditorTest extends FxTest {

  private static final String SAMPLE =
      """
      ---
      clarity-gate-status: CLEAR
      hitl-status: PENDING
      ---
      # Lantern capacity plan, second half 2026

      The new lens cuts energy use by 31% and keepers prefer it to the old one.
      Traffic will double before winter, so the second generator goes live in October.

      A relay switch takes 40 ms. Bulbs cost $18.40 each
      In the January trial (n = 212) `keeper.log` shows **no outage** at all.

      ## Comparison

      | Lamp      | Range | Uptime |
      |-----------|-------|--------|
      | Fresnel A | 21 nm | 99.7%  |

      > Quoted from the keepers' book.

      ```
      # not a heading
      ```

      <!-- CG-EXCLUSION:BEGIN id="prices" -->
      Anything goes here.
      <!-- CG-EXCLUSION:END id="prices" -->

      Last updated: November 2025
      """
          .replace("\n", "\r\n");

  private final UndoStack undo = new UndoStack(100);
  private OpenText text;
  private RichEditor editor;

  @Override
  protected Parent root() {
    text = new OpenText(SourceText.of(SAMPLE), undo);
    editor = new RichEditor(text);
    editor.setFrontMatterSummary(
        "CLEAR | PENDING \u00B7 3 claims pending \u00B7 hash verified \u2713");
    editor.setHighlights(
        0,
        List.of(
            mark("cuts energy use by 31%", Kind.CRITICAL, 1),
            mark("prefer it to the old one", Kind.CRITICAL, 1),
            mark("will double before winter", Kind.CRITICAL, 2),
            mark("40 ms", Kind.WARNING, 4),
            new Highlight(
                span("cost $18.40 each"), Kind.CLAIM_PENDING, 9, "c1", "claim B \u00B7 pending"),
            mark("99.7%", Kind.WARNING, 4),
            mark("(n = 212)", Kind.VERIFIABLE, 9),
            mark("Comparison", Kind.INFO, 0),
            mark("Quoted", Kind.ERROR, 0),
            new Highlight(
                new Span(SAMPLE.indexOf("<!-- CG"), SAMPLE.indexOf("Last") - 4),
                Kind.EXCLUSION,
                0,
                "e1"),
            mark("November 2025", Kind.TEMPORAL, 8)));
    editor.setCards(new Fixes());
    return (Parent) editor.node();
  }

  private static Span span(String words) {
    int at = SAMPLE.indexOf(words);
    return new Span(at, at + words.length());
  }

  private static Highlight mark(String words, Kind kind, int point) {
    return new Highlight(span(words), kind, point, words);
  }

  private final class Fixes implements CardSource {

    @Override
    public List<FindingCard> cards(List<Highlight> marks) {
      return marks.stream()
          .filter(m -> m.kind() == Kind.CRITICAL && m.point() == 2)
          .map(
              m ->
                  new FindingCard(
                      m.id(),
                      "CRITICAL",
                      "critical",
                      "P2-FUTURE-UNHEDGED",
                      "point 2",
                      "A forecast stated as certain. A model reading this will repeat it as fact.",
                      List.of(
                          new Choice(
                              "hedge", "", "is ", "projected", " to double before winter", false),
                          new Choice(
                              "mark", "", "will double before winter ", "*(estimated)*", "", false),
                          Choice.of("claim", "Send to Round B as a claim\u2026"),
                          Choice.quiet("allow", "Allow here, with a reason\u2026"))))
          .toList();
    }

    @Override
    public void choose(FindingCard card, Choice choice) {
      Highlight at =
          editor.highlights().stream().filter(h -> h.id().equals(card.id())).findFirst().get();
      editor.replace(choice.title(), List.of(new TextEdit(at.span(), choice.title())));
    }
  }

  private Span now(String id) {
    return editor.highlights().stream()
        .filter(h -> h.id().equals(id))
        .findFirst()
        .orElseThrow()
        .span();
  }

  private void caretAt(String words) {
    interact(
        () -> {
          editor.focus();
          editor.moveTo(text.text().indexOf(words));
        });
    settle();
  }

  @Test
  void openingChangesNothing() {
    assertThat(text.text()).isEqualTo(SAMPLE);
    assertThat(undo.canUndo()).isFalse();
  }

  @Test
  void typingInTheMiddleKeepsEveryOtherCharacter() {
    caretAt("Traffic");
    write("Sea t\n");
    assertThat(text.text()).isEqualTo(SAMPLE.replace("Traffic", "Sea t\r\nTraffic"));
  }

  @Test
  void typingShiftsTheMarks() {
    Span before = now("40 ms");
    caretAt("Traffic");
    write("abc");
    assertThat(now("40 ms")).isEqualTo(before.shift(3));
    assertThat(now("40 ms").in(text.text())).isEqualTo("40 ms");
  }

  @Test
  void backspaceAtALineStartTakesTheWholeLineBreak() {
    caretAt("Traffic");
    push(KeyCode.BACK_SPACE);
    assertThat(text.text()).isEqualTo(SAMPLE.replace("\r\nTraffic", "Traffic"));
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(text.text()).isEqualTo(SAMPLE);
  }

  @Test
  void whatIsShownAgreesWithTheTextAfterManyEdits() {
    Random random = new Random(3);
    for (int i = 0; i < 100; i++) {
      int from = random.nextInt(text.buffer().length() + 1);
      int to = Math.min(text.buffer().length(), from + random.nextInt(6));
      String with = List.of("", "x", "\r", "\n", "\r\n", "a\rb\nc").get(random.nextInt(6));
      interact(
          () -> {
            editor.replace("edit", List.of(new TextEdit(new Span(from, to), with)));
            assertThat(editor.area().getText())
                .isEqualTo(editor.lines().text(0, editor.lines().count()));
          });
    }
    interact(
        () -> {
          while (undo.canUndo()) {
            undo.undo();
          }
          assertThat(editor.area().getText())
              .isEqualTo(editor.lines().text(0, editor.lines().count()));
        });
  }

  @Test
  void staleMarksAreDropped() {
    caretAt("Traffic");
    write("x");
    interact(() -> assertThat(editor.setHighlights(0, List.of())).isFalse());
    interact(() -> assertThat(editor.setHighlights(text.revision(), List.of())).isTrue());
  }

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
  void placeInTheFrontMatterOpensTheFold() {
    interact(() -> assertThat(editor.lines().hidden()).isEqualTo(4));
    interact(() -> editor.select(span("hitl-status")));
    interact(() -> assertThat(editor.area().getSelectedText()).isEqualTo("hitl-status"));
  }

  @Test
  void readOnlyTextRefusesTyping() {
    interact(() -> editor.setReadOnly(true));
    caretAt("Traffic");
    write("x");
    assertThat(text.text()).isEqualTo(SAMPLE);
  }

  @Test
  void wordsAreFoundFromTheCaretOnAndRound() {
    caretAt("Traffic");
    push(KeyCode.CONTROL, KeyCode.F);
    write("LENS\n");
    interact(() -> assertThat(editor.area().selected()).isEqualTo(span("lens")));
  }

  @Test
  void undoMovesTheCaretToWhatCameBack() {
    caretAt("Traffic");
    write("x");
    caretAt("Last updated");
    push(KeyCode.CONTROL, KeyCode.Z);
    interact(() -> assertThat(editor.caret()).isEqualTo(SAMPLE.indexOf("Traffic")));
  }

  @Test
  void lineIsGoneToByItsNumber() {
    caretAt("# Lantern");
    push(KeyCode.CONTROL, KeyCode.F);
    write(":8\n");
    interact(() -> assertThat(editor.caret()).isEqualTo(SAMPLE.indexOf("Traffic")));
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
  void cutLineRefusesTypingAndKeepsAllItsCharacters() {
    String longLine = "y".repeat(200_000);
    interact(
        () ->
            editor.replace(
                "insert", List.of(TextEdit.insert(SAMPLE.indexOf("Traffic"), longLine))));
    String before = text.text();
    caretAt("yyy");
    write("x");
    push(KeyCode.DELETE);
    assertThat(text.text()).isEqualTo(before).hasSize(SAMPLE.length() + 200_000);
    interact(() -> assertThat(editor.area().getText().length()).isLessThan(10_000));
    picture("editor-long-line");
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

  private static <T> T onThread(Callable<T> work) {
    return WaitForAsyncUtils.waitForAsyncFx(5_000, work);
  }
}

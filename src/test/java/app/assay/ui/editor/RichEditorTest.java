package app.assay.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import java.util.Random;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class RichEditorTest extends RichEditorFxTest {

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
            text.apply("edit", List.of(new TextEdit(new Span(from, to), with)));
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
  void cutLineRefusesTypingAndKeepsAllItsCharacters() {
    String longLine = "y".repeat(200_000);
    interact(
        () -> text.apply("insert", List.of(TextEdit.insert(SAMPLE.indexOf("Traffic"), longLine))));
    String before = text.text();
    caretAt("yyy");
    write("x");
    push(KeyCode.DELETE);
    assertThat(text.text()).isEqualTo(before).hasSize(SAMPLE.length() + 200_000);
    interact(() -> assertThat(editor.area().getText().length()).isLessThan(10_000));
    picture("editor-long-line");
  }
}

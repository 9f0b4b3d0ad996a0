package app.assay.ui.editor.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.text.SourceText;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.workspace.UndoStack;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class OpenTextTest {

  private final UndoStack undo = new UndoStack(1_000);

  private OpenText open(String text) {
    return new OpenText(SourceText.of(text), undo);
  }

  private static void typeAll(OpenText text, int offset, String characters) {
    for (int i = 0; i < characters.length(); i++) {
      text.type(Span.at(offset + i), characters.substring(i, i + 1));
    }
  }

  @Test
  void enterInsertsTheDocumentsLineBreak() {
    OpenText text = open("a\r\nb");
    text.type(Span.at(4), "\n");
    assertThat(text.text()).isEqualTo("a\r\nb\r\n");
  }

  @Test
  void pastedLineBreaksBecomeTheDocuments() {
    OpenText text = open("a\rb");
    text.type(new Span(2, 3), "1\r\n2\n3");
    assertThat(text.text()).isEqualTo("a\r1\r2\r3");
  }

  @Test
  void fixIsAppliedExactlyAsGiven() {
    OpenText text = open("a\r\nb");
    text.apply("fix", List.of(TextEdit.insert(4, "\n")));
    assertThat(text.text()).isEqualTo("a\r\nb\n");
  }

  @Test
  void editsOfAFixSpeakOfOneText() {
    OpenText text = open("one two three");
    text.apply(
        "fix", List.of(new TextEdit(new Span(8, 13), "3"), new TextEdit(new Span(0, 3), "eleven")));
    assertThat(text.text()).isEqualTo("eleven two 3");
    undo.undo();
    assertThat(text.text()).isEqualTo("one two three");
    undo.redo();
    assertThat(text.text()).isEqualTo("eleven two 3");
  }

  @Test
  void overlappingEditsAreRefusedBeforeAnythingChanges() {
    OpenText text = open("abcdef");
    assertThatThrownBy(
            () ->
                text.apply(
                    "fix",
                    List.of(new TextEdit(new Span(0, 3), ""), new TextEdit(new Span(2, 4), ""))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(text.text()).isEqualTo("abcdef");
  }

  @Test
  void typingIsTakenBackWordByWord() {
    OpenText text = open("");
    typeAll(text, 0, "two words");
    undo.undo();
    assertThat(text.text()).isEqualTo("two ");
    undo.undo();
    assertThat(text.text()).isEmpty();
  }

  @Test
  void deletingBackwardsIsOneStep() {
    OpenText text = open("abc");
    text.type(new Span(2, 3), "");
    text.type(new Span(1, 2), "");
    undo.undo();
    assertThat(text.text()).isEqualTo("abc");
  }

  @Test
  void typingInTwoDocumentsStaysApart() {
    OpenText one = open("");
    OpenText other = open("");
    one.type(Span.at(0), "a");
    other.type(Span.at(0), "b");
    undo.undo();
    assertThat(one.text()).isEqualTo("a");
    assertThat(other.text()).isEmpty();
  }

  @Test
  void undoBackToTheSavedTextIsClean() {
    OpenText text = open("a");
    text.type(Span.at(1), "b");
    assertThat(text.isDirty()).isTrue();
    text.markSaved();
    text.type(Span.at(2), "c");
    assertThat(text.isDirty()).isTrue();
    undo.undo();
    assertThat(text.text()).isEqualTo("ab");
    assertThat(text.isDirty()).isFalse();
  }

  @Test
  void undoneChangeGrowsTheRevision() {
    OpenText text = open("a");
    text.type(Span.at(1), "b");
    undo.undo();
    assertThat(text.revision()).isEqualTo(2);
  }

  @Test
  void settingATextChangesOnlyWhatDiffers() {
    OpenText text = open("a\r\nb\r\nc");
    text.onEdit(e -> assertThat(e.change()).isEqualTo(new Change(3, "b", "B")));
    text.setText("reload", "a\r\nB\r\nc");
    assertThat(text.text()).isEqualTo("a\r\nB\r\nc");
  }

  @Test
  void bytesSurviveAnyTypingThatIsUndone() {
    byte[] bytes =
        "\uFEFFa\r\nb\rc\nd\u2028e\uD83D\uDE00\t \r\n\r\n".getBytes(StandardCharsets.UTF_8);
    SourceText source = ((SourceText.Decoded.Ok) SourceText.decode(bytes)).source();
    Random random = new Random(11);
    OpenText text = new OpenText(source, undo);
    for (int i = 0; i < 500; i++) {
      int from = random.nextInt(text.buffer().length() + 1);
      int to = Math.min(text.buffer().length(), from + random.nextInt(3));
      text.type(new Span(from, to), random.nextInt(3) == 0 ? "\n" : "x");
    }
    while (undo.canUndo()) {
      undo.undo();
    }
    assertThat(text.source().bytes()).isEqualTo(bytes);
  }
}

package app.assay.ui.review.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineHunkTest {

  private static List<LineHunk> of(String before, TextEdit... edits) {
    return LineHunk.of(before, TextEdit.apply(before, List.of(edits)), List.of(edits));
  }

  @Test
  void insertedLineTakesNoNeighbourAlong() {
    assertThat(of("a\nb\nc\n", TextEdit.insert(2, "x\n")))
        .containsExactly(new LineHunk(2, 2, List.of(), List.of("x")));
  }

  @Test
  void removedLineTakesNoNeighbourAlong() {
    assertThat(of("a\nb\nc\n", TextEdit.delete(new Span(2, 4))))
        .containsExactly(new LineHunk(2, 2, List.of("b"), List.of()));
  }

  @Test
  void twoEditsInALineAreOneHunk() {
    assertThat(
            of("one two\n", new TextEdit(new Span(0, 3), "1"), new TextEdit(new Span(4, 7), "2")))
        .containsExactly(new LineHunk(0, 0, List.of("one two"), List.of("1 2")));
  }

  @Test
  void laterHunksStandBehindWhatWasInserted() {
    assertThat(of("a\nb\n", TextEdit.insert(0, "x\n"), new TextEdit(new Span(2, 3), "B")))
        .last()
        .isEqualTo(new LineHunk(2, 4, List.of("b"), List.of("B")));
  }

  @Test
  void lineEndingsOfWindowsAreNotPartOfARow() {
    assertThat(of("a\r\nb\r\n", new TextEdit(new Span(3, 4), "B")))
        .containsExactly(new LineHunk(3, 3, List.of("b"), List.of("B")));
  }

  @Test
  void lastLineWithoutBreakIsALine() {
    assertThat(of("a\nb", new TextEdit(new Span(2, 3), "B")))
        .containsExactly(new LineHunk(2, 2, List.of("b"), List.of("B")));
  }

  @Test
  void textsAreComparedBetweenTheirCommonLines() {
    assertThat(LineHunk.between("a\nb\nc\nd\n", "a\nx\ny\nd\n"))
        .containsExactly(new LineHunk(2, 2, List.of("b", "c"), List.of("x", "y")));
  }

  @Test
  void equalTextsHaveNoHunk() {
    assertThat(LineHunk.between("a\nb", "a\nb")).isEmpty();
  }
}

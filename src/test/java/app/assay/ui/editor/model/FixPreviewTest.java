package app.assay.ui.editor.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import org.junit.jupiter.api.Test;

class FixPreviewTest {

  private static final String TEXT = "# Plan\n\nTraffic will double before winter.\nMore.\n";

  private static FixPreview preview(String old, String now) {
    int at = TEXT.indexOf(old);
    return FixPreview.of(
            new TextBuffer(TEXT), List.of(new TextEdit(new Span(at, at + old.length()), now)))
        .orElseThrow();
  }

  @Test
  void newWordsStandBetweenThoseAroundThem() {
    assertThat(preview("will double", "is projected to double"))
        .isEqualTo(new FixPreview("Traffic ", "is projected to", " double before winter."));
  }

  @Test
  void insertionAtTheEndOfALineHasNoTail() {
    assertThat(preview(".\nMore", " *(estimated)*.\nMore").change()).isEqualTo(" *(estimated)*");
  }

  @Test
  void otherLinesAreNotShown() {
    assertThat(preview("Traffic", "TARGET: Traffic"))
        .isEqualTo(new FixPreview("", "TARGET: ", "Traffic will double before\u2026"));
  }

  @Test
  void wholeLinesThatComeAreShownByTheirFirst() {
    assertThat(preview("Traffic", "one\ntwo\nTraffic").change()).isEqualTo("one\u2026");
  }

  @Test
  void noEditHasNoPreview() {
    assertThat(FixPreview.of(new TextBuffer(TEXT), List.of())).isEmpty();
  }

  @Test
  void gapIsWhereTheUserHasToFillIn() {
    List<TextEdit> edits =
        List.of(TextEdit.insert(40, " [assuming \u2026]"), TextEdit.insert(2, "abc"));
    Span gap = FixPreview.gap(edits).orElseThrow();
    assertThat(gap.in(TextEdit.apply(TEXT, edits))).isEqualTo("\u2026");
  }

  @Test
  void fixWithoutGapLeavesTheCaret() {
    assertThat(FixPreview.gap(List.of(TextEdit.insert(40, " *(estimated)*")))).isEmpty();
  }
}

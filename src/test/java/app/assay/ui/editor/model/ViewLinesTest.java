package app.assay.ui.editor.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import app.assay.ui.editor.model.ViewLines.Place;
import app.assay.ui.editor.model.ViewLines.Redraw;
import org.junit.jupiter.api.Test;

class ViewLinesTest {

  private static ViewLines of(String text) {
    return new ViewLines(new TextBuffer(text));
  }

  @Test
  void everyLineBreakIsShownAlike() {
    assertThat(of("a\r\nb\rc\nd").text(0, 4)).isEqualTo("a\nb\nc\nd");
  }

  @Test
  void separatorsOfUnicodeStayInsideTheirLine() {
    assertThat(of("a\u2028b\u0085c").count()).isEqualTo(1);
  }

  @Test
  void placesLeadBackToTheirOffsets() {
    ViewLines lines = of("ab\r\ncd\r\n");
    assertThat(lines.place(4)).isEqualTo(new Place(1, 0));
    assertThat(lines.offset(1, 0)).isEqualTo(4);
    assertThat(lines.place(8)).isEqualTo(new Place(2, 0));
    assertThat(lines.offset(2, 0)).isEqualTo(8);
  }

  @Test
  void offsetInsideALineBreakIsShownAtTheLinesEnd() {
    assertThat(of("ab\r\ncd").place(3)).isEqualTo(new Place(0, 2));
  }

  @Test
  void spanOverALineBreakHoldsBothItsCharacters() {
    assertThat(of("ab\r\ncd").span(0, 2, 1, 0)).isEqualTo(new Span(2, 4));
  }

  @Test
  void veryLongLineIsShownInPartAndKeptWhole() {
    ViewLines lines = of("x".repeat(200_000) + "\r\nafter");
    assertThat(lines.text(0)).hasSize(ViewLines.SHOWN);
    assertThat(lines.isCut(0)).isTrue();
    assertThat(lines.length(0)).isEqualTo(200_000);
    assertThat(lines.isEditable(0, 1)).isFalse();
    assertThat(lines.offset(1, 0)).isEqualTo(200_002);
    assertThat(lines.place(150_000)).isEqualTo(new Place(0, ViewLines.SHOWN));
  }

  @Test
  void lineOfTheGreatestLengthIsShownWhole() {
    assertThat(of("x".repeat(ViewLines.LONGEST)).isCut(0)).isFalse();
    assertThat(of("x".repeat(ViewLines.LONGEST + 1)).isCut(0)).isTrue();
  }

  @Test
  void cutNeverPartsASurrogatePair() {
    String text = "x" + "\uD83D\uDE00".repeat(6_000);
    assertThat(of(text).text(0)).hasSize(ViewLines.SHOWN - 1);
  }

  @Test
  void foldedLinesAreLeftOut() {
    ViewLines lines = of("---\na: 1\n---\nText");
    lines.hide(3);
    assertThat(lines.count()).isEqualTo(1);
    assertThat(lines.text(0)).isEqualTo("Text");
    assertThat(lines.line(0)).isEqualTo(3);
    assertThat(lines.offset(0, 1)).isEqualTo(14);
    assertThat(lines.place(5)).isEqualTo(new Place(0, 0));
  }

  @Test
  void changeInsideTheFoldMovesTheFold() {
    TextBuffer buffer = new TextBuffer("---\na: 1\n---\nText");
    ViewLines lines = new ViewLines(buffer);
    lines.hide(3);
    assertThat(lines.after(buffer.replace(Span.at(9), "b: 2\n"))).isEqualTo(new Redraw(0, 0, 0));
    assertThat(lines.text(0, lines.count())).isEqualTo("Text");
  }

  @Test
  void changeAtTheFirstShownCharacterLeavesTheFold() {
    TextBuffer buffer = new TextBuffer("---\na: 1\n---\nText");
    ViewLines lines = new ViewLines(buffer);
    lines.hide(3);
    assertThat(lines.after(buffer.replace(Span.at(13), "A\n"))).isEqualTo(new Redraw(0, 1, 2));
    assertThat(lines.text(0, lines.count())).isEqualTo("A\nText");
  }

  @Test
  void changeAcrossTheFoldOpensIt() {
    TextBuffer buffer = new TextBuffer("---\na: 1\n---\nText");
    ViewLines lines = new ViewLines(buffer);
    lines.hide(3);
    assertThat(lines.after(buffer.replace(new Span(10, 14), "")))
        .isEqualTo(new Redraw(0, ViewLines.ALL, 3));
    assertThat(lines.hidden()).isZero();
  }

  @Test
  void lineFeedJoinedToAFoldedCarriageReturnOpensTheFold() {
    TextBuffer buffer = new TextBuffer("---\ra\r---\rText");
    ViewLines lines = new ViewLines(buffer);
    lines.hide(3);
    assertThat(lines.after(buffer.replace(Span.at(10), "\n")).paragraph()).isZero();
    assertThat(lines.text(0, lines.count())).endsWith("Text");
  }
}

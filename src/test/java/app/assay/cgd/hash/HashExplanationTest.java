package app.assay.cgd.hash;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.SourceText;
import app.assay.text.Span;
import org.junit.jupiter.api.Test;

class HashExplanationTest {

  private static final String MARKER = "<!-- CLARITY_GATE_END -->\n";

  @Test
  void windowIsToldInOffsetsOfTheOriginalText() {
    String text = "---\r\na: 1\r\n---\r\nText.\r\n" + MARKER;
    assertThat(covered(text).window()).isEqualTo(new HashWindow(5, text.indexOf("<!--")));
  }

  @Test
  void droppedLinesAreToldWithTheirBreaks() {
    String text = "---\ndocument-sha256: |\r\n  abc\r\nb: 1\n---\n" + MARKER;
    assertThat(covered(text).dropped())
        .extracting(span -> span.in(text))
        .containsExactly("document-sha256: |\r\n", "  abc\r\n");
  }

  @Test
  void changesAreCounted() {
    String text = "---\r\na: 1 \n---\n\n\n\n\u0065\u0301 \n\n" + MARKER;
    assertThat(covered(text).changes()).isEqualTo(new HashExplanation.Changes(0, 2, 3, 1));
  }

  @Test
  void foreignLineBreaksInTheWindowAreCounted() {
    String text = "---\r\na: 1\r\n---\rb\n" + MARKER;
    assertThat(covered(text).changes()).isEqualTo(new HashExplanation.Changes(2, 0, 0, 0));
  }

  @Test
  void canonicalTextHasNoChanges() {
    assertThat(covered("---\na: 1\n---\n\nText.\n" + MARKER).changes())
        .isEqualTo(new HashExplanation.Changes(0, 0, 0, 0));
  }

  @Test
  void ordinaryDelimitersAgree() {
    HashExplanation explanation = explain("---\na: 1\n---\n" + MARKER);
    assertThat(explanation.delimitersDisagree()).isFalse();
    assertThat(explanation.parsed()).isEqualTo(new HashExplanation.Delimiters(0, 9));
  }

  @Test
  void delimitersDisagreeOnAnIndentedCloser() {
    HashExplanation explanation = explain("---\na: |\n  ---\nb: 1\n---\n" + MARKER);
    assertThat(explanation.delimitersDisagree()).isTrue();
    assertThat(explanation.parsed().closer()).isEqualTo(20);
    assertThat(explanation.covered().orElseThrow().delimiters().closer()).isEqualTo(9);
  }

  @Test
  void delimitersDisagreeOnAnOpenerWithABlank() {
    HashExplanation explanation = explain("--- \na: 1\n---\nText.\n" + MARKER);
    assertThat(explanation.delimitersDisagree()).isTrue();
    assertThat(explanation.parsed()).isEqualTo(new HashExplanation.Delimiters(0, 10));
    assertThat(explanation.covered().orElseThrow().delimiters())
        .isEqualTo(new HashExplanation.Delimiters(10, -1));
  }

  @Test
  void delimitersDisagreeOnTextBeforeTheOpener() {
    assertThat(explain("Title\n---\na: 1\n---\n" + MARKER).delimitersDisagree()).isTrue();
  }

  @Test
  void markersDisagreeWhenTheFirstOneIsFenced() {
    assertThat(explain("---\n---\n```\n" + MARKER + "```\n" + MARKER).markersDisagree()).isTrue();
  }

  @Test
  void markersDisagreeWhenTheOnlyOneIsFenced() {
    HashExplanation explanation = explain("---\n---\n```\n" + MARKER + "```\n");
    assertThat(explanation.markersDisagree()).isTrue();
    assertThat(explanation.covered()).isEmpty();
    assertThat(explanation.reference()).isInstanceOf(HashResult.NoWindow.class);
  }

  @Test
  void oneMarkerOutsideFencesIsUndisputed() {
    assertThat(explain("---\n---\n" + MARKER).markersDisagree()).isFalse();
  }

  @Test
  void missingMarkerIsUndisputed() {
    assertThat(explain("---\n---\n").markersDisagree()).isFalse();
  }

  @Test
  void markerBeforeTheOpenerLeavesAnEmptyWindow() {
    HashWindow window = covered(MARKER + "---\na: 1\n---\n").window();
    assertThat(window).isEqualTo(new HashWindow(30, 0));
    assertThat(window.isInverted()).isTrue();
    assertThat(window.span()).isEqualTo(Span.at(30));
  }

  @Test
  void byteOrderMarkLeftInTheTextKeepsItsPlace() {
    String text = "\ufeff---\ndocument-sha256: x\n---\n" + MARKER;
    HashExplanation.Covered covered = covered(text);
    assertThat(covered.window()).isEqualTo(new HashWindow(5, text.indexOf("<!--")));
    assertThat(covered.dropped())
        .extracting(span -> span.in(text))
        .containsExactly("document-sha256: x\n");
    assertThat(covered.delimiters()).isEqualTo(new HashExplanation.Delimiters(1, 24));
    assertThat(explain(text).delimitersDisagree()).isFalse();
  }

  private static HashExplanation explain(String text) {
    return HashExplanation.of(SourceText.of(text));
  }

  private static HashExplanation.Covered covered(String text) {
    return explain(text).covered().orElseThrow();
  }
}

package app.assay.cgd.hash;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The edges of rulebook clarity-gate §2.4, each as a document and the canonical text it is hashed
/// as. `{END}` stands for the end marker.
class HashEdgesTest {

  static Stream<Arguments> edges() {
    return Stream.of(
        edge("plain", "---\na: 1\n---\n\nText.\n\n{END}\n", "a: 1\n---\n\nText.\n"),
        edge("CR LF", "---\r\na: 1\r\n---\r\nText.\r\n{END}\r\n", "a: 1\n---\nText.\n"),
        edge("lone CR", "---\ra: 1\r---\rText.\r{END}\r", "a: 1\n---\nText.\n"),
        edge("CR CR LF is two breaks", "---\n---\na\r\r\nb\n{END}", "---\na\n\nb\n"),
        edge("CR inside a line", "---\n---\na\rb\n{END}", "---\na\nb\n"),
        edge("byte order mark", "\ufeff---\n---\na\n{END}", "---\na\n"),
        edge("two byte order marks", "\ufeff\ufeff---\n---\na\n{END}", "---\na\n"),
        edge("mark in the body stays", "---\n---\na\ufeff\n{END}", "---\na\ufeff\n"),
        edge("zero-width space stays", "---\n---\na\u200b\n{END}", "---\na\u200b\n"),
        edge("NUL stays", "---\n---\na\0\n{END}", "---\na\0\n"),
        edge(
            "separators inside stay",
            "---\n---\na\u2028b\u0085c\fd\n{END}",
            "---\na\u2028b\u0085c\fd\n"),
        edge("blank runs", "---\n---\n\n \n\t\n\na\n\n\n{END}", "---\n\na\n"),
        edge("window begins with empty lines", "---\n\n\n\n\na: 1\n---\n{END}", "\n\na: 1\n---\n"),
        edge("nothing in the window", "---\n{END}", "\n"),
        edge("marker before the opener", "{END}\n---\na: 1\n---\n", "\n"),
        edge("text right before the marker", "---\n---\na {END}", "---\na\n"),
        edge("NFC last", "---\n---\ne\u0301\u212b\n{END}", "---\n\u00e9\u00c5\n"),
        edge(
            "NFC across the trimmed end", "---\n---\na\u2000\n\u0301b\n{END}", "---\na\n\u0301b\n"),
        edge(
            "NFC excluded from composition",
            "---\n---\n\ud834\udd5e\n{END}",
            "---\n\ud834\udd57\ud834\udd65\n"),
        edge("opener with a blank", "--- \na: 1\n---\nb\n{END}", "b\n"),
        edge(
            "opener with a blank, key in the body",
            "--- \na: 1\n---\ndocument-sha256: x\nb\n{END}",
            "b\n"),
        edge(
            "junk before the opener",
            "junk ---\n---\ndocument-sha256: x\n{END}",
            "---\ndocument-sha256: x\n"),
        edge("four dashes open", "----\na: 1\n---\n{END}", "a: 1\n---\n"),
        edge("table rule does not open", "| --- |\n---\na\n{END}", "a\n"),
        edge(
            "indented closer closes",
            "---\n  ---\ndocument-sha256: x\n{END}",
            "  ---\ndocument-sha256: x\n"),
        edge(
            "closer between no-break spaces",
            "---\n\u00a0---\u00a0\ndocument-sha256: x\n{END}",
            "\u00a0---\ndocument-sha256: x\n"),
        edge("four dashes do not close", "---\n----\ndocument-sha256: x\nb\n{END}", "----\nb\n"),
        edge(
            "key in the body stays",
            "---\n---\ndocument-sha256: x\n{END}",
            "---\ndocument-sha256: x\n"),
        edge(
            "every key goes",
            "---\ndocument-sha256: x\na: 1\n\u00a0document-sha256: y\n---\n{END}",
            "a: 1\n---\n"),
        edge(
            "key in a claim goes",
            "---\nc:\n  - id: d\n    document-sha256: x\n    e: f\n---\n{END}",
            "c:\n  - id: d\n    e: f\n---\n"),
        edge(
            "key in upper case stays",
            "---\nDocument-SHA256: x\n---\n{END}",
            "Document-SHA256: x\n---\n"),
        edge(
            "blank before the colon stays",
            "---\ndocument-sha256 : x\n---\n{END}",
            "document-sha256 : x\n---\n"),
        edge(
            "comment stays",
            "---\n# document-sha256: x\n---\n{END}",
            "# document-sha256: x\n---\n"),
        edge(
            "continuation goes",
            "---\ndocument-sha256: |\n  a\n b\nc: 1\n---\n{END}",
            "c: 1\n---\n"),
        edge(
            "equal indentation is no continuation",
            "---\n  document-sha256: |\n  a\n---\n{END}",
            "  a\n---\n"),
        edge("tab is one column", "---\n  document-sha256: |\n\ta\n---\n{END}", "\ta\n---\n"),
        edge("one tab is deeper than none", "---\ndocument-sha256: |\n\ta\n---\n{END}", "---\n"),
        edge(
            "empty line ends the continuation",
            "---\ndocument-sha256: |\n  a\n\n  b\n---\n{END}",
            "\n  b\n---\n"),
        edge(
            "white-space line continues",
            "---\ndocument-sha256: |\n  a\n  \n  b\n---\n{END}",
            "---\n"),
        edge(
            "closer ends the continuation",
            "---\ndocument-sha256: |\n  ---\n  b\n{END}",
            "  ---\n  b\n"),
        edge("marker in inline code", "---\n---\na\n`{END}` b\n{END}", "---\na\n`\n"),
        edge("marker in indented code", "---\n---\na\n    {END}\n{END}", "---\na\n"),
        edge("marker in a comment of the front matter", "---\n# {END}\na: 1\n---\n", "#\n"),
        edge(
            "marker in a quoted fence",
            "---\n---\n> ```\n> {END}\n> ```\n{END}",
            "---\n> ```\n>\n"),
        edge(
            "marker in a fence",
            "---\n---\n```\n{END}\n```\n{END}",
            "---\n```\n<!-- CLARITY_GATE_END -->\n```\n"),
        edge(
            "marker in a tilde fence",
            "---\n---\n   ~~~~\n```\n~~~\n{END}\n~~~~\n{END}",
            "---\n   ~~~~\n```\n~~~\n<!-- CLARITY_GATE_END -->\n~~~~\n"),
        edge("marker on the opening line", "---\n---\n``` {END}\n```\n{END}", "---\n```\n"),
        edge(
            "marker on the closing line",
            "---\n---\n```\n``` {END}\n{END}",
            "---\n```\n``` <!-- CLARITY_GATE_END -->\n"),
        edge("closer with text closes", "---\n---\n```\n``` x\n{END}", "---\n```\n``` x\n"),
        edge("four blanks open no fence", "---\n---\n    ```\n{END}", "---\n    ```\n"),
        edge(
            "grave accent becomes a backtick after the search",
            "---\n---\n\u1fef\u1fef\u1fef\n{END}",
            "---\n```\n"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("edges")
  void documentIsHashedAsItsCanonicalText(String name, String document, String canonical) {
    assertThat(DocumentHash.compute(document, Recipe.C)).as(name).isEqualTo(hashOf(canonical));
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        0x09, 0x0B, 0x0C, 0x1C, 0x1D, 0x1E, 0x1F, 0x20, 0x85, 0xA0, 0x1680, 0x2000, 0x2001, 0x2002,
        0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200A, 0x2028, 0x2029, 0x202F,
        0x205F, 0x3000
      })
  void whiteSpaceAtALinesEndIsLeftOut(int space) {
    String document = "---\n---\na" + Character.toString(space) + "\nb\n{END}";
    assertThat(DocumentHash.compute(complete(document), Recipe.C)).isEqualTo(hashOf("---\na\nb\n"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0x00, 0x08, 0x0E, 0x1B, 0x7F, 0xAD, 0x180E, 0x200B, 0x200C, 0x2060, 0xFEFF})
  void otherInvisibleCharactersAtALinesEndStay(int character) {
    String line = "a" + Character.toString(character);
    assertThat(DocumentHash.compute(complete("---\n---\n" + line + "\nb\n{END}"), Recipe.C))
        .isEqualTo(hashOf("---\n" + line + "\nb\n"));
  }

  @Test
  void documentWithoutOpenerHasNoWindow() {
    assertThat(DocumentHash.compute(complete("a\n--- \n{END}\n---"), Recipe.C))
        .isEqualTo(
            new HashResult.NoWindow(
                "No hash: no line ends in `---`, so the front matter has no beginning."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "---\na\n",
        "---\n<!-- clarity_gate_end -->\n",
        "---\n<!--CLARITY_GATE_END-->\n",
        "---\n```\n<!-- CLARITY_GATE_END -->\n```\n",
        "---\nk: |\n  ```\n---\n<!-- CLARITY_GATE_END -->\n",
        "---\n```code```\n<!-- CLARITY_GATE_END -->\n"
      })
  void documentWithoutMarkerOutsideFencesHasNoWindow(String document) {
    assertThat(DocumentHash.compute(document, Recipe.C))
        .isEqualTo(
            new HashResult.NoWindow(
                "No hash: the end marker `<!-- CLARITY_GATE_END -->` is missing outside fenced"
                    + " code."));
  }

  @Test
  void emptyDocumentHasNoWindow() {
    assertThat(DocumentHash.compute("", Recipe.C)).isInstanceOf(HashResult.NoWindow.class);
  }

  @Test
  void secondGenerationEndsAtAMarkerInAFence() {
    assertThat(DocumentHash.compute(complete("---\n---\n```\n{END}\n```\n{END}"), Recipe.B))
        .isEqualTo(hashOf("---\n```\n"));
  }

  @Test
  void firstGenerationBlanksKeysAtTheMarginOfTheWholeFile() {
    assertThat(
            DocumentHash.compute(
                "\ufeffe\u0301 \r\ndocument-sha256: x\n document-sha256: y\n\n\n\ndocument-sha256:",
                Recipe.A))
        .isEqualTo(hashOf("e\u0301 \n\n document-sha256: y\n\n\n\n"));
  }

  @Test
  void secondByteOrderMarkBelongsToTheTextOfADecodedFile() {
    assertThat(DocumentHash.compute(new SourceText("\ufeffa", true), Recipe.A))
        .isEqualTo(hashOf("\ufeffa"));
  }

  private static Arguments edge(String name, String document, String canonical) {
    return Arguments.of(name, complete(document), canonical);
  }

  private static String complete(String document) {
    return document.replace("{END}", "<!-- CLARITY_GATE_END -->");
  }

  private static HashResult hashOf(String canonical) {
    return new HashResult.Computed(SourceText.sha256(canonical.getBytes(StandardCharsets.UTF_8)));
  }
}

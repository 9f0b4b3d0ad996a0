package app.assay.cgd.edit;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StampTest {

  private static EditResult stamp(CgdDocument document, Stamp.Options options) {
    return new Stamp(DocumentEditor.standard()).apply(document, options);
  }

  private static EditResult.Edited stamped(CgdDocument document, Stamp.Options options) {
    EditResult result = stamp(document, options);
    assertThat(result).isInstanceOf(EditResult.Edited.class);
    EditResult.Edited edited = (EditResult.Edited) result;
    assertThat(DocumentHash.compute(edited.document().source()))
        .isEqualTo(new HashResult.Computed(edited.document().header().storedHash().orElseThrow()));
    assertThat(TextEdit.apply(document.text(), edited.edits())).isEqualTo(edited.document().text());
    return edited;
  }

  @Test
  void rightDocumentIsLeftAlone() {
    assertThat(stamped(CgdText.valid().parse(), Stamp.Options.STANDARD).edits()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "PENDING",
        "<PENDING>",
        "\"PENDING\" # mine",
        "'x'",
        "",
        "|\n  abc\n  def",
        ">-\n  abc",
        "abc\n  def",
        "\n  abc",
        "[]"
      })
  void replacesWhateverStandsForAHash(String written) {
    CgdDocument document = CgdText.valid().set("document-sha256", written).parse();
    String text = stamped(document, Stamp.Options.STANDARD).document().text();
    assertThat(text.lines().filter(line -> line.contains("document-sha256")).count()).isOne();
    assertThat(text.replaceAll("(?m)^document-sha256: .*\n", ""))
        .isEqualTo(CgdText.valid().without("document-sha256").text());
  }

  @Test
  void quotesAndCommentOfTheHashStay() {
    CgdDocument document = CgdText.valid().set("document-sha256", "\"PENDING\"  # mine").parse();
    assertThat(stamped(document, Stamp.Options.STANDARD).document().text())
        .containsPattern("\ndocument-sha256: \"[0-9a-f]{64}\"  # mine\n");
  }

  @Test
  void addsWhatIsMissingOnlyWhenAsked() {
    CgdDocument document =
        CgdText.valid().without("rag-ingestable").without("document-sha256").parse();
    assertThat(stamped(document, Stamp.Options.STANDARD).document().text())
        .containsPattern("points-passed: 1-9\ndocument-sha256: [0-9a-f]{64}\n")
        .contains("hitl-claims: []\nrag-ingestable: true\n---\n");
    assertThat(stamped(document, Stamp.Options.PRESENT_ONLY).document().text())
        .doesNotContain("rag-ingestable");
  }

  @Test
  void setsComputedFields() {
    String block = "<!-- CG-EXCLUSION:BEGIN id=a -->\nx\n<!-- CG-EXCLUSION:END id=a -->\n";
    CgdDocument document =
        CgdText.valid().set("hitl-pending-count", "7").body("# A\n\n" + block).parse();
    String text = stamped(document, Stamp.Options.CONFIRMATION).document().text();
    assertThat(text)
        .contains("rag-ingestable: false\n", "hitl-pending-count: 0\n")
        .containsPattern("exclusions-coverage: 0\\.\\d+\n");
    assertThat(stamped(document, Stamp.Options.STANDARD).document().text())
        .contains("hitl-pending-count: 7\n");
  }

  @Test
  void coverageOfNothingIsWrittenAsTheSchemaShowsIt() {
    CgdDocument document = CgdText.valid().set("exclusions-coverage", "0.3").parse();
    assertThat(stamped(document, Stamp.Options.STANDARD).document().text())
        .contains("exclusions-coverage: 0.0\n");
    CgdDocument zero = CgdText.valid().set("exclusions-coverage", "0").parse();
    assertThat(stamped(zero, Stamp.Options.STANDARD).document().text())
        .contains("exclusions-coverage: 0\n");
  }

  @Test
  void hashThatWouldCoverItselfIsRefused() {
    CgdDocument document =
        CgdText.valid().without("document-sha256").set("document-sha256 ", "x").parse();
    assertThat(stamp(document, Stamp.Options.STANDARD))
        .isEqualTo(
            new EditResult.Refused(
                "The hash would cover its own line, because document-sha256 is not written as a"
                    + " line of its own that begins 'document-sha256:'. Nothing was changed."));
  }

  @Test
  void withoutEndMarkerThereIsNothingToStamp() {
    assertThat(stamp(CgdText.valid().ending("").parse(), Stamp.Options.STANDARD))
        .isInstanceOf(EditResult.Refused.class);
  }

  @Test
  void keysTakeTheLineBreakOfTheLineBeforeThemEvenALoneCarriageReturn() {
    String front = "---\nhitl-claims: []\nclarity-status: UNCLEAR\r";
    String rest = "\r\r\n---\n\n# Lamp room\n\n<!-- CLARITY_GATE_END -->\n";
    CgdDocument document = CgdParser.standard().parse(SourceText.of(front + rest));
    EditResult.Edited stamped = stamped(document, Stamp.Options.PRESENT_ONLY);
    String hash = stamped.document().header().storedHash().orElseThrow();
    assertThat(stamped.document().text())
        .isEqualTo(front + "document-sha256: " + hash + "\r" + rest);
  }
}

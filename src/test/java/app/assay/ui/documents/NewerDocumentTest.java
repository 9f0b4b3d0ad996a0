package app.assay.ui.documents;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.finding.Finding;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.PointsGate;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.SoundFixes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A document of a version that is not understood is changed by nobody but the person (W-FC01).
class NewerDocumentTest {

  private static final String REFUSAL =
      "Nothing was written: format 3.0 is newer than 2, which is understood here. Use a newer"
          + " program, or change the text by hand.";

  @TempDir Path folder;
  private final DocumentsFixture fixture = new DocumentsFixture();
  private final List<String> said = new ArrayList<>();
  private final DocumentEdits edits =
      new DocumentEdits(
          CgdParser.standard(), () -> DocumentsFixture.CONTEXT, new SameThreadRunner(), said::add);
  private final DocumentFixes fixes =
      new DocumentFixes(
          CgdParser.standard(),
          watch -> SoundFixes.of(PointsGate.standard(), DocumentsFixture.CONTEXT.today(), watch),
          new SameThreadRunner(),
          said::add);
  private String before = "";
  private OpenDocument document;

  @BeforeEach
  void open() throws IOException {
    before =
        CgdText.valid()
            .set("clarity-gate-version", "3.0")
            .body("# Horn\n\nSales will double. Costs will fall.\n\nA horn costs $1,840.\n")
            .text();
    document = fixture.open(Files.writeString(folder.resolve("horn.cgd.md"), before));
  }

  @AfterEach
  void nothingCanBeTakenBackThatWasNotDone() {
    assertThat(fixture.undo.canUndo()).isFalse();
    assertThat(document.text().text()).isEqualTo(before);
  }

  private PlacedFinding finding(int point) {
    return document.fresh().orElseThrow().report().findings().stream()
        .filter(f -> f.rule().point() == point)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void fixIsRefusedWithWhatToDo() {
    Finding forecast = finding(2).finding();
    fixes.mend(document, forecast, forecast.fixes().getFirst(), () -> said.add("made"));
    assertThat(said).containsExactly(REFUSAL);
  }

  @Test
  void fixAllIsRefused() {
    fixes.mendAll(document, finding(2).rule());
    assertThat(said).containsExactly(REFUSAL);
  }

  @Test
  void allowingAFindingIsRefused() {
    edits.allow(document, document.fresh().orElseThrow(), finding(2), "agreed");
    assertThat(said).containsExactly(REFUSAL);
  }

  @Test
  void exclusionIsRefused() {
    edits.exclude(document, finding(2).finding());
    assertThat(said).containsExactly("Nothing was excluded: " + REFUSAL);
  }

  @Test
  void statementIsNotSentToRoundB() {
    edits.toRoundB(document, finding(9).finding());
    assertThat(said).singleElement().asString().startsWith("Nothing was changed");
  }

  @Test
  void pointsPassedAreNotSet() {
    edits.passPoints(document, "1-8");
    assertThat(said).containsExactly(REFUSAL);
  }

  @Test
  void versionCountsThatStandsThereNowAndNotTheOneOfTheLastCheck() {
    int at = before.indexOf("3.0");
    List<TextEdit> fix = List.of(TextEdit.insert(before.length(), "\n"));
    document.text().type(new Span(at, at + 3), "2.1");
    assertThat(document.edit("end", fix)).isEmpty();
    fixture.undo.undo();
    fixture.undo.undo();
    assertThat(document.edit("end", fix)).contains(REFUSAL);
  }

  @Test
  void personMayType() {
    document.text().type(Span.at(before.length()), "More.\n");
    assertThat(document.text().text()).isEqualTo(before + "More.\n");
    fixture.undo.undo();
  }

  @Test
  void whatThePersonHadIsRestored() {
    document.restore("restore draft", before + "Kept.\n");
    assertThat(document.text().text()).isEqualTo(before + "Kept.\n");
    fixture.undo.undo();
  }
}

package app.assay.ui.documents;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdParser;
import app.assay.text.Span;
import app.assay.ui.HandRunner;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.TaskRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentEditsTest {

  @TempDir Path folder;

  private final DocumentsFixture fixture = new DocumentsFixture();
  private final List<String> said = new ArrayList<>();

  private DocumentEdits edits(TaskRunner runner) {
    return new DocumentEdits(CgdParser.standard(), runner, said::add);
  }

  private DocumentEdits edits() {
    return edits(new SameThreadRunner());
  }

  private OpenDocument open(String name, String text) throws IOException {
    return fixture.open(Files.writeString(folder.resolve(name), text));
  }

  private OpenDocument sample(String name) throws IOException {
    return fixture.open(
        Files.copy(DocumentsFixture.sample(name), folder.resolve(name + ".cgd.md")));
  }

  private static List<PlacedFinding> findings(OpenDocument document) {
    return document.fresh().orElseThrow().report().findings();
  }

  @Test
  void pointsPassedIsSetWithAHashThatFitsInOneStepOfUndo() throws IOException {
    OpenDocument document = sample("fog-signal-manual");
    String before = document.text().text();
    edits().passPoints(document, "1,3-9");
    assertThat(document.text().text()).contains("points-passed: 1,3-9\n");
    assertThat(findings(document)).noneMatch(f -> f.rule().id().equals("W-HS01"));
    fixture.undo.undo();
    assertThat(document.text().text()).isEqualTo(before);
  }

  @Test
  void hashThatDidNotFitIsLeftToSaySo() throws IOException {
    OpenDocument document = sample("night-shift-sop");
    String hash = document.fresh().orElseThrow().report().hash().stored().orElseThrow();
    edits().passPoints(document, "1-8");
    assertThat(document.text().text()).contains("points-passed: 1-8\n", hash);
  }

  @Test
  void allFindingsOfARuleAreMendedInOneStepOfUndo() throws IOException {
    String text = "Sales will double.\n\nCosts will fall.\n\nIt costs $5.\n";
    OpenDocument document = open("plan.md", text);
    PlacedFinding first =
        findings(document).stream().filter(f -> f.rule().id().equals("P2-WILL")).findFirst().get();
    edits().fixAll(document, first.rule());
    assertThat(findings(document)).noneMatch(f -> f.rule().equals(first.rule()));
    assertThat(document.text().text()).endsWith("It costs $5.\n").doesNotContain(" will ");
    fixture.undo.undo();
    assertThat(document.text().text()).isEqualTo(text);
  }

  @Test
  void statementBecomesAPendingClaimOfRoundB() throws IOException {
    OpenDocument document = sample("fog-signal-manual");
    int at = document.text().text().indexOf("\n# ");
    int line = document.text().text().indexOf('\n', at + 1) + 1;
    document.text().type(Span.at(line), "\nEvery spare horn costs $1,840 per unit.\n");
    PlacedFinding price =
        findings(document).stream().filter(f -> f.rule().point() == 9).findFirst().get();
    int claims = document.fresh().orElseThrow().report().claims().size();
    edits().toRoundB(document, price.finding());
    assertThat(document.fresh().orElseThrow().report().claims()).hasSize(claims + 1);
    assertThat(document.fresh().orElseThrow().report().claims().getLast().state())
        .isEqualTo("PENDING");
  }

  @Test
  void editIsNotMadeInATextThatChangedMeanwhile() throws IOException {
    OpenDocument document = sample("fog-signal-manual");
    HandRunner runner = new HandRunner();
    edits(runner).passPoints(document, "1-8");
    document.text().type(Span.at(document.text().text().length()), "\n");
    String typed = document.text().text();
    runner.runNext();
    assertThat(document.text().text()).isEqualTo(typed);
    assertThat(said).singleElement().asString().startsWith("Nothing was changed");
  }
}

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
    return new DocumentEdits(
        CgdParser.standard(), () -> DocumentsFixture.CONTEXT, runner, said::add);
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

  private PlacedFinding withForecast(OpenDocument document) {
    int at = document.text().text().indexOf("\n# ");
    int line = document.text().text().indexOf('\n', at + 1) + 1;
    document.text().type(Span.at(line), "\nThe horn is red.\nIt will rust.\n");
    return findings(document).stream()
        .filter(f -> f.rule().id().equals("P2-WILL"))
        .findFirst()
        .get();
  }

  @Test
  void wholeParagraphIsExcludedWithTheRulesTitleAsReason() throws IOException {
    OpenDocument document = sample("fog-signal-manual");
    PlacedFinding forecast = withForecast(document);
    edits().exclude(document, forecast.finding());
    assertThat(document.text().text())
        .contains(
            "<!-- CG-EXCLUSION:BEGIN id=p2-will-1 -->\nThe horn is red.\nIt will rust.\n"
                + "<!-- CG-EXCLUSION:END id=p2-will-1 -->\n")
        .contains(forecast.rule().title(), "hitl-status: REVIEWED_WITH_EXCEPTIONS");
    assertThat(findings(document)).isEmpty();
  }

  @Test
  void refusedExclusionSaysWhyAndChangesNothing() throws IOException {
    OpenDocument document = sample("capacity-plan");
    PlacedFinding forecast = withForecast(document);
    String before = document.text().text();
    edits().exclude(document, forecast.finding());
    assertThat(document.text().text()).isEqualTo(before);
    assertThat(said)
        .singleElement()
        .asString()
        .startsWith("Nothing was excluded: ")
        .contains("still pending");
  }

  @Test
  void findingIsAllowedInItsOwnTextOnly() throws IOException {
    OpenDocument document = open("plan.md", "Sales will double.\n");
    Checked checked = document.fresh().orElseThrow();
    PlacedFinding forecast = findings(document).getFirst();
    edits().allow(document, checked, forecast, "agreed");
    String allowed = "<!-- assay: allow P2-WILL reason=\"agreed\" -->\nSales will double.\n";
    assertThat(document.text().text()).isEqualTo(allowed);
    edits().allow(document, checked, forecast, "twice");
    assertThat(document.text().text()).isEqualTo(allowed);
    assertThat(said.getLast()).startsWith("Nothing was changed");
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

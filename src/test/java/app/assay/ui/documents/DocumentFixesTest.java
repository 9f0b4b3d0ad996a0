package app.assay.ui.documents;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdParser;
import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.text.Span;
import app.assay.ui.HandRunner;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.SoundFixes;
import app.assay.workspace.StubPoints;
import app.assay.workspace.TaskRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentFixesTest {

  private static final String TEXT = "Sales will double.\n\nCosts will fall.\n\nIt costs $5.\n";

  @TempDir Path folder;

  private final DocumentsFixture fixture = new DocumentsFixture();
  private final List<String> said = new ArrayList<>();
  private final Runnable then = () -> said.add("then");

  /// Fixes that are tried by a point that speaks where the pattern is found.
  private DocumentFixes fixes(TaskRunner runner, String raised) {
    return new DocumentFixes(
        CgdParser.standard(),
        watch -> new SoundFixes(new StubPoints(raised, "may")),
        runner,
        said::add);
  }

  private DocumentFixes fixes(String raised) {
    return fixes(new SameThreadRunner(), raised);
  }

  private OpenDocument open(String text) throws IOException {
    return fixture.open(Files.writeString(folder.resolve("plan.md"), text));
  }

  private static List<PlacedFinding> findings(OpenDocument document) {
    return document.fresh().orElseThrow().report().findings();
  }

  private static Finding will(OpenDocument document) {
    return findings(document).stream()
        .map(PlacedFinding::finding)
        .filter(f -> f.rule().id().equals("P2-WILL"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void fixThatBringsUpNothingIsMadeInOneStepOfUndo() throws IOException {
    OpenDocument document = open(TEXT);
    Finding will = will(document);
    Fix fix = will.fixes().getFirst();
    fixes("never").mend(document, will, fix, then);
    assertThat(document.text().text())
        .isEqualTo(TEXT.replace("will double", "are projected to double"));
    assertThat(said)
        .containsExactly("then", "Done: " + fix.title() + ". Undo takes it back in one step.");
    fixture.undo.undo();
    assertThat(document.text().text()).isEqualTo(TEXT);
  }

  @Test
  void fixThatWouldBringSomethingUpIsNotMadeAndSaysWhat() throws IOException {
    OpenDocument document = open(TEXT);
    Finding will = will(document);
    Fix fix = will.fixes().getFirst();
    fixes("Sales are projected").mend(document, will, fix, then);
    assertThat(document.text().text()).isEqualTo(TEXT);
    assertThat(fixture.undo.canUndo()).isFalse();
    assertThat(said)
        .containsExactly(
            "Not made; choose another fix of the card. It would bring up P9-WORDING at"
                + " \u201CSales are projected\u201D.");
  }

  @Test
  void onlyFixThatWouldBringSomethingUpNamesNoOther() throws IOException {
    OpenDocument document = open(TEXT);
    Finding will = will(document);
    Fix fix = will.fixes().getFirst();
    Finding single = new Finding(will.rule(), will.span(), will.message(), List.of(fix));
    fixes("Sales are projected").mend(document, single, fix, then);
    assertThat(said)
        .singleElement()
        .asString()
        .startsWith("Not made; change the words yourself, or allow it. It would bring up P9");
  }

  @Test
  void fixOfTheFormatIsMadeUntried() throws IOException {
    OpenDocument document =
        fixture.open(
            Files.copy(DocumentsFixture.sample("night-shift-sop"), folder.resolve("n.cgd.md")));
    Finding hash =
        findings(document).stream()
            .map(PlacedFinding::finding)
            .filter(f -> f.rule().id().equals("W-HS01"))
            .findFirst()
            .orElseThrow();
    fixes("(?s).+").mend(document, hash, hash.fixes().getFirst(), then);
    assertThat(said).containsExactly("then");
    assertThat(findings(document)).noneMatch(f -> f.rule().id().equals("W-HS01"));
  }

  @Test
  void fixIsNotMadeInATextThatChangedWhileItWasTried() throws IOException {
    OpenDocument document = open(TEXT);
    Finding will = will(document);
    HandRunner runner = new HandRunner();
    fixes(runner, "never").mend(document, will, will.fixes().getFirst(), then);
    document.text().type(Span.at(TEXT.length()), "More.\n");
    runner.runNext();
    assertThat(document.text().text()).isEqualTo(TEXT + "More.\n");
    assertThat(said).singleElement().asString().startsWith("Nothing was changed");
  }

  @Test
  void allFindingsOfARuleAreMendedInOneStepOfUndo() throws IOException {
    OpenDocument document = open(TEXT);
    fixes("never").mendAll(document, will(document).rule());
    assertThat(findings(document)).noneMatch(f -> f.rule().id().equals("P2-WILL"));
    assertThat(document.text().text()).endsWith("It costs $5.\n").doesNotContain(" will ");
    fixture.undo.undo();
    assertThat(document.text().text()).isEqualTo(TEXT);
  }

  @Test
  void allButTheOneWhoseFixesBringSomethingUpAreMendedAndItIsSaid() throws IOException {
    OpenDocument document = open(TEXT);
    fixes("Costs are projected|fall \\*\\(projected").mendAll(document, will(document).rule());
    assertThat(document.text().text())
        .isEqualTo(TEXT.replace("will double", "are projected to double"));
    assertThat(said)
        .containsExactly(
            "Done: fix all P2-WILL. Undo takes it back in one step. 1 left: every fix would bring"
                + " up something, such as P9-WORDING at \u201CCosts are projected\u201D.");
  }

  @Test
  void whereEveryFixBringsSomethingUpNothingIsChangedAndItIsSaid() throws IOException {
    OpenDocument document = open(TEXT);
    fixes("projected").mendAll(document, will(document).rule());
    assertThat(document.text().text()).isEqualTo(TEXT);
    assertThat(fixture.undo.canUndo()).isFalse();
    assertThat(said)
        .singleElement()
        .asString()
        .startsWith(
            "Nothing was changed: every fix of P2-WILL would bring up something, such as P9");
  }
}

package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.finding.Finding;
import app.assay.text.SourceText;
import app.assay.text.Span;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.points.PointRow;
import app.assay.workspace.PointFixes;
import app.assay.workspace.PointsGate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PointsWindowTest extends WorkbenchFxTest {

  private static final String PLAN = "documents/capacity-plan.cgd.md";
  private static final String MANUAL = "documents/fog-signal-manual.cgd.md";

  private OpenDocument openPlain(String text) throws IOException {
    Files.writeString(vault.resolve("documents/notes.md"), text);
    openVault();
    return open("documents/notes.md");
  }

  private static List<String> rules(OpenDocument document) {
    return document.fresh().orElseThrow().report().findings().stream()
        .map(f -> f.rule().id())
        .toList();
  }

  private PointRow.Point point(int number) {
    return (PointRow.Point) models.points.rows().get(number - 1);
  }

  /// Opens the card of the first problem and chooses what is so many places from its top, below the
  /// top for a negative number.
  private void chooseFix(int down) {
    push(KeyCode.F2);
    push(KeyCode.ALT, KeyCode.ENTER);
    settle();
    for (int i = 0; i < Math.abs(down); i++) {
      push(down > 0 ? KeyCode.DOWN : KeyCode.UP);
    }
    push(KeyCode.ENTER);
    settle();
  }

  /// A document in which this statement waits as a claim of Round B.
  private static String claimed(String statement) {
    SourceText text = SourceText.of(CgdText.valid().body("# Lens\n\n" + statement + ".\n").text());
    PointsGate gate = PointsGate.standard();
    Finding asked =
        gate
            .evaluate(gate.engine(), CgdParser.standard().parse(text), LocalDate.of(2026, 6, 15))
            .findings()
            .stream()
            .filter(f -> f.rule().asksForAPerson())
            .findFirst()
            .orElseThrow();
    return new PointFixes().sentToRoundB(text, asked).orElseThrow().text();
  }

  @Test
  void chosenPointIsShownAloneInProblemsAndInTheText() throws IOException {
    OpenDocument notes = openPlain("Sales will double.\n\nRivals charge $18.40 a seat.\n");
    await(() -> models.problems.problems().size() == 2);
    push(KeyCode.ALT, KeyCode.DIGIT5);
    push(KeyCode.DOWN);
    push(KeyCode.ENTER);
    await(() -> models.problems.problems().size() == 1);
    assertThat(models.problems.problems())
        .extracting(p -> p.finding().rule().id())
        .containsExactly("P2-WILL");
    assertThat(pane(notes).editor().highlights()).extracting(h -> h.point()).containsExactly(2);
    push(KeyCode.ESCAPE);
    await(() -> models.problems.problems().size() == 2);
    assertThat(pane(notes).editor().highlights()).hasSize(2);
  }

  @Test
  void pointsOfTheWholeVaultAreThoseOfTheProblems() throws IOException {
    openPlain("Sales will double.\n");
    int here = point(2).counts().values().stream().mapToInt(n -> n).sum();
    clickOn("#points-vault");
    await(() -> models.problems.isWholeVault() && models.problems.problems().size() > 1);
    long all =
        models.problems.problems().stream().filter(p -> p.finding().rule().point() == 2).count();
    assertThat(point(2).counts().values().stream().mapToInt(n -> n).sum())
        .isGreaterThan(here)
        .isEqualTo((int) all);
    clickOn("#problems-scope");
    await(() -> !models.points.isWholeVault());
    assertThat(point(2).counts().values().stream().mapToInt(n -> n).sum()).isEqualTo(here);
  }

  @Test
  void quietIsKeptInTheSettingsAndChecksAgain() throws IOException {
    OpenDocument notes = openPlain("| Lamp | Uptime |\n|---|---|\n| Fresnel | 99.7% |\n");
    assertThat(rules(notes)).contains("P4-PERCENT");
    clickOn("#points-quiet");
    await(() -> notes.fresh().isPresent() && !rules(notes).contains("P4-PERCENT"));
    assertThat(models.preferences.settings().sensitivity()).isEqualTo("quiet");
  }

  @Test
  void cleanPointsAreWrittenAtTheFrontOnDemand() {
    openVault();
    OpenDocument document = open(PLAN);
    await(() -> lookup("#points-pass").query().isVisible());
    String before = document.text().text();
    clickOn("#points-pass");
    await(() -> !document.text().text().equals(before));
    awaitCheck(document);
    await(() -> !lookup("#points-pass").query().isVisible());
    ctrl(KeyCode.Z);
    assertThat(document.text().text()).isEqualTo(before);
  }

  @Test
  void fixIsMadeByKeyboardAndItsFindingIsGone() throws IOException {
    OpenDocument notes = openPlain("Sales will double.\n");
    chooseFix(0);
    await(() -> notes.text().text().equals("Sales are projected to double.\n"));
    await(() -> notes.fresh().isPresent() && rules(notes).isEmpty());
  }

  @Test
  void gapThatAFixLeavesIsSelectedSoThatTypingFillsIt() throws IOException {
    OpenDocument notes = openPlain("A bulb costs $18.40 at Harbour Optics.\n");
    int gap = -1;
    var fixes = notes.fresh().orElseThrow().report().findings().getFirst().finding().fixes();
    for (int i = 0; i < fixes.size(); i++) {
      if (fixes.get(i).edits().getFirst().replacement().contains("\u2026")) {
        gap = i;
      }
    }
    assertThat(gap).as("a fix with a gap").isNotNegative();
    chooseFix(gap);
    await(() -> pane(notes).editor().selection().length() == 1);
    write("demand grows");
    assertThat(notes.text().text()).contains("demand grows").doesNotContain("\u2026");
  }

  @Test
  void fixThatWouldTakeAStatementFromItsClaimIsNotMadeAndAnotherOfTheCardIs() throws IOException {
    String statement = "Harbour Optics charges $49 per month, and will charge more";
    Files.writeString(vault.resolve("documents/lens.cgd.md"), claimed(statement));
    openVault();
    OpenDocument lens = open("documents/lens.cgd.md");
    String before = lens.text().text();
    assertThat(rules(lens)).containsExactly("P2-WILL");
    chooseFix(0);
    await(() -> lookup("#status-message").queryAs(Label.class).getText().startsWith("Not made"));
    assertThat(lookup("#status-message").queryAs(Label.class).getText())
        .contains("would bring up P9-PRICING", "choose another fix of the card");
    picture("points-fix-held");
    assertThat(lens.text().text()).isEqualTo(before);
    chooseFix(1);
    await(() -> lens.text().text().contains(statement + " *(projected)*.\n"));
    await(() -> lens.fresh().isPresent() && !rules(lens).contains("P2-WILL"));
    assertThat(rules(lens)).noneMatch(id -> id.startsWith("P"));
    ctrl(KeyCode.Z);
    assertThat(lens.text().text()).isEqualTo(before);
  }

  @Test
  void findingIsNotAllowedWithoutAReason() throws IOException {
    OpenDocument notes = openPlain("Sales will double.\n");
    chooseFix(-2);
    assertThat(lookup("#allow-reason").queryAs(TextInputControl.class).isFocused()).isTrue();
    write("  \n");
    settle();
    assertThat(lookup("#allow-refused").queryAs(Label.class).getText())
        .startsWith("A reason is needed");
    assertThat(notes.text().text()).isEqualTo("Sales will double.\n");
    push(KeyCode.ESCAPE);
    settle();
    assertThat(lookup("#allow-card").tryQuery()).isEmpty();
    assertThat(notes.text().text()).isEqualTo("Sales will double.\n");
  }

  @Test
  void findingIsAllowedWithItsReasonInOneStepOfUndo() throws IOException {
    OpenDocument notes = openPlain("Sales will double.\n");
    chooseFix(-2);
    write("agreed\n");
    settle();
    assertThat(notes.text().text())
        .isEqualTo("<!-- assay: allow P2-WILL reason=\"agreed\" -->\nSales will double.\n");
    await(() -> notes.fresh().isPresent() && rules(notes).isEmpty());
    await(() -> models.points.rows().size() == 11);
    assertThat(((PointRow.Waived) models.points.rows().get(10)).finding().reason())
        .isEqualTo("agreed");
    ctrl(KeyCode.Z);
    assertThat(notes.text().text()).isEqualTo("Sales will double.\n");
  }

  @Test
  void blockOfAFindingIsWrappedAsExclusion() {
    openVault();
    OpenDocument manual = open(MANUAL);
    String text = manual.text().text();
    int at = text.indexOf("\n", text.indexOf("\n# ") + 1) + 1;
    interact(
        () ->
            manual
                .text()
                .apply("edit", List.of(app.assay.text.TextEdit.insert(at, "\nIt will rust.\n"))));
    awaitCheck(manual);
    await(() -> rules(manual).contains("P2-WILL"));
    interact(() -> pane(manual).select(app.assay.text.Span.at(at + 4)));
    push(KeyCode.ALT, KeyCode.ENTER);
    settle();
    for (int i = 0; i < 3; i++) {
      push(KeyCode.UP);
    }
    push(KeyCode.ENTER);
    await(() -> manual.text().text().contains("CG-EXCLUSION:BEGIN id=p2-will-1"));
    await(() -> manual.fresh().isPresent() && rules(manual).isEmpty());
    assertThat(manual.text().text()).contains("hitl-status: REVIEWED_WITH_EXCEPTIONS");
  }

  @Test
  void reportOfTheDocumentIsShownAndCopied() throws IOException {
    openPlain("Sales will double.\n");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
    await(() -> !lookup("#report-text").queryAs(TextInputControl.class).getText().isEmpty());
    assertThat(lookup("#report-text").queryAs(TextInputControl.class).getText())
        .contains("## Clarity Gate Results", "P2-WILL", "**Verdict:** BLOCKED");
    clickOn("#report-copy");
    interact(
        () ->
            assertThat(Clipboard.getSystemClipboard().getString())
                .startsWith("## Clarity Gate Results"));
  }

  @Test
  void reportIsGivenAwayAsMarkdownAndAsAPage() throws IOException {
    openPlain("Sales will double.\n");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
    await(() -> !lookup("#report-text").queryAs(TextInputControl.class).getText().isEmpty());
    Path markdown = vault.resolve("report.md");
    choosers.choose(markdown);
    clickOn("#report-markdown");
    await(() -> Files.exists(markdown));
    Path page = vault.resolve("report.html");
    choosers.choose(page);
    clickOn("#report-html");
    await(() -> Files.exists(page));
    assertThat(choosers.asked)
        .anyMatch(asked -> asked.endsWith("notes-report.md"))
        .anyMatch(asked -> asked.endsWith("notes-report.html"));
    assertThat(Files.readString(markdown)).startsWith("## Clarity Gate Results");
    assertThat(Files.readString(page)).startsWith("<!DOCTYPE html>").contains("P2-WILL");
  }

  @Test
  void adviceIsCalledAdviceWhereverItShows() throws IOException {
    openPlain("The system scales linearly.\n");
    await(() -> models.problems.problems().size() == 1);
    assertThat(lookup(".what-column").queryAllAs(Label.class))
        .anyMatch(label -> label.getText().endsWith(" (advice)"));
    push(KeyCode.F2);
    push(KeyCode.ALT, KeyCode.ENTER);
    settle();
    assertThat(lookup(".label").queryAllAs(Label.class))
        .anyMatch(label -> label.getText().equals("point 3 \u00B7 Assumptions \u00B7 advice"));
  }

  @Test
  void plainMarkdownSaysSoInTheStatusBar() throws IOException {
    openPlain("Sales will double.\n");
    assertThat(lookup("#status-state").queryAs(Label.class).getText()).isEqualTo("plain Markdown");
    assertThat(lookup("#status-hash").query().isVisible()).isFalse();
    assertThat(lookup("#status-ingest").queryAs(Label.class).getText())
        .isEqualTo("nine points: 1 finding");
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 40})
  void rowsThatMoveAreDrawnAnewAndTheChosenOneStaysChosen(int allowed) throws IOException {
    String each = "<!-- assay: allow P2-WILL reason=\"agreed\" -->\nSales will double.\n\n";
    OpenDocument notes = openPlain(each.repeat(allowed));
    ListView<PointRow> list = lookup("#points-list").queryListView();
    interact(() -> list.getSelectionModel().select(11));
    List<PointRow> before = List.copyOf(list.getItems());
    interact(() -> notes.text().type(Span.at(0), "It rains.\n\n"));
    settle();
    await(() -> !models.points.rows().equals(before));
    assertThat(list.getItems())
        .isEqualTo(models.points.rows())
        .hasSize(10 + allowed)
        .doesNotContainAnyElementsOf(before.subList(10, before.size()));
    assertThat(list.getSelectionModel().getSelectedIndices()).containsExactly(11);
  }
}

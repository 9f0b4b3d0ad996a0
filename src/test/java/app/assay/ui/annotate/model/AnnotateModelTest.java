package app.assay.ui.annotate.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.check.CheckContext;
import app.assay.hitl.annotation.AnnotationResult;
import app.assay.text.DocumentFile;
import app.assay.text.SourceText;
import app.assay.ui.HandRunner;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Annotating;
import app.assay.workspace.PointsGate;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.TaskRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnnotateModelTest {

  private static final Annotating ENGINE = new Annotating(PointsGate.standard());
  private static final String TEXT =
      "# Light\n\nSales will double.\n\nVisits will triple.\n\nA bulb costs $18.40 at Harbour"
          + " Optics.\n";

  @TempDir private Path folder;

  private AnnotateModel model(TaskRunner runner, String text) {
    return new AnnotateModel(
        new AnnotateTools(
            () -> ENGINE,
            runner,
            new DocumentFile(),
            () -> CheckContext.at(Instant.parse("2026-06-15T09:00:00Z")),
            new Texts("annotate")),
        SourceText.of(text),
        folder.resolve("light.md"),
        "Dana Reviewer");
  }

  private AnnotateModel started(String text) {
    AnnotateModel model = model(new SameThreadRunner(), text);
    model.start();
    return model;
  }

  private static String document(AnnotateModel model) {
    return model.draft().orElseThrow().result() instanceof AnnotationResult.Planned planned
        ? planned.document().text()
        : "";
  }

  @Test
  void markersAreOnOfferWithTheirLineAndNoneIsTaken() {
    AnnotateModel model = started(TEXT);
    assertThat(model.markers()).extracting(MarkerRow::line).containsExactly(3, 5);
    assertThat(model.count(Choice.OPEN)).isEqualTo(2);
    assertThat(document(model)).contains("Sales will double.", "Visits will triple.");
  }

  @Test
  void onlyAcceptedMarkersAreInTheDraft() {
    AnnotateModel model = started(TEXT);
    model.choose(0, Choice.ACCEPTED);
    model.choose(1, Choice.REFUSED);
    assertThat(document(model)).contains("Sales are projected to double.", "Visits will triple.");
    model.chooseAll(Choice.ACCEPTED);
    assertThat(document(model)).contains("Visits are projected to triple.");
    model.chooseAll(Choice.REFUSED);
    assertThat(document(model)).contains("Sales will double.");
  }

  @Test
  void statementOfAFigureBecomesAClaimOfThePersonPresent() {
    AnnotateModel model = started(TEXT);
    assertThat(model.draft().orElseThrow().result())
        .isInstanceOfSatisfying(
            AnnotationResult.Planned.class,
            planned -> {
              assertThat(planned.claims().getFirst().text())
                  .isEqualTo("A bulb costs $18.40 at Harbour Optics");
              assertThat(planned.document().header().value("processed-by"))
                  .isEqualTo("Dana Reviewer");
            });
  }

  @Test
  void answerToEarlierChoicesIsDropped() {
    HandRunner runner = new HandRunner();
    AnnotateModel model = model(runner, TEXT);
    model.start();
    runner.runNext();
    runner.runNext();
    model.choose(0, Choice.ACCEPTED);
    model.choose(0, Choice.REFUSED);
    assertThat(model.isStale()).isTrue();
    assertThat(model.canWrite()).isFalse();
    runner.runNext();
    assertThat(document(model)).contains("Sales will double.");
    assertThat(model.isStale()).isTrue();
    runner.runNext();
    assertThat(document(model)).contains("Sales will double.");
    assertThat(model.canWrite()).isTrue();
  }

  @Test
  void documentIsWrittenBesideTheText() throws IOException {
    AnnotateModel model = started(TEXT);
    model.write();
    assertThat(model.written()).contains(folder.resolve("light.cgd.md"));
    assertThat(Files.readString(folder.resolve("light.cgd.md"))).isEqualTo(document(model));
    assertThat(model.canWrite()).isFalse();
  }

  @Test
  void fileThatIsThereIsLeftAlone() throws IOException {
    Files.writeString(folder.resolve("light.cgd.md"), "mine");
    AnnotateModel model = started(TEXT);
    model.write();
    assertThat(model.trouble()).contains("light.cgd.md was not made");
    assertThat(Files.readString(folder.resolve("light.cgd.md"))).isEqualTo("mine");
  }

  @Test
  void refusedTextCannotBeWritten() {
    AnnotateModel model = started("# Only a heading\n");
    assertThat(model.draft().orElseThrow().result()).isInstanceOf(AnnotationResult.Refused.class);
    assertThat(model.canWrite()).isFalse();
    assertThat(model.draft().orElseThrow().rows()).hasSize(1).noneMatch(SideRow::isChanged);
  }

  @Test
  void changedLineStandsBesideWhatItBecomes() {
    assertThat(SideRow.of("a\nb\nc\n", "x\na\nB\nc\n"))
        .extracting(
            row ->
                row.before().map(l -> l.text()).orElse("-")
                    + row.after().map(l -> l.text()).orElse("-"))
        .containsExactly("-x", "aa", "bB", "cc");
  }
}

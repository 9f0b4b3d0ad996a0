package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import app.assay.ui.documents.OpenDocument;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Pictures of every screen of the frame, to be looked at.
class WorkbenchScreensTest extends WorkbenchFxTest {

  private static final String PLAN = "documents/capacity-plan.cgd.md";
  private static final String NIGHT_SHIFT = "documents/night-shift-sop.cgd.md";

  private void caretAt(OpenDocument document, String words) {
    int at = document.text().text().lastIndexOf(words);
    interact(
        () -> {
          Optional<app.assay.ui.documents.DocumentPane> pane =
              lookup(".document").queryAllAs(app.assay.ui.documents.DocumentPane.class).stream()
                  .filter(p -> p.document() == document)
                  .findFirst();
          pane.orElseThrow().select(Span.at(at));
        });
    settle();
  }

  @Test
  void picturesAreTaken() {
    picture("welcome");
    openVault();
    settle();
    picture("vault");
    open(PLAN);
    OpenDocument document = open(NIGHT_SHIFT);
    push(KeyCode.F2);
    settle();
    picture("document");
    push(KeyCode.ALT, KeyCode.ENTER);
    settle();
    picture("document-fixes");
    push(KeyCode.ESCAPE);
    interact(() -> models.problems.setWholeVault(true));
    interact(() -> models.problems.setGrouping(app.assay.ui.problems.Grouping.RULE));
    await(
        () ->
            models.problems.rows().getFirst() instanceof app.assay.ui.problems.ProblemRow.Heading);
    picture("problems-vault");
    OpenDocument plan = open(PLAN);
    caretAt(plan, "Bulbs cost $18.40 each, and");
    picture("claim");
    push(KeyCode.ALT, KeyCode.DIGIT8);
    settle();
    picture("ledger");
    push(KeyCode.ALT, KeyCode.DIGIT7);
    settle();
    picture("tasks");
    push(KeyCode.F1);
    settle();
    picture("keys");
    push(KeyCode.ESCAPE);
    push(KeyCode.CONTROL, KeyCode.COMMA);
    settle();
    picture("settings");
    push(KeyCode.ESCAPE);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
    write("lamp");
    settle();
    picture("finder");
    push(KeyCode.ESCAPE);
    clickOn("#reviewer");
    write("GPT-4o\n");
    settle();
    picture("reviewer");
    push(KeyCode.ESCAPE);
    push(KeyCode.CONTROL, KeyCode.P);
    settle();
    settle();
    picture("preview");
    interact(() -> look.setScale(150));
    settle();
    picture("scale-150");
    assertThat(Path.of("target", "screenshots", "settings-dark.png")).exists();
    assertThat(document.isDirty()).isFalse();
  }

  @Test
  void picturesOfTheNinePointsAreTaken() throws java.io.IOException {
    java.nio.file.Files.writeString(
        vault.resolve("documents/lens-notes.md"),
        """
        # Lens notes, June

        The new lens cuts energy use by 31% and keepers prefer it to the old one.
        Traffic will double before winter. The second generator will go live in October.

        A bulb costs $18.40. Training reduced mistakes on the night shift.

        <!-- assay: allow P9-RATE reason="Counted in the keepers' book, page 12" -->
        40% of keepers use the log every night.

        | Lamp      | Range | Uptime |
        |-----------|-------|--------|
        | Fresnel A | 21 nm | 99.7%  |
        | LED ring  | 19 nm | 100%   |

        Last updated: November 2025
        """);
    openVault();
    OpenDocument notes = open("documents/lens-notes.md");
    settle();
    picture("points");
    caretAt(notes, "will double");
    push(KeyCode.ALT, KeyCode.ENTER);
    settle();
    picture("points-fixes");
    push(KeyCode.UP);
    push(KeyCode.UP);
    push(KeyCode.ENTER);
    settle();
    picture("points-allow");
    push(KeyCode.ENTER);
    settle();
    picture("points-allow-refused");
    push(KeyCode.ESCAPE);
    push(KeyCode.ALT, KeyCode.DIGIT5);
    push(KeyCode.DOWN);
    push(KeyCode.ENTER);
    await(() -> models.problems.point() == 2 && models.problems.problems().size() < 4);
    picture("points-alone");
    interact(() -> models.points.setWholeVault(true));
    await(() -> models.problems.problems().stream().anyMatch(p -> !p.path().equals(notes.path())));
    picture("points-vault");
    interact(() -> models.points.setWholeVault(false));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
    settle();
    settle();
    picture("points-report");
    assertThat(Path.of("target", "screenshots", "points-report-dark.png")).exists();
  }
}

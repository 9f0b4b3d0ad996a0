package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.documents.OpenDocument;
import app.assay.ui.problems.Problem;
import app.assay.ui.theme.Texts;
import app.assay.ui.vault.Badge;
import app.assay.ui.vault.Badges;
import app.assay.workspace.PlacedFinding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class WorkbenchTest extends WorkbenchFxTest {

  private static final String PLAN = "documents/capacity-plan.cgd.md";
  private static final String NIGHT_SHIFT = "documents/night-shift-sop.cgd.md";

  private List<String> badges(String shown) {
    return new Badges(new Texts("vault"))
        .of(models.vault.report(vault.resolve(shown)).orElseThrow()).stream()
            .map(Badge::text)
            .toList();
  }

  @Test
  void openedVaultShowsWhatTheGatesFound() {
    openVault();
    assertThat(badges("documents/fog-signal-manual.cgd.md")).containsExactly("clear");
    assertThat(badges(PLAN)).startsWith("3 open").doesNotContain("clear");
    assertThat(badges(NIGHT_SHIFT)).contains("hash").doesNotContain("clear");
    assertThat(badges("reference/rota-2026.cgd.md")).startsWith("SOT");
    assertThat(lookup("#title-hashes").queryAs(Label.class).getText()).isEqualTo("3 wrong hashes");
  }

  @Test
  void problemsAreThoseOfTheDocumentInFront() {
    openVault();
    OpenDocument document = open(NIGHT_SHIFT);
    List<PlacedFinding> findings = document.fresh().orElseThrow().report().findings();
    assertThat(findings).isNotEmpty();
    assertThat(models.problems.problems().stream().map(Problem::finding)).isEqualTo(findings);
    assertThat(lookup("#status-hash").queryAs(Label.class).getText()).startsWith("hash wrong");
  }

  @Test
  void nextProblemIsSelectedInTheText() {
    openVault();
    OpenDocument document = open(NIGHT_SHIFT);
    push(KeyCode.F2);
    settle();
    int start =
        document.fresh().orElseThrow().report().findings().getFirst().region().span().start();
    interact(
        () ->
            assertThat(
                    document.fresh().orElseThrow().report().findings().stream()
                        .map(f -> f.region().span().start()))
                .contains(start));
    assertThat(lookup("#details-scroll").tryQuery()).isPresent();
    assertThat(models.details.subject())
        .isNotInstanceOf(app.assay.ui.details.Subject.Nothing.class);
  }

  @Test
  void outsideChangeIsNotOverwrittenAndBothTextsCanBeHad() throws IOException {
    openVault();
    OpenDocument document = open(PLAN);
    Path file = vault.resolve(PLAN);
    String theirs = Files.readString(file).replace("second half", "whole");
    interact(() -> document.text().apply("edit", List.of(edit(document, "Traffic", "Trade"))));
    String mine = document.text().text();
    Files.writeString(file, theirs);
    ctrl(KeyCode.S);
    await(() -> document.notice().isPresent());
    assertThat(Files.readString(file)).isEqualTo(theirs);
    assertThat(document.text().text()).isEqualTo(mine);
    clickOn("#notice-reload");
    settle();
    assertThat(document.text().text()).isEqualTo(theirs);
    ctrl(KeyCode.Z);
    assertThat(document.text().text()).isEqualTo(mine);
  }

  @Test
  void mineIsSavedOnlyWhenTheUserSaysSoAndTheirsStaysBelowIt() throws IOException {
    openVault();
    OpenDocument document = open(PLAN);
    Path file = vault.resolve(PLAN);
    String theirs = Files.readString(file).replace("second half", "whole");
    interact(() -> document.text().apply("edit", List.of(edit(document, "Traffic", "Trade"))));
    String mine = document.text().text();
    Files.writeString(file, theirs);
    ctrl(KeyCode.S);
    await(() -> document.notice().isPresent());
    clickOn("#notice-keep");
    await(() -> !document.isDirty());
    assertThat(Files.readString(file)).isEqualTo(mine);
    ctrl(KeyCode.Z);
    assertThat(document.text().text()).isEqualTo(theirs);
  }

  private static app.assay.text.TextEdit edit(OpenDocument document, String words, String by) {
    int at = document.text().text().indexOf(words);
    return new app.assay.text.TextEdit(new app.assay.text.Span(at, at + words.length()), by);
  }

  @Test
  void findAnythingOpensADocumentByAPartOfItsName() {
    openVault();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
    settle();
    assertThat(lookup("#finder-field").queryAs(TextInputControl.class).isFocused()).isTrue();
    write("lens-sup\n");
    await(() -> models.documents.active().isPresent());
    assertThat(models.documents.active().orElseThrow().shown())
        .isEqualTo("documents/lens-supplier.cgd.md");
  }
}

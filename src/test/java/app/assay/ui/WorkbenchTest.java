package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.ui.details.Subject;
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
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
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
    assertThat(lookup("#title-hashes").queryAs(Label.class).getText()).isEqualTo("4 wrong hashes");
  }

  @Test
  void keyCapsFollowTheSettingsAtOnce() {
    interact(() -> models.preferences.change(s -> s.withKey("review.open", "Ctrl+Shift+R")));
    assertThat(lookup("#review .keycap").queryAs(Label.class).getText()).isEqualTo("Ctrl Shift R");
  }

  @Test
  void documentGivenAtTheStartIsOpenedInItsFolderWithTheFocusInItsText() {
    Path file = vault.resolve("documents/old-wiring.cgd.md");
    interact(() -> window.start(List.of(file)));
    await(() -> models.documents.active().flatMap(OpenDocument::fresh).isPresent());
    assertThat(models.vault.vault().orElseThrow().root()).isEqualTo(file.getParent());
    await(() -> "editor-text".equals(stage.getScene().getFocusOwner().getId()));
    assertThat(stage.getTitle()).isEqualTo("old-wiring.cgd.md \u2013 documents \u2013 Assay");
    assertThat(lookup("#editor-front-matter").queryButton().getText())
        .contains("REVIEWED_WITH_EXCEPTIONS");
    assertThat(lookup("#editor-front-matter").queryButton().isMnemonicParsing()).isFalse();
  }

  @Test
  void documentsGivenAtTheStartBecomeTabsWithTheFirstInFrontAndOthersAreNamed() {
    Path first = vault.resolve(PLAN);
    Path second = vault.resolve(NIGHT_SHIFT);
    Path elsewhere = vault.resolve("reference/rota-2026.cgd.md");
    interact(() -> window.start(List.of(first, second, elsewhere)));
    await(() -> models.documents.list().size() == 2);
    await(() -> models.documents.active().map(OpenDocument::path).equals(Optional.of(first)));
    assertThat(lookup("#status-message").queryAs(Label.class).getText())
        .isEqualTo(
            "Not opened, since they are not documents of the same folder: rota-2026.cgd.md."
                + " Open them by themselves.");
  }

  @Test
  void problemsAreThoseOfTheDocumentInFront() {
    openVault();
    OpenDocument document = open(NIGHT_SHIFT);
    List<PlacedFinding> findings = document.fresh().orElseThrow().report().findings();
    assertThat(findings).isNotEmpty();
    await(
        () -> models.problems.problems().stream().map(Problem::finding).toList().equals(findings));
    assertThat(lookup("#status-hash").queryAs(Label.class).getText()).startsWith("hash wrong");
  }

  @Test
  void nextProblemIsSelectedInTheTextAndShownInTheDetails() {
    openVault();
    OpenDocument document = open(NIGHT_SHIFT);
    PlacedFinding finding = document.fresh().orElseThrow().report().findings().getFirst();
    push(KeyCode.F2);
    settle();
    assertThat(document.caret()).isEqualTo(finding.region().span().end());
    assertThat(models.details.subject())
        .isEqualTo(new Subject.OfFinding(document.path(), NIGHT_SHIFT, finding));
  }

  @Test
  void fixIsAppliedByKeyboardAndUndone() {
    openVault();
    OpenDocument document = open(NIGHT_SHIFT);
    String before = document.text().text();
    push(KeyCode.F2);
    push(KeyCode.ALT, KeyCode.ENTER);
    settle();
    push(KeyCode.ENTER);
    settle();
    assertThat(document.text().text()).isNotEqualTo(before);
    awaitCheck(document);
    assertThat(document.fresh().orElseThrow().report().findings()).isEmpty();
    assertThat(badges(NIGHT_SHIFT)).containsExactly("clear");
    ctrl(KeyCode.Z);
    assertThat(document.text().text()).isEqualTo(before);
    assertThat(document.isDirty()).isFalse();
  }

  @Test
  void editBreaksTheHashAndOneStepStampsItAgain() {
    openVault();
    OpenDocument document = open("documents/fog-signal-manual.cgd.md");
    assertThat(lookup("#status-stamp").query().isVisible()).isFalse();
    String heading =
        document.text().text().lines().filter(l -> l.startsWith("# ")).findFirst().get();
    interact(() -> document.text().apply("edit", List.of(edit(document, heading, "# Horn"))));
    awaitCheck(document);
    await(() -> lookup("#status-stamp").query().isVisible());
    assertThat(badges("documents/fog-signal-manual.cgd.md")).startsWith("hash");
    clickOn("#status-stamp");
    awaitCheck(document);
    assertThat(badges("documents/fog-signal-manual.cgd.md")).containsExactly("clear");
  }

  @Test
  void filterKeepsProblemsWithItsWords() {
    openVault();
    clickOn("#problems-scope");
    clickOn("#problems-filter");
    write("spare-parts");
    await(
        () ->
            !models.problems.problems().isEmpty()
                && models.problems.problems().stream()
                    .allMatch(p -> p.shown().equals("reference/spare-parts.cgd.md")));
    ListView<?> list = lookup("#problems-list").queryListView();
    assertThat(list.getItems()).hasSize(models.problems.problems().size());
  }

  @Test
  void problemIsGoneToFromTheListAndBackAgain() {
    openVault();
    OpenDocument plan = open(PLAN);
    interact(() -> models.problems.setWholeVault(true));
    await(() -> models.problems.problems().stream().anyMatch(p -> !p.path().equals(plan.path())));
    push(KeyCode.ALT, KeyCode.DIGIT6);
    settle();
    push(KeyCode.ENTER);
    Problem first = models.problems.problems().getFirst();
    await(() -> models.documents.active().filter(d -> d.path().equals(first.path())).isPresent());
    assertThat(models.documents.active().orElseThrow().caret())
        .isEqualTo(first.finding().region().span().end());
    push(KeyCode.ALT, KeyCode.LEFT);
    settle();
    assertThat(models.documents.active()).contains(plan);
  }

  @Test
  void themeIsSwitchedByKeyAndRemembered() {
    boolean dark = look.theme().isDark();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.T);
    settle();
    assertThat(look.theme().isDark()).isNotEqualTo(dark);
    assertThat(models.preferences.theme()).isEqualTo(look.theme());
  }

  @Test
  void keyThatIsTakenIsRefused() {
    push(KeyCode.CONTROL, KeyCode.COMMA);
    settle();
    write("find anything");
    clickOn((Node) lookup(n -> "key-app.find".equals(n.getId())).query());
    push(KeyCode.CONTROL, KeyCode.S);
    settle();
    assertThat(lookup("#settings-message").queryAs(Label.class).getText())
        .startsWith("Ctrl+S already runs \u201CSave\u201D");
    assertThat(models.preferences.settings().keys()).isEmpty();
    push(KeyCode.CONTROL, KeyCode.K);
    settle();
    assertThat(models.preferences.settings().keys()).containsEntry("app.find", "Ctrl+K");
    push(KeyCode.ESCAPE);
    push(KeyCode.CONTROL, KeyCode.K);
    settle();
    assertThat(lookup("#finder").tryQuery()).isPresent();
  }

  @Test
  void machineIsRefusedAsReviewer() {
    clickOn("#reviewer");
    write("Claude\n");
    settle();
    assertThat(lookup("#reviewer-refused").queryAs(Label.class).getText()).contains("Claude");
    assertThat(models.preferences.reviewer()).isEmpty();
  }

  @Test
  void closingWhatIsUnsavedAsks() {
    openVault();
    OpenDocument document = open(PLAN);
    interact(() -> document.text().apply("edit", List.of(edit(document, "Traffic", "Trade"))));
    ctrl(KeyCode.W);
    assertThat(models.documents.list()).containsExactly(document);
    assertThat(lookup("#notice-discard").tryQuery()).isPresent();
    clickOn("#notice-save");
    await(() -> models.documents.list().isEmpty());
    assertThat(document.isDirty()).isFalse();
  }

  @Test
  void previewFollowsTheText() {
    openVault();
    OpenDocument document = open(PLAN);
    ctrl(KeyCode.P);
    await(() -> !lookup("#preview-list").queryListView().getItems().isEmpty());
    interact(() -> document.text().apply("edit", List.of(edit(document, "Lantern", "Beacon"))));
    await(
        () ->
            lookup("#preview-list")
                .queryListView()
                .getItems()
                .getFirst()
                .toString()
                .contains("Beacon capacity plan"));
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
    clickOn("#notice-difference");
    settle();
    assertThat(lookup("#difference-list").queryListView().getItems().stream().map(Object::toString))
        .anyMatch(line -> line.contains("kind=REMOVED, text=# Lantern capacity plan, whole 2026"))
        .anyMatch(line -> line.contains("kind=ADDED, text=Trade will double"));
    picture("difference");
    clickOn("#difference-close");
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

  private static TextEdit edit(OpenDocument document, String words, String by) {
    int at = document.text().text().indexOf(words);
    return new TextEdit(new Span(at, at + words.length()), by);
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

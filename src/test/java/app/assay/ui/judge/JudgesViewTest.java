package app.assay.ui.judge;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.GateId;
import app.assay.judge.panel.PolicyFile;
import app.assay.judge.provider.ProfilesFile;
import app.assay.text.DocumentFile;
import app.assay.ui.FxTest;
import app.assay.ui.judge.model.GatesModel;
import app.assay.ui.judge.model.ProfilesModel;
import app.assay.ui.judge.model.SampleProfiles;
import app.assay.workspace.SameThreadRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The settings of judges by keyboard.
class JudgesViewTest extends FxTest {

  private static final String KEY = "sk-canary-4711";

  @TempDir Path folder;
  private final SampleProfiles desk = new SampleProfiles();
  private ProfilesModel model;
  private JudgesView view;
  private int left;

  @Override
  protected Parent root() {
    SameThreadRunner runner = new SameThreadRunner();
    DocumentFile files = new DocumentFile();
    model = new ProfilesModel(new ProfilesFile(folder.resolve("settings"), files), desk, runner);
    GatesModel gates =
        new GatesModel(Optional.of(new PolicyFile(folder.resolve("vault"), files)), runner);
    view = new JudgesView(model, gates, () -> left++);
    return view;
  }

  @Override
  protected double width() {
    return 1440;
  }

  @Override
  protected double height() {
    return 900;
  }

  private void shown() throws IOException {
    Files.createDirectories(folder.resolve("vault"));
    interact(view::shown);
    settle();
  }

  private void key(KeyCode... keys) {
    push(keys);
    settle();
  }

  private void go(String id) {
    for (int i = 0; i < 40 && !id.equals(stage.getScene().getFocusOwner().getId()); i++) {
      key(KeyCode.TAB);
    }
    assertThat(stage.getScene().getFocusOwner().getId()).isEqualTo(id);
  }

  private String message() {
    return lookup("#judges-message").queryAs(Label.class).getText();
  }

  private void addSmall() {
    key(KeyCode.CONTROL, KeyCode.N);
    write("small");
    go("profile-MODEL");
    write("llama3.2:3b");
    settle();
  }

  @Test
  void profileIsAddedTestedSavedAndRemovedByKeysAlone() throws IOException {
    shown();
    picture("judges-empty");
    addSmall();
    key(KeyCode.CONTROL, KeyCode.T);
    assertThat(message()).startsWith("It works:");
    key(KeyCode.CONTROL, KeyCode.S);
    assertThat(message()).isEqualTo("Saved: small.");
    Path file = folder.resolve("settings/providers.json");
    assertThat(Files.readString(file)).contains("llama3.2:3b");
    @SuppressWarnings("unchecked")
    ComboBox<String> gate = lookup("#gate-claims-profile").queryAs(ComboBox.class);
    interact(() -> gate.setValue("small"));
    settle();
    assertThat(
            new PolicyFile(folder.resolve("vault"), new DocumentFile())
                .read()
                .policies()
                .of(GateId.of("claims"))
                .profile())
        .isEqualTo("small");
    picture("judges");
    go("judges-list");
    key(KeyCode.DELETE);
    assertThat(Files.readString(file)).doesNotContain("small");
    picture("judges-removed");
    key(KeyCode.CONTROL, KeyCode.Z);
    assertThat(Files.readString(file)).contains("llama3.2:3b");
    key(KeyCode.ESCAPE);
    assertThat(left).isEqualTo(1);
  }

  @Test
  void pageAboutJudgesTakesThePlaceOfTheGatesAndGivesItBack() throws IOException {
    shown();
    go("judges-help");
    key(KeyCode.SPACE);
    assertThat(lookup("#judges-help-page .strong").queryAs(Label.class).getText())
        .isEqualTo("Judges");
    assertThat(lookup("#gates-never").tryQuery()).isEmpty();
    picture("judges-help");
    key(KeyCode.SPACE);
    assertThat(lookup("#judges-help-page").tryQuery()).isEmpty();
    assertThat(lookup("#gates-never").tryQuery()).isPresent();
  }

  @Test
  void whatIsWrongStandsBesideItsField() throws IOException {
    shown();
    key(KeyCode.CONTROL, KeyCode.N);
    write("-");
    go("profile-ADDRESS");
    interact(() -> lookup("#profile-ADDRESS").queryAs(TextInputControl.class).setText("ftp://x"));
    key(KeyCode.CONTROL, KeyCode.S);
    assertThat(message()).isEqualTo("3 fields have to be changed first.");
    assertThat(lookup("#profile-NAME-below").queryAs(Label.class).getText())
        .startsWith("The name has 1 to 40 letters");
    picture("judges-wrong");
  }

  @Test
  void keyIsSeenNowhereAfterItWasUsed() throws IOException {
    shown();
    addSmall();
    interact(() -> model.edit().orElseThrow().setSource("run"));
    settle();
    go("profile-secret");
    write(KEY);
    picture("judges-key");
    assertThat(told()).noneMatch(words -> words.contains(KEY));
    key(KeyCode.ENTER);
    assertThat(desk.keys).containsExactly(KEY);
    assertThat(lookup("#profile-secret").queryAs(TextInputControl.class).getText()).isEmpty();
    key(KeyCode.CONTROL, KeyCode.S);
    assertThat(told()).noneMatch(words -> words.contains(KEY));
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(Files.readString(file)).doesNotContain(KEY);
      }
    }
  }

  @Test
  void keyThatWasNotUsedIsForgotten() throws IOException {
    shown();
    addSmall();
    interact(() -> model.edit().orElseThrow().setSource("run"));
    settle();
    go("profile-secret");
    write(KEY);
    key(KeyCode.CONTROL, KeyCode.S);
    assertThat(lookup("#profile-secret").queryAs(TextInputControl.class).getText()).isEmpty();
    assertThat(desk.keys).isEmpty();
  }

  @Test
  void tabReachesEveryControl() throws IOException {
    shown();
    addSmall();
    Set<String> reached = new LinkedHashSet<>();
    for (int i = 0; i < 30; i++) {
      reached.add(String.valueOf(stage.getScene().getFocusOwner().getId()));
      key(KeyCode.TAB);
    }
    assertThat(reached)
        .containsAll(
            List.of(
                "judges-list",
                "profile-NAME",
                "profile-KIND",
                "profile-ADDRESS",
                "profile-MODEL",
                "profile-KEY",
                "profile-SECONDS",
                "profile-CONCURRENCY",
                "profile-INPUT_PRICE",
                "profile-OUTPUT_PRICE",
                "profile-CURRENCY",
                "profile-CAP",
                "gate-claims-profile",
                "gate-claims-acceptance",
                "gate-claims-sot-follows",
                "judges-test",
                "judges-save"));
    assertThat(lookup(".text-field").queryAllAs(Node.class))
        .allMatch(field -> field.getAccessibleText() != null);
  }

  /// All words on the screen, beside it and behind it, but what stands in the hidden field.
  private List<String> told() {
    return lookup(n -> true).queryAllAs(Node.class).stream()
        .flatMap(
            node ->
                Stream.of(
                        node.getAccessibleText(),
                        node.getAccessibleHelp(),
                        node instanceof Labeled labeled ? labeled.getText() : null,
                        node instanceof javafx.scene.text.Text text ? text.getText() : null,
                        node instanceof Control control && control.getTooltip() != null
                            ? control.getTooltip().getText()
                            : null)
                    .filter(java.util.Objects::nonNull))
        .toList();
  }
}

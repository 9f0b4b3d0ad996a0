package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdParser;
import app.assay.cgd.Header;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// A newcomer takes the tour by keyboard, from the welcome to a confirmation that is in the file.
class TourWindowTest extends WorkbenchFxTest {

  private static final String PLAN = "documents/capacity-plan.cgd.md";
  private static final String HANDBOOK = "documents/keepers-handbook.cgd.md";

  @Override
  protected Samples samples() {
    return new Samples(List.of(vault), true);
  }

  private void step(int number) {
    await(() -> words("#tour-step").equals("Tour " + number + " of 8"));
  }

  private String words(String id) {
    return lookup(id).tryQueryAs(Label.class).map(Label::getText).orElse("");
  }

  private void key(KeyCode... keys) {
    push(keys);
    settle();
  }

  private boolean isFocused(String id) {
    return lookup(id).<Node>tryQuery().filter(Node::isFocused).isPresent();
  }

  private Path copy(String document) {
    return folder.resolve("settings/samples/tour").resolve(document);
  }

  private byte[] bytes(Path file) throws IOException {
    return Files.readAllBytes(file);
  }

  @Test
  void tourEndsInAConfirmationThatIsWritten() throws IOException {
    picture("tour-welcome");
    interact(() -> lookup("#welcome-tour").query().requestFocus());
    key(KeyCode.SPACE);
    await(() -> models.vault.vault().filter(v -> v.root().endsWith("tour")).isPresent());
    step(2);
    interact(() -> lookup("#tour-go").query().requestFocus());
    key(KeyCode.SPACE);
    await(() -> lookup("#reviewer-card").tryQuery().isPresent());
    picture("tour-name");
    write("Dana Reviewer\n");
    await(() -> isFocused("#review-list-a"));
    step(4);
    picture("tour-round-a");
    key(KeyCode.CONTROL, KeyCode.A);
    key(KeyCode.T);
    step(5);
    await(() -> isFocused("#review-claims"));
    key(KeyCode.TAB);
    write("Price list 2026, page 2");
    key(KeyCode.ESCAPE);
    picture("tour-round-b");
    key(KeyCode.T);
    step(6);
    key(KeyCode.P);
    step(7);
    await(() -> !lookup("#review-write").<Node>query().isDisabled());
    picture("tour-preview");
    byte[] sample = bytes(vault.resolve(PLAN));
    assertThat(bytes(copy(PLAN))).isEqualTo(sample);
    key(KeyCode.W);
    step(8);
    picture("tour-done");
    Header header = header(copy(PLAN));
    assertThat(Files.readString(copy(PLAN)))
        .contains("confirmed-by: Dana Reviewer", "confirmed-date: 2026-06-15");
    assertThat(header.value("hitl-pending-count")).isEqualTo("2");
    assertThat(header.value("document-sha256"))
        .isNotEqualTo(header(vault.resolve(PLAN)).value("document-sha256"));
    assertThat(header(copy(HANDBOOK)).value("hitl-status")).isEqualTo("REVIEWED");
    assertThat(bytes(vault.resolve(PLAN))).isEqualTo(sample);
    interact(() -> lookup("#tour-leave").<Node>query().requestFocus());
    key(KeyCode.SPACE);
    await(() -> !lookup("#tour").query().isVisible());
  }

  private static Header header(Path file) throws IOException {
    return CgdParser.standard().parse(SourceText.of(Files.readString(file))).header();
  }

  @Test
  void tourThatWasLeftIsTakenUpAgain() {
    interact(() -> models.preferences.setReviewer("Dana Reviewer"));
    interact(() -> window.actions().run("app.tour"));
    step(3);
    interact(() -> window.actions().run("review.open"));
    await(() -> isFocused("#review-list-a"));
    step(4);
    key(KeyCode.CONTROL, KeyCode.A);
    key(KeyCode.T);
    step(5);
    clickOn("#tour-leave");
    assertThat(lookup("#tour").query().isVisible()).isFalse();
    key(KeyCode.ESCAPE);
    await(() -> !window.frame().isCovered());
    interact(() -> window.actions().run("app.tour"));
    step(3);
    interact(() -> window.actions().run("review.open"));
    step(5);
    assertThat(folder.resolve("settings/samples/tour-2")).doesNotExist();
  }

  @Test
  void sharedSampleIsOpenedAsACopyOnce() throws IOException {
    interact(() -> lookup("#welcome-samples-lighthouse").<Node>query().requestFocus());
    key(KeyCode.SPACE);
    Path copy = folder.resolve("settings/samples/lighthouse");
    await(() -> models.vault.vault().filter(v -> v.root().equals(copy)).isPresent());
    try (Stream<Path> all = Files.walk(vault)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        Path made = copy.resolve(vault.relativize(file).toString());
        assertThat(Arrays.equals(bytes(file), bytes(made))).as(made.toString()).isTrue();
      }
    }
    assertThat(words("#status-message")).contains("is a copy of yours");
  }
}

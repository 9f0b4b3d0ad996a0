package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.shell.Frame.Side;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A small screen: the sides give way to what is worked on, and come back.
class NarrowWindowTest extends WorkbenchFxTest {

  private static final String BATCH = "batches/candidates-2026-06-15.json";

  @Override
  protected double width() {
    return 1024;
  }

  @Override
  protected double height() {
    return 700;
  }

  private void begin() {
    interact(() -> models.preferences.change(s -> s.withReviewer("Dana Reviewer")));
    openVault();
  }

  private String words(String id) {
    return lookup(id).tryQueryAs(Label.class).map(Label::getText).orElse("");
  }

  private void size(double wide, double high) {
    interact(
        () -> {
          stage.setX(0);
          stage.setY(0);
          stage.setWidth(wide);
          stage.setHeight(high);
        });
  }

  @AfterEach
  void smallAgain() {
    size(width(), height());
  }

  private boolean isShown(Side side) {
    return window.frame().isShown(side);
  }

  @Test
  void sidesGiveWayAndComeBack() {
    begin();
    await(() -> isShown(Side.LEFT) && !isShown(Side.RIGHT));
    open("documents/night-shift-sop.cgd.md");
    picture("narrow-document");
    choosers.choose(vault.resolve(BATCH));
    ctrl(KeyCode.B);
    await(() -> words("#batch-about").contains("10 candidates"));
    await(() -> !isShown(Side.LEFT) && isShown(Side.RIGHT) && !isShown(Side.BOTTOM));
    assertThat(lookup("#batch-table").query().getBoundsInParent().getWidth()).isGreaterThan(600);
    picture("narrow-batch");
    push(KeyCode.ALT, KeyCode.DIGIT6);
    await(() -> isShown(Side.BOTTOM));
    clickOn("#stripe-left-show");
    await(() -> isShown(Side.LEFT) && !isShown(Side.RIGHT));
    push(KeyCode.ALT, KeyCode.DIGIT9);
    await(() -> !isShown(Side.LEFT) && isShown(Side.RIGHT));
    size(1440, 900);
    await(() -> isShown(Side.LEFT) && isShown(Side.RIGHT) && isShown(Side.BOTTOM));
    assertThat(lookup("#stripe-left").query().isVisible()).isFalse();
    interact(() -> look.setScale(150));
    await(() -> !isShown(Side.LEFT));
  }

  @Test
  void screensOfTheKnowledgeStoreFit() {
    begin();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
    await(() -> !words("#conflicts-about").isEmpty());
    ScrollPane existing = lookup("#conflicts-existing").queryAs(ScrollPane.class);
    await(() -> existing.getViewportBounds().getWidth() > 0);
    assertThat(existing.getContent().getLayoutBounds().getWidth())
        .isLessThanOrEqualTo(existing.getViewportBounds().getWidth() + 1);
    picture("narrow-conflicts");
    push(KeyCode.ESCAPE);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    await(() -> !words("#knowledge-about").isEmpty());
    settle();
    picture("narrow-knowledge");
    push(KeyCode.DIGIT2);
    settle();
    picture("narrow-domains");
    push(KeyCode.ESCAPE);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Y);
    await(() -> lookup("#kept").tryQuery().isPresent());
    settle();
    picture("narrow-kept");
    push(KeyCode.ESCAPE);
    ctrl(KeyCode.R);
    await(() -> lookup("#review-screen").tryQuery().isPresent() || window.frame().isCovered());
    settle();
    picture("narrow-review");
    assertThat(window.frame().isCovered()).isTrue();
  }
}

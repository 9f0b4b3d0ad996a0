package app.assay.ui.editor;

import app.assay.text.Span;
import app.assay.ui.editor.model.Highlight;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;
import org.reactfx.Subscription;

/// Chips after the end of a line: the claims that stand in it, and the notice of a line shown in
/// part. They float above the text and are no part of it.
final class LineChips implements Feature {

  private static final PseudoClass ROOMY = PseudoClass.getPseudoClass("roomy");
  private static final double ROOMY_EM = 54;

  private final Pane layer = new Pane();
  private final Label probe = chip("", "probe");
  private @Nullable RichEditor editor;
  private @Nullable Subscription watching;

  @Override
  public void install(RichEditor into) {
    editor = into;
    layer.setMouseTransparent(true);
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(layer.widthProperty());
    clip.heightProperty().bind(layer.heightProperty());
    layer.setClip(clip);
    probe.setManaged(false);
    probe.setVisible(false);
    into.centre().getChildren().addAll(layer, probe);
    layer.widthProperty().addListener((o, was, is) -> makeRoom(into));
    probe.fontProperty().addListener((o, was, is) -> makeRoom(into));
    Later later = new Later(() -> place(into));
    watching = into.area().viewportDirtyEvents().subscribe(e -> later.ask());
    into.onMarks(later::ask);
  }

  @Override
  public void uninstall() {
    if (watching != null) {
      watching.unsubscribe();
    }
    if (editor != null) {
      editor.centre().getChildren().removeAll(layer, probe);
    }
  }

  private void place(RichEditor in) {
    List<Node> chips = new ArrayList<>();
    for (int paragraph : in.area().paragraphsInSight()) {
      List<Label> ofLine = chips(in, paragraph);
      if (!ofLine.isEmpty()) {
        end(in, paragraph).ifPresent(b -> place(ofLine, b));
        chips.addAll(ofLine);
      }
    }
    layer.getChildren().setAll(chips);
  }

  /// Lines with chips break earlier where the editor is wide enough for that.
  private void makeRoom(RichEditor in) {
    boolean roomy = layer.getWidth() > ROOMY_EM * probe.getFont().getSize();
    in.area().pseudoClassStateChanged(ROOMY, roomy);
  }

  private static List<Label> chips(RichEditor in, int paragraph) {
    Span line = in.text().buffer().line(in.lines().line(paragraph));
    List<Label> chips = new ArrayList<>();
    for (Highlight mark : in.track().in(line)) {
      if (!mark.label().isEmpty() && line.contains(mark.span())) {
        chips.add(
            chip(
                mark.label(),
                mark.kind() == Highlight.Kind.CLAIM_CONFIRMED ? "confirmed" : "pending"));
      }
    }
    if (in.lines().isCut(paragraph)) {
      chips.add(chip(in.texts().get("line.cut", in.lines().length(paragraph)), "cut"));
    }
    return chips;
  }

  private static Label chip(String words, String style) {
    Label chip = new Label(words);
    chip.getStyleClass().addAll("line-chip", style);
    return chip;
  }

  private static Optional<Bounds> end(RichEditor in, int paragraph) {
    int end = in.area().getAbsolutePosition(paragraph, in.area().getParagraphLength(paragraph));
    return in.area().getParagraphLength(paragraph) == 0
        ? Optional.empty()
        : in.area().getCharacterBoundsOnScreen(end - 1, end);
  }

  private void place(List<Label> chips, Bounds screen) {
    Bounds end = layer.screenToLocal(screen);
    if (end == null) {
      return;
    }
    double x = end.getMaxX() + end.getHeight() * 0.5;
    for (Label chip : chips) {
      chip.layoutYProperty().bind(chip.heightProperty().multiply(-0.5).add(end.getCenterY()));
      chip.setLayoutX(Math.max(0, x));
      chip.widthProperty().addListener((o, was, is) -> spread(chips));
      x += end.getHeight() * 0.5;
    }
  }

  /// Puts chips side by side, further left when the edge would cut them.
  private void spread(List<Label> chips) {
    double gaps = chips.getFirst().getHeight() * 0.4 * chips.size();
    double width = chips.stream().mapToDouble(Label::getWidth).sum() + gaps;
    double x = Math.clamp(layer.getWidth() - width, 0, chips.getFirst().getLayoutX());
    for (Label chip : chips) {
      chip.setLayoutX(x);
      x += chip.getWidth() + chip.getHeight() * 0.4;
    }
  }
}

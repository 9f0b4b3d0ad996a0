package app.assay.ui.editor;

import app.assay.text.Span;
import app.assay.ui.editor.model.Highlight;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;
import org.reactfx.Subscription;

/// Chips after the end of a line: the claims that stand in it, and the notice of a line shown in
/// part. They float above the text and are no part of it; where the last row of the line has no
/// room for them, the line gets one more row.
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
    Later later = new Later(into.turns(), () -> place(into));
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
    List<Label> all = new ArrayList<>();
    Map<Integer, List<Label>> byParagraph = new TreeMap<>();
    for (int paragraph : in.area().paragraphsInSight()) {
      List<Label> ofLine = chips(in, paragraph);
      if (!ofLine.isEmpty()) {
        byParagraph.put(paragraph, ofLine);
        all.addAll(ofLine);
      }
    }
    layer.getChildren().setAll(all);
    layer.applyCss();
    Set<Integer> below = new HashSet<>();
    byParagraph.forEach(
        (paragraph, chips) -> {
          if (place(in, paragraph, chips)) {
            below.add(in.lines().line(paragraph));
          }
        });
    in.setChipsBelow(below);
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

  /// The place of a character, absent while the paragraph is between two layouts.
  private Optional<Bounds> bounds(RichEditor in, int paragraph, int column) {
    int at = in.area().getAbsolutePosition(paragraph, column);
    return in.area()
        .getCharacterBoundsOnScreen(at, at + 1)
        .flatMap(b -> Optional.ofNullable(layer.screenToLocal(b)));
  }

  /// Puts chips after the last word or, where they would cover words, below it; true for the
  /// latter.
  private boolean place(RichEditor in, int paragraph, List<Label> chips) {
    int length = in.area().getParagraphLength(paragraph);
    Optional<Bounds> first = length == 0 ? Optional.empty() : bounds(in, paragraph, 0);
    Optional<Bounds> last = length == 0 ? Optional.empty() : bounds(in, paragraph, length - 1);
    if (first.isEmpty() || last.isEmpty()) {
      chips.forEach(chip -> chip.setVisible(false));
      return false;
    }
    Bounds end = last.get();
    double gap = end.getHeight() * 0.4;
    double width = chips.stream().mapToDouble(chip -> chip.prefWidth(-1) + gap).sum();
    double x = end.getMaxX() + gap;
    boolean below = x + width > in.area().getWidth();
    double middle = end.getCenterY() + (below ? end.getHeight() * 1.1 : 0);
    if (below) {
      x = first.get().getMinX();
    }
    for (Label chip : chips) {
      chip.relocate(x, middle - chip.prefHeight(-1) / 2);
      x += chip.prefWidth(-1) + gap;
    }
    return below;
  }
}

package app.assay.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.SourceText;
import app.assay.ui.FxTest;
import app.assay.ui.editor.model.OpenText;
import app.assay.workspace.UndoStack;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.Parent;
import org.junit.jupiter.api.Test;

/// Jumps in a long text, which are drawn in portions.
class JumpTest extends FxTest {

  private static final String TEXT =
      IntStream.rangeClosed(1, 3_000)
          .mapToObj(i -> "Line " + i + " of the book.")
          .collect(Collectors.joining("\n"));

  private RichEditor editor;

  @Override
  protected Parent root() {
    editor = new RichEditor(new OpenText(SourceText.of(TEXT), new UndoStack(100)));
    return (Parent) editor.node();
  }

  private double withheld() {
    return editor.area().getPadding().getBottom();
  }

  private List<Integer> seen() {
    List<Integer> seen = new ArrayList<>();
    interact(() -> seen.addAll(editor.area().paragraphsInSight()));
    return seen;
  }

  @Test
  void farPlaceFillsTheScreenInPortions() {
    settle();
    int all = seen().size();
    List<Double> portions = new ArrayList<>();
    interact(
        () -> {
          editor.area().paddingProperty().addListener((o, was, is) -> portions.add(is.getBottom()));
          editor.goToLine(2_000);
        });
    settle();
    assertThat(portions).hasSize(4).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    assertThat(withheld()).isZero();
    assertThat(seen()).contains(1_999).hasSizeGreaterThanOrEqualTo(all - 1);
  }

  @Test
  void nearPlaceIsShownAtOnce() {
    settle();
    int next = seen().getLast() + 2;
    interact(
        () -> {
          editor.goToLine(next + 1);
          assertThat(withheld()).isZero();
        });
    settle();
    assertThat(seen()).contains(next);
  }

  @Test
  void endOfTheTextStandsAtTheEndOfTheScreen() {
    settle();
    int all = seen().size();
    interact(() -> editor.goToLine(3_000));
    settle();
    assertThat(seen()).contains(2_999).hasSizeGreaterThanOrEqualTo(all - 1);
  }

  @Test
  void secondJumpBeforeTheFirstIsDrawnEndsWhole() {
    settle();
    interact(
        () -> {
          editor.goToLine(2_000);
          editor.goToLine(1_000);
        });
    settle();
    assertThat(withheld()).isZero();
    assertThat(seen()).contains(999);
  }
}

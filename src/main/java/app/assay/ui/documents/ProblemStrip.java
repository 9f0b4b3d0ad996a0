package app.assay.ui.documents;

import app.assay.finding.Severity;
import app.assay.ui.editor.EditorView;
import app.assay.ui.theme.CountChips;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Shown;
import app.assay.ui.theme.Texts;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/// How many problems the document in front has, and the way from one to the next. What it shows
/// them with is kept: the counts change as somebody types.
final class ProblemStrip extends HBox {

  /// Letters of a key cap that a window has to be wide for all of the strip.
  private static final double WIDE = 50;

  private final Texts texts = new Texts("documents");
  private final Label calm = new Label();
  private final CountChips chips = new CountChips();
  private final KeyCap nextKeys = new KeyCap("F2");
  private final Button previous;
  private final Button next;
  private Optional<Said> shown = Optional.empty();
  private double room;

  /// What the strip says, of which document.
  ///
  /// @param checked whether anybody has looked yet
  private record Said(DocumentPane pane, boolean checked, Map<Severity, Integer> counts) {}

  ProblemStrip() {
    getStyleClass().add("problem-strip");
    setId("problem-strip");
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    calm.getStyleClass().add("muted");
    previous = button("previous-problem", "\u25B2", EditorView::previousProblem);
    next = button("next-problem", "\u25BC", EditorView::nextProblem);
    getChildren().addAll(calm, chips, previous, next, nextKeys);
    nextKeys.fontProperty().addListener((o, was, is) -> fit());
    fit();
  }

  /// Says how it stands with this document from now on.
  void show(DocumentPane pane) {
    Map<Severity, Integer> counts =
        pane.document().checked().map(c -> c.report().tally().counts()).orElse(Map.of());
    Said now = new Said(pane, pane.document().checked().isPresent(), counts);
    if (shown.filter(now::equals).isEmpty()) {
      shown = Optional.of(now);
      calm.setText(texts.get(now.checked() ? "strip.none" : "strip.checking"));
      chips.show(counts);
      fit();
    }
  }

  /// Prints the key that leads to the next problem.
  void showKeys(String keys) {
    nextKeys.show(keys);
    fit();
  }

  /// In a narrow window it leaves its counts to the panels that have them too.
  ///
  /// @param width of the window's middle
  void fit(double width) {
    room = width;
    fit();
  }

  private void fit() {
    boolean isNarrow = room < WIDE * nextKeys.getFont().getSize();
    boolean any = shown.filter(s -> !s.counts().isEmpty()).isPresent();
    Shown.set(calm, !any);
    Shown.set(chips, any && !isNarrow);
    Shown.set(previous, any);
    Shown.set(next, any);
    Shown.set(nextKeys, any && !isNarrow && !nextKeys.getText().isEmpty());
  }

  private Button button(String id, String text, Consumer<EditorView> run) {
    Button button = new Button(text);
    button.setId(id);
    button.getStyleClass().add("flat");
    button.setAccessibleText(texts.get("strip." + id));
    button.setTooltip(new Tooltip(texts.get("strip." + id)));
    button.setFocusTraversable(false);
    button.setOnAction(e -> shown.map(s -> s.pane().editor()).ifPresent(run));
    return button;
  }
}

package app.assay.ui.editor;

import app.assay.ui.editor.model.Highlight;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// All problems of the document at the right edge, each at its height. Problems that fall together
/// share one mark, so their number costs nothing. A click jumps to the nearest.
final class ErrorStripe implements Feature {

  private static final double MARK = 3;

  private final Pane stripe =
      new Pane() {
        @Override
        protected void layoutChildren() {
          place();
        }
      };
  private final Tooltip tooltip = new Tooltip();
  private Map<Integer, Highlight.Kind> drawn = Map.of();
  private final Map<Integer, Region> nodes = new HashMap<>();
  private @Nullable RichEditor editor;

  @Override
  public void install(RichEditor into) {
    editor = into;
    stripe.setId("editor-stripe");
    stripe.getStyleClass().add("error-stripe");
    stripe.setAccessibleText(into.texts().get("stripe.accessible"));
    into.root().setRight(stripe);
    Later later = new Later(into.turns(), () -> draw(into));
    into.onMarks(later::ask);
    stripe.heightProperty().addListener((o, was, is) -> later.ask());
    stripe.setOnMouseClicked(e -> jump(into, e.getY()));
    stripe.setOnMouseMoved(e -> explain(into, e.getY()));
    Tooltip.install(stripe, tooltip);
  }

  @Override
  public void uninstall() {
    if (editor != null) {
      editor.root().setRight(null);
    }
  }

  private void draw(RichEditor in) {
    Map<Integer, Highlight.Kind> rows = new TreeMap<>();
    for (Highlight mark : in.track().all()) {
      if (mark.kind().isProblem()) {
        int row = (int) (height(in, mark) / MARK);
        rows.merge(row, mark.kind(), (a, b) -> a.compareTo(b) <= 0 ? a : b);
      }
    }
    if (rows.equals(drawn)) {
      return;
    }
    Map<Integer, Highlight.Kind> before = drawn;
    drawn = rows;
    Set<Region> gone = new HashSet<>();
    before.forEach(
        (row, kind) -> {
          if (rows.get(row) != kind) {
            gone.add(nodes.remove(row));
          }
        });
    stripe.getChildren().removeAll(gone);
    rows.forEach((row, kind) -> nodes.computeIfAbsent(row, r -> added(r, kind)));
  }

  private Region added(int row, Highlight.Kind kind) {
    Region mark = mark(row, kind);
    stripe.getChildren().add(mark);
    return mark;
  }

  private static Region mark(int row, Highlight.Kind kind) {
    Region mark = new Region();
    mark.getStyleClass().addAll("stripe-mark", kind.name().toLowerCase(Locale.ROOT));
    mark.setUserData(row);
    mark.setMouseTransparent(true);
    return mark;
  }

  private void place() {
    for (var child : stripe.getChildren()) {
      double y = (Integer) child.getUserData() * MARK;
      child.resizeRelocate(3, Math.min(y, stripe.getHeight() - MARK), stripe.getWidth() - 5, MARK);
    }
  }

  private double height(RichEditor in, Highlight mark) {
    int line =
        in.text().buffer().lineAt(Math.min(mark.span().start(), in.text().buffer().length()));
    return stripe.getHeight() * line / in.text().buffer().lineCount();
  }

  private List<Highlight> near(RichEditor in, double y) {
    return in.track().all().stream()
        .filter(h -> h.kind().isProblem() && Math.abs(height(in, h) - y) <= 2 * MARK)
        .sorted(Comparator.comparingDouble(h -> Math.abs(height(in, h) + MARK / 2 - y)))
        .toList();
  }

  private void jump(RichEditor in, double y) {
    near(in, y).stream()
        .findFirst()
        .ifPresentOrElse(
            h -> in.select(h.span()),
            () -> in.goToLine((int) (in.text().buffer().lineCount() * y / stripe.getHeight()) + 1));
    in.focus();
  }

  private void explain(RichEditor in, double y) {
    List<Highlight> near = near(in, y);
    String first =
        in.cards().cards(near.stream().limit(1).toList()).stream()
            .findFirst()
            .map(c -> c.rule() + ": " + c.message())
            .orElse("");
    tooltip.setText(
        near.isEmpty() || first.isEmpty()
            ? in.texts()
                .get(
                    "stripe.count",
                    in.track().all().stream().filter(h -> h.kind().isProblem()).count())
            : near.size() == 1 ? first : in.texts().get("stripe.more", first, near.size() - 1));
  }
}

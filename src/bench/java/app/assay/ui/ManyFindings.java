package app.assay.ui;

import app.assay.ui.LiveBench.Window;
import app.assay.ui.problems.Grouping;
import app.assay.ui.problems.ProblemRow;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.ListView;

/// The list of problems over a document with thousands of findings: opening it, scrolling through
/// it, and all its filters.
final class ManyFindings {

  private static final int SCREENS = 40;
  private static final int FRAME_MILLIS = 20;
  private static final int REST_MILLIS = 400;

  private final Window window;
  private final Slices slices;

  ManyFindings(Window window, Slices slices) {
    this.window = window;
    this.slices = slices;
  }

  /// Something done to the list.
  private interface Step {

    void run() throws Exception;
  }

  void run() throws Exception {
    Models models = window.models();
    int all = rows();
    step("list closed and opened", this::reopen);
    step("scrolled to its end", this::scroll);
    step("filtered by a word", () -> Fx.run(() -> models.problems.setQuery("will")));
    step("all again", () -> Fx.run(() -> models.problems.setQuery("")));
    for (Grouping by : List.of(Grouping.POINT, Grouping.NONE)) {
      step("grouped by " + by, () -> Fx.run(() -> models.problems.setGrouping(by)));
    }
    for (int twice = 0; twice < 2; twice++) {
      step("one point alone, or all again", () -> Fx.run(() -> models.points.toggle(9)));
    }
    if (rows() != all) {
      throw new IllegalStateException("rows are missing");
    }
  }

  private void step(String name, Step step) throws Exception {
    Fx.rest(REST_MILLIS);
    slices.clear();
    step.run();
    Fx.rest(REST_MILLIS);
    System.out.printf(Locale.ROOT, "  %s, %,d rows%n", name, rows());
    slices.print();
  }

  private int rows() throws Exception {
    return Fx.call(() -> list().getItems().size());
  }

  @SuppressWarnings("unchecked")
  private ListView<ProblemRow> list() {
    return (ListView<ProblemRow>) window.stage().getScene().lookup("#problems-list");
  }

  private void reopen() throws Exception {
    Fx.run(() -> list().getParent().setVisible(false));
    Fx.rest(FRAME_MILLIS);
    Fx.run(() -> list().getParent().setVisible(true));
  }

  private void scroll() throws Exception {
    int rows = rows();
    for (int screen = 0; screen <= SCREENS; screen++) {
      int at = (rows - 1) * screen / SCREENS;
      Fx.run(() -> list().scrollTo(at));
      Fx.rest(FRAME_MILLIS);
    }
  }
}

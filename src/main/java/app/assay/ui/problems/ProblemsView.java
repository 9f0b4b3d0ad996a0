package app.assay.ui.problems;

import app.assay.ui.theme.EmptyNote;
import app.assay.ui.theme.Texts;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The tool window of problems.
public final class ProblemsView extends VBox {

  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

  /// Letters that the list has to be wide for its four columns.
  private static final double WIDE = 38;

  private final Texts texts = new Texts("problems");
  private final ProblemsModel model;
  private final Consumer<Problem> jump;
  private final RowList rows = new RowList();
  private final ListView<ProblemRow> list = new ListView<>(rows);
  private final HBox columns = new HBox();
  private final HBox head = new HBox(columns);
  private final EmptyNote empty = new EmptyNote("problems-hint");
  private final ProblemFilters filters;
  private boolean syncing;

  /// @param later runs the last of many requests once they pause
  /// @param select told when a problem is selected
  /// @param jump told when the user wants to go there
  public ProblemsView(
      ProblemsModel model,
      Consumer<Runnable> later,
      Consumer<Problem> select,
      Consumer<Problem> jump) {
    this.model = model;
    this.jump = jump;
    filters = new ProblemFilters(texts, model, later);
    getStyleClass().add("problems");
    setId("problems");
    head.getStyleClass().add("problem-head");
    HBox.setHgrow(columns, Priority.ALWAYS);
    columns.getStyleClass().add("problem-columns");
    columns
        .getChildren()
        .addAll(
            column("severity", "severity-column"),
            column("rule", "rule-column"),
            column("what", "what-column"),
            column("where", "where-column"));
    list.skinProperty().addListener((o, was, is) -> alignColumns());
    list.setId("problems-list");
    list.setAccessibleText(texts.get("list.accessible"));
    list.setPlaceholder(empty);
    list.setCellFactory(view -> new ProblemCell(texts));
    list.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    list.focusedProperty()
        .addListener(
            (o, was, is) -> {
              if (is && list.getSelectionModel().isEmpty()) {
                list.getSelectionModel().selectFirst();
              }
            });
    list.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
            jumpToSelected();
          }
        });
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener(
            (o, was, is) -> {
              if (!syncing && is instanceof ProblemRow.Entry(Problem problem)) {
                select.accept(problem);
              }
            });
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().addAll(head, list);
    model.onChange(this::follow);
    widthProperty().addListener((o, was, is) -> fit());
    empty.measure().fontProperty().addListener((o, was, is) -> fit());
    follow();
  }

  private void fit() {
    pseudoClassStateChanged(NARROW, getWidth() < WIDE * empty.measure().getFont().getSize());
  }

  /// The chips and filters, which stand in the header of the window.
  public Node filters() {
    return filters;
  }

  /// Puts the keyboard focus into the list.
  public void focusList() {
    list.requestFocus();
    if (list.getSelectionModel().isEmpty()) {
      list.getSelectionModel().selectFirst();
    }
  }

  private Label column(String key, String style) {
    Label label = new Label(texts.get("column." + key));
    label.getStyleClass().addAll(style, "column-title");
    if (key.equals("what")) {
      label.setMaxWidth(Double.MAX_VALUE);
      HBox.setHgrow(label, Priority.ALWAYS);
    }
    return label;
  }

  /// Keeps the titles above their columns when a scroll bar takes some of the width.
  private void alignColumns() {
    Region gap = new Region();
    for (Node node : list.lookupAll(".scroll-bar")) {
      if (node instanceof ScrollBar bar && bar.getOrientation() == Orientation.VERTICAL) {
        gap.prefWidthProperty()
            .bind(Bindings.when(bar.visibleProperty()).then(bar.widthProperty()).otherwise(0));
      }
    }
    head.getChildren().add(gap);
  }

  private void follow() {
    if (!rows.shows(model.rows())) {
      ProblemRow selected = list.getSelectionModel().getSelectedItem();
      syncing = true;
      list.getSelectionModel().clearSelection();
      rows.show(model.rows(), model.patch());
      int again = selected == null ? -1 : rows.indexOfSame(selected);
      if (again >= 0) {
        list.getSelectionModel().select(again);
      }
      syncing = false;
    }
    head.setVisible(!rows.isEmpty());
    head.setManaged(!rows.isEmpty());
    String key = hintKey();
    if (key.equals("hint.noDocument")) {
      empty.say(texts.get(key), texts.get("hint.noDocument.do"), () -> model.setWholeVault(true));
    } else {
      empty.say(texts.get(key));
    }
  }

  private String hintKey() {
    if (!model.hasDocuments()) {
      return model.isWholeVault() ? "hint.noVault" : "hint.noDocument";
    }
    if (!model.counts().isEmpty()) {
      return "hint.filtered";
    }
    return model.notEvaluated() + model.deferred() > 0 ? "hint.unsettled" : "hint.none";
  }

  private void press(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.F4) {
      jumpToSelected();
      event.consume();
    }
  }

  private void jumpToSelected() {
    if (list.getSelectionModel().getSelectedItem() instanceof ProblemRow.Entry(Problem problem)) {
      jump.accept(problem);
    }
  }
}

package app.assay.ui.problems;

import app.assay.finding.Severity;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Texts;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;

/// Draws a problem in four columns, or a heading across them.
final class ProblemCell extends ListCell<ProblemRow> {

  private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");

  private final Texts texts;
  private final Label severity = Chips.chip("", "");
  private final StackPane chip = new StackPane(severity);
  private final Label rule = new Label();
  private final Label what = new Label();
  private final Label where = new Label();
  private final HBox row = new HBox(chip, rule, what, where);
  private final Label heading = new Label();
  private final Label count = Chips.chip("", "");
  private final HBox headed = new HBox(heading, count);

  ProblemCell(Texts texts) {
    this.texts = texts;
    chip.getStyleClass().add("severity-column");
    rule.getStyleClass().add("rule-column");
    what.getStyleClass().add("what-column");
    what.setMinWidth(0);
    what.setWrapText(true);
    what.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(what, Priority.ALWAYS);
    where.getStyleClass().addAll("where-column", "muted");
    row.getStyleClass().add("problem-row");
    row.setMinWidth(0);
    row.setPrefWidth(1);
    heading.getStyleClass().add("strong");
    headed.getStyleClass().add("heading-row");
    headed.setMinWidth(0);
    headed.setPrefWidth(1);
    setMinWidth(0);
    setPrefWidth(1);
  }

  /// As high as the message needs at the width of the list.
  @Override
  protected double computePrefHeight(double width) {
    Node graphic = getGraphic();
    double edge = snappedLeftInset() + snappedRightInset();
    return graphic == null
        ? super.computePrefHeight(width)
        : Math.ceil(graphic.prefHeight(getListView().getWidth() - edge - getFont().getSize()))
            + snappedTopInset()
            + snappedBottomInset();
  }

  /// Styles are changed only where they differ, for each change is resolved anew.
  private void show(Severity of) {
    if (!severity.getText().equals(of.label())) {
      severity.getStyleClass().setAll("label", "chip", of.label());
      severity.setText(of.label());
    }
  }

  @Override
  protected void updateItem(ProblemRow item, boolean empty) {
    super.updateItem(item, empty);
    pseudoClassStateChanged(HEADING, !empty && item instanceof ProblemRow.Heading);
    if (empty || item == null) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    switch (item) {
      case ProblemRow.Heading(String title, int number) -> {
        heading.setText(title);
        count.setText(Integer.toString(number));
        setGraphic(headed);
        setAccessibleText(title + ", " + number);
      }
      case ProblemRow.Entry(Problem problem) -> {
        var finding = problem.finding();
        show(finding.severity());
        rule.setText(finding.rule().id());
        String message =
            finding.rule().isAdvisory()
                ? texts.get("advice", finding.finding().message())
                : finding.finding().message();
        what.setText(message);
        where.setText(problem.where());
        setGraphic(row);
        setAccessibleText(
            finding.severity().label()
                + ", "
                + finding.rule().id()
                + ": "
                + message
                + " "
                + problem.where());
      }
    }
  }
}

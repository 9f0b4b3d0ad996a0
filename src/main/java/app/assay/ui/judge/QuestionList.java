package app.assay.ui.judge;

import app.assay.judge.Question;
import app.assay.ui.judge.model.PersonModel;
import app.assay.ui.judge.model.PersonModel.Entry;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import java.util.List;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.VBox;

/// The questions that can be answered, with a sign before those that are.
final class QuestionList extends ListView<Entry> {

  private final PersonModel model;
  private boolean following;

  QuestionList(PersonModel model, Texts texts) {
    this.model = model;
    setId("person-questions");
    getStyleClass().add("claim-list");
    setAccessibleText(texts.get("list.accessible"));
    Label none = new Label(texts.get("list.none"));
    none.setWrapText(true);
    none.getStyleClass().addAll("muted", "hint");
    setPlaceholder(none);
    setCellFactory(list -> new Cell());
    widthProperty().addListener((o, was, is) -> Platform.runLater(this::refresh));
    getSelectionModel()
        .selectedIndexProperty()
        .addListener(
            (o, was, is) -> {
              if (!following) {
                model.go(is.intValue());
              }
            });
  }

  void follow() {
    following = true;
    List<Entry> entries = model.entries();
    if (!entries.equals(List.copyOf(getItems()))) {
      getItems().setAll(entries);
    }
    if (getSelectionModel().getSelectedIndex() != model.current()) {
      getSelectionModel().clearAndSelect(model.current());
      scrollTo(Math.max(0, model.current() - 2));
    }
    following = false;
  }

  /// Without the folders.
  private static String place(String about) {
    return about.substring(about.lastIndexOf('/') + 1);
  }

  private static final class Cell extends WrappingCell<Entry> {

    private final GateWords gates = new GateWords();

    Cell() {
      getStyleClass().add("claim-cell");
    }

    @Override
    protected void updateItem(Entry entry, boolean empty) {
      super.updateItem(entry, empty);
      if (empty || entry == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      boolean done = entry.saved().isPresent();
      Label sign = new Label(done ? "\u2713" : "\u25CB");
      sign.getStyleClass().add("state-sign");
      Label words = new Label(entry.open().question().subject().lines().findFirst().orElse(""));
      words.setWrapText(true);
      words.getStyleClass().add("claim-text");
      Question question = entry.open().question();
      Label place =
          new Label(gates.of(question.gate().label()) + " \u00B7 " + place(question.about()));
      place.getStyleClass().addAll("muted", "small");
      place.setMinWidth(0);
      VBox side = new VBox(words, place);
      side.getStyleClass().add("claim-words");
      SharedRow row = new SharedRow(List.of(side), sign, side);
      row.getStyleClass().add("claim-row");
      if (done) {
        row.getStyleClass().add("answered");
      }
      setGraphic(row);
      setAccessibleText(sign.getText() + " " + words.getText() + ", " + place.getText());
    }
  }
}

package app.assay.ui.knowledge;

import app.assay.ui.theme.Chips;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import app.assay.vault.Feedback;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What readers of the store said of its entries and nobody dealt with.
final class InboxList extends ListView<Feedback> {

  private final Texts texts;

  InboxList(Texts texts) {
    this.texts = texts;
    setId("knowledge-inbox");
    getStyleClass().add("claim-list");
    setAccessibleText(texts.get("inbox.accessible"));
    Label none = new Label(texts.get("inbox.none"));
    none.setWrapText(true);
    none.getStyleClass().addAll("muted", "hint");
    setPlaceholder(none);
    setCellFactory(made -> new Cell());
    widthProperty().addListener((o, was, is) -> Platform.runLater(this::refresh));
  }

  Optional<Feedback> selected() {
    return Optional.ofNullable(getSelectionModel().getSelectedItem());
  }

  void follow(List<Feedback> signals) {
    if (!signals.equals(List.copyOf(getItems()))) {
      getItems().setAll(signals);
      getSelectionModel().selectFirst();
    }
  }

  private final class Cell extends WrappingCell<Feedback> {

    Cell() {
      getStyleClass().add("claim-cell");
    }

    @Override
    protected void updateItem(Feedback signal, boolean empty) {
      super.updateItem(signal, empty);
      if (empty || signal == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      String kind = signal.signal().isEmpty() ? texts.get("signal.none") : signal.signal();
      boolean grave = signal.signal().equals("outdated") || signal.signal().equals("conflicted");
      Label entry = new Label(signal.entryId());
      entry.getStyleClass().add("strong");
      FlowPane head = new FlowPane(entry, Chips.chip(kind, grave ? "warning" : ""));
      head.getStyleClass().add("entry-refs");
      Label note = new Label(signal.note());
      note.setWrapText(true);
      Label from = new Label(texts.get("signal.from", signal.source(), signal.at()));
      from.setWrapText(true);
      from.getStyleClass().addAll("muted", "small");
      VBox side = new VBox(head, note, from);
      side.getStyleClass().add("claim-words");
      SharedRow row = new SharedRow(List.of(side), side);
      row.getStyleClass().add("claim-row");
      setGraphic(row);
      setAccessibleText(signal.entryId() + ", " + kind + ", " + signal.note());
    }
  }
}

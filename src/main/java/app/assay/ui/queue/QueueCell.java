package app.assay.ui.queue;

import app.assay.hitl.Answer;
import app.assay.ui.queue.model.QueueRow;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A claim of the queue: its answer, its words, its document and round, and the notes.
final class QueueCell extends WrappingCell<QueueRow> {

  private final Texts texts;

  QueueCell(Texts texts) {
    this.texts = texts;
    getStyleClass().add("claim-cell");
  }

  @Override
  protected void updateItem(QueueRow row, boolean empty) {
    super.updateItem(row, empty);
    if (empty || row == null) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    Label sign = new Label(texts.get("sign." + key(row.answer())));
    sign.getStyleClass().add("state-sign");
    Label words = new Label(row.queued().text().value());
    words.getStyleClass().add("claim-text");
    words.setWrapText(true);
    Label round = Chips.chip(texts.get("round", row.queued().round().value()), "");
    round.setMinWidth(USE_PREF_SIZE);
    Label place = new Label(texts.get("place", row.file(), row.queued().location().value()));
    place.getStyleClass().addAll("muted", "small");
    place.setMinWidth(0);
    HBox foot = new HBox(round, place);
    foot.getStyleClass().add("card-head");
    VBox side = new VBox(words, foot);
    side.getStyleClass().add("claim-words");
    if (!row.notes().isEmpty()) {
      Label notes = new Label(texts.get("noted", row.notes()));
      notes.setWrapText(true);
      notes.getStyleClass().add("small");
      side.getChildren().add(notes);
    }
    Label state = Chips.chip(texts.get("state." + key(row.answer())), style(row.answer()));
    state.setMinWidth(USE_PREF_SIZE);
    HBox all = new SharedRow(List.of(side), sign, side, state);
    all.getStyleClass().add("claim-row");
    setGraphic(all);
    setAccessibleText(
        texts.get(
            "cell.accessible", words.getText(), row.file(), round.getText(), state.getText()));
  }

  private static String key(Optional<Answer> answer) {
    return answer.map(Answer::label).orElse("none");
  }

  private static String style(Optional<Answer> answer) {
    return switch (answer.orElse(Answer.SKIP)) {
      case TRUE -> "good";
      case FALSE -> "critical";
      case ESTIMATED -> "warning";
      case SKIP -> "";
    };
  }
}

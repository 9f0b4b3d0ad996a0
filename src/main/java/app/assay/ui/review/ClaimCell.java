package app.assay.ui.review;

import app.assay.hitl.ClaimDecision;
import app.assay.ui.review.model.ClaimKey;
import app.assay.ui.review.model.ReviewEntry;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A claim of Round B: what has been answered is one quiet line, what waits has its document below.
final class ClaimCell extends WrappingCell<ClaimKey> {

  private final ReviewModel model;
  private final Texts texts;
  private final States states;

  ClaimCell(ReviewModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    this.states = new States(texts);
    getStyleClass().add("claim-cell");
  }

  @Override
  protected void updateItem(@Nullable ClaimKey key, boolean empty) {
    super.updateItem(key, empty);
    Optional<ReviewEntry> entry =
        key == null || empty
            ? Optional.empty()
            : model.asking().shown().stream().filter(e -> e.key().equals(key)).findFirst();
    setText(null);
    if (entry.isEmpty()) {
      setGraphic(null);
      return;
    }
    ReviewEntry shown = entry.get();
    Optional<ClaimDecision> decision = model.asking().answer(shown.key());
    Label text = new Label(shown.text());
    text.setWrapText(true);
    text.getStyleClass().add("claim-text");
    VBox words = new VBox(text);
    words.getStyleClass().add("claim-words");
    HBox row = new SharedRow(List.of(words), states.sign(decision), words);
    row.getStyleClass().add("claim-row");
    row.getStyleClass().add(decision.isPresent() ? "answered" : "open");
    if (decision.isPresent()) {
      Label chip = states.chip(decision.get());
      chip.setMinWidth(USE_PREF_SIZE);
      row.getChildren().add(chip);
    } else {
      Label below = new Label(below(shown));
      below.setWrapText(true);
      below.getStyleClass().add("muted");
      words.getChildren().add(below);
    }
    setGraphic(row);
    setAccessibleText(
        String.join(
            ", ", shown.text(), states.word(decision), shown.document().name(), below(shown)));
  }

  private String below(ReviewEntry entry) {
    String below = entry.document().name();
    if (!entry.section().isEmpty()) {
      below = texts.get("cell.both", below, entry.section());
    }
    if (entry.item().earlier().isPresent()) {
      return texts.get("cell.both", below, texts.get("cell.changed"));
    }
    return entry.replaces() ? texts.get("cell.both", below, texts.get("cell.partial")) : below;
  }
}

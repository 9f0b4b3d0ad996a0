package app.assay.ui.review;

import app.assay.hitl.ClaimDecision;
import app.assay.ui.review.model.ClaimKey;
import app.assay.ui.review.model.ContextLine;
import app.assay.ui.review.model.ReviewEntry;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A claim of Round A with the source it was read from and the line it stands in.
final class SourceCell extends ListCell<ClaimKey> {

  /// Characters shown before the claim.
  private static final int BEFORE = 12;

  private final ReviewModel model;
  private final Texts texts;
  private final States states;

  SourceCell(ReviewModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    this.states = new States(texts);
    getStyleClass().addAll("claim-cell", "source-cell");
    setPrefWidth(0);
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
    text.getStyleClass().add("claim-text");
    VBox claim = new VBox(text, source(shown));
    claim.getStyleClass().add("claim-words");
    claim.setMinWidth(0);
    claim.setPrefWidth(0);
    HBox.setHgrow(claim, Priority.ALWAYS);
    VBox place = new VBox(context(shown));
    place.setAlignment(Pos.CENTER_LEFT);
    place.setMinWidth(0);
    place.setPrefWidth(0);
    HBox.setHgrow(place, Priority.ALWAYS);
    Label end =
        decision
            .map(states::chip)
            .orElseGet(
                () -> {
                  Label name = new Label(shown.document().name());
                  name.getStyleClass().add("muted");
                  return name;
                });
    end.setMinWidth(0);
    HBox last = new HBox(end);
    last.getStyleClass().add("last");
    HBox row = new HBox(states.sign(decision), claim, place, last);
    row.getStyleClass().addAll("claim-row", decision.isPresent() ? "answered" : "open");
    setGraphic(row);
    setAccessibleText(
        String.join(
            ", ",
            shown.text(),
            states.word(decision),
            texts.get("listA.source"),
            shown.item().claim().source(),
            shown.document().name()));
  }

  /// The last words before a claim.
  private static String shortened(String before) {
    return before.length() <= BEFORE ? before : "…" + before.substring(before.length() - BEFORE);
  }

  private HBox source(ReviewEntry entry) {
    String named = entry.item().claim().source();
    Label source = new Label(named.isEmpty() ? texts.get("listA.noSource") : named);
    source.getStyleClass().add(named.isEmpty() ? "warning-text" : "source");
    Label label = new Label(texts.get("listA.source"));
    label.getStyleClass().add("caption");
    label.setMinWidth(USE_PREF_SIZE);
    HBox line = new HBox(label, source);
    line.getStyleClass().add("source-line");
    return line;
  }

  private HBox context(ReviewEntry entry) {
    List<ContextLine> lines = entry.context(0);
    HBox row = new HBox();
    row.getStyleClass().add("context-line");
    if (lines.isEmpty()) {
      Label nowhere = new Label(texts.get("listA.nowhere"));
      nowhere.getStyleClass().add("warning-text");
      row.getChildren().add(nowhere);
      return row;
    }
    ContextLine line = lines.getFirst();
    Label number = new Label(Integer.toString(line.number()));
    number.getStyleClass().add("line-number");
    number.setMinWidth(USE_PREF_SIZE);
    Label before = new Label(shortened(line.text().substring(0, line.mark().start())));
    before.setMinWidth(USE_PREF_SIZE);
    Label claim = new Label(line.mark().in(line.text()));
    claim.setEllipsisString("…");
    claim.getStyleClass().add("claim-mark");
    claim.setMinWidth(0);
    Label after = new Label(line.text().substring(line.mark().end()));
    after.setEllipsisString("…");
    after.setMinWidth(0);
    after.setPrefWidth(0);
    after.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(after, Priority.ALWAYS);
    HBox words = new HBox(before, claim, after);
    words.getStyleClass().add("context-words");
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    row.getChildren().addAll(number, words);
    return row;
  }
}

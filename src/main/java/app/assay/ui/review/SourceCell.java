package app.assay.ui.review;

import app.assay.hitl.ClaimDecision;
import app.assay.ui.review.model.ClaimKey;
import app.assay.ui.review.model.ContextLine;
import app.assay.ui.review.model.ReviewEntry;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.theme.MarkedText;
import app.assay.ui.theme.MarkedText.Run;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A claim of Round A with the source it was read from and the line it stands in.
final class SourceCell extends WrappingCell<ClaimKey> {

  /// Characters shown before the claim.
  private static final int BEFORE = 12;

  /// Characters shown after it.
  private static final int AFTER = 16;

  private final ReviewModel model;
  private final Texts texts;
  private final States states;

  SourceCell(ReviewModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    this.states = new States(texts);
    getStyleClass().addAll("claim-cell", "source-cell");
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
    text.setWrapText(true);
    VBox claim = new VBox(text, source(shown));
    claim.getStyleClass().add("claim-words");
    VBox place = new VBox(context(shown));
    place.setAlignment(Pos.CENTER_LEFT);
    Label end =
        decision
            .map(states::chip)
            .orElseGet(
                () -> {
                  Label name = new Label(shown.document().name());
                  name.setWrapText(true);
                  name.getStyleClass().add("muted");
                  return name;
                });
    end.setMinWidth(0);
    HBox last = new HBox(end);
    last.getStyleClass().add("last");
    HBox row = new SharedRow(List.of(claim, place), states.sign(decision), claim, place, last);
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

  /// The last whole words before a claim.
  private static String shortened(String before) {
    int blank = before.indexOf(' ', Math.max(0, before.length() - BEFORE));
    return before.length() <= BEFORE || blank < 0 ? before : "… " + before.substring(blank + 1);
  }

  /// The first whole words after a claim.
  private static String begun(String after) {
    int end = after.length() <= AFTER ? after.length() : after.lastIndexOf(' ', AFTER);
    return end == after.length() ? after : after.substring(0, Math.max(0, end)) + " …";
  }

  private HBox source(ReviewEntry entry) {
    String named = entry.item().claim().source();
    Label source = new Label(named.isEmpty() ? texts.get("listA.noSource") : named);
    source.setWrapText(true);
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
    MarkedText words = new MarkedText("context-text");
    words.setRuns(
        List.of(
            new Run(shortened(line.text().substring(0, line.mark().start())), ""),
            new Run(line.mark().in(line.text()), "claim-mark"),
            new Run(begun(line.text().substring(line.mark().end())), "")));
    HBox.setHgrow(words, Priority.ALWAYS);
    row.getChildren().addAll(number, words);
    return row;
  }
}

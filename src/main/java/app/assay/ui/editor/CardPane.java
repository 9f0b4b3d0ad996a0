package app.assay.ui.editor;

import app.assay.ui.editor.model.FindingCard;
import app.assay.ui.editor.model.FindingCard.Choice;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.KeyCap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/// Cards one below the other, with their choices to be picked by mouse or arrow keys.
final class CardPane extends VBox {

  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

  private record Row(FindingCard card, Choice choice, HBox node) {}

  private final List<Row> rows = new ArrayList<>();
  private final BiConsumer<FindingCard, Choice> chosen;
  private int selected;
  private @Nullable Point2D resting;

  CardPane(List<FindingCard> cards, BiConsumer<FindingCard, Choice> chosen) {
    this.chosen = chosen;
    getStyleClass().addAll("card", "fix-card");
    cards.forEach(this::add);
    select(0);
  }

  private void add(FindingCard card) {
    Label rule = new Label(card.rule());
    rule.getStyleClass().add("fix-rule");
    Label note = new Label(card.note());
    note.getStyleClass().add("muted");
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox head = new HBox(Chips.chip(card.badge(), card.style()), rule, gap, note);
    head.getStyleClass().add("fix-head");
    Label message = new Label(card.message());
    message.getStyleClass().add("fix-message");
    message.setWrapText(true);
    message.setMinHeight(USE_PREF_SIZE);
    VBox choices = new VBox();
    choices.getStyleClass().add("fix-rows");
    card.choices().forEach(c -> choices.getChildren().add(row(card, c)));
    getChildren().addAll(head, message);
    if (!card.choices().isEmpty()) {
      getChildren().add(choices);
    }
  }

  private HBox row(FindingCard card, Choice choice) {
    TextFlow line =
        new TextFlow(
            words(choice.lead(), "fix-word"),
            words(choice.change(), "fix-change"),
            words(choice.tail(), "fix-word"));
    VBox words = new VBox();
    if (!choice.note().isEmpty()) {
      Label note = new Label(choice.note());
      note.setWrapText(true);
      words.getChildren().add(note);
      line.getStyleClass().add("fix-preview");
    }
    words.getChildren().add(line);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox row = new HBox(words, new KeyCap("Enter"));
    row.getStyleClass().add("fix-row");
    if (choice.quiet()) {
      row.getStyleClass().add("quiet");
    }
    row.setId("fix-" + rows.size());
    row.setAccessibleText(choice.title());
    int index = rows.size();
    row.setOnMouseMoved(e -> hover(index, new Point2D(e.getScreenX(), e.getScreenY())));
    row.setOnMouseClicked(e -> chosen.accept(card, choice));
    rows.add(new Row(card, choice, row));
    return row;
  }

  private static Text words(String characters, String style) {
    Text words = new Text(characters);
    words.getStyleClass().add(style);
    return words;
  }

  /// Selects another choice, `by` places further down, round the ends.
  void move(int by) {
    if (!rows.isEmpty()) {
      select(Math.floorMod(selected + by, rows.size()));
    }
  }

  /// Chooses what is selected.
  void choose() {
    if (!rows.isEmpty()) {
      Row row = rows.get(selected);
      chosen.accept(row.card(), row.choice());
    }
  }

  /// A mouse that rests where the card opens selects nothing until it moves.
  private void hover(int index, Point2D mouse) {
    if (resting != null && !mouse.equals(resting)) {
      select(index);
    }
    resting = mouse;
  }

  private void select(int index) {
    selected = index;
    for (int i = 0; i < rows.size(); i++) {
      rows.get(i).node().pseudoClassStateChanged(SELECTED, i == index);
    }
  }
}

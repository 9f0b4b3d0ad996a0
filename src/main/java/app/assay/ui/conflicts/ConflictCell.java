package app.assay.ui.conflicts;

import app.assay.ui.conflicts.model.ConflictRow;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// A conflict in the list: what it is about, its domains, how long it has waited.
final class ConflictCell extends WrappingCell<ConflictRow> {

  private final Texts texts;
  private final Function<ConflictRow, String> age;
  private final Predicate<ConflictRow> skipped;

  /// @param age how long a conflict has waited, in words
  ConflictCell(Texts texts, Function<ConflictRow, String> age, Predicate<ConflictRow> skipped) {
    super(true);
    this.texts = texts;
    this.age = age;
    this.skipped = skipped;
    getStyleClass().add("claim-cell");
  }

  @Override
  protected void updateItem(ConflictRow row, boolean empty) {
    super.updateItem(row, empty);
    if (empty || row == null) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    Label title = new Label(row.title());
    title.setWrapText(true);
    title.getStyleClass().addAll("claim-text", "strong");
    List<String> facts = new ArrayList<>();
    facts.add(texts.get("cell.kind"));
    facts.addAll(row.domains());
    facts.add(age.apply(row));
    if (row.signals() > 0) {
      facts.add(texts.get("cell.signals", row.signals()));
    }
    if (row.others() > 0) {
      facts.add(texts.get("cell.also", row.others()));
    }
    if (skipped.test(row)) {
      facts.add(texts.get("cell.skipped"));
    }
    Label about = new Label(String.join(" \u00B7 ", facts));
    about.setWrapText(true);
    about.getStyleClass().add("muted");
    VBox words = new VBox(title, about);
    words.getStyleClass().add("claim-words");
    SharedRow all = new SharedRow(List.of(words), words);
    all.getStyleClass().add("claim-row");
    setGraphic(all);
    setAccessibleText(title.getText() + ", " + about.getText());
  }
}

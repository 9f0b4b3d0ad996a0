package app.assay.ui.judge;

import app.assay.judge.Verdict;
import app.assay.ui.judge.model.FormLine;
import app.assay.ui.judge.model.PersonModel;
import app.assay.ui.judge.model.SaidWords;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

/// The criteria of a question, all of them in sight and one of them chosen. The arrows choose; Y, N
/// and A answer while it has the focus; Enter never does.
final class CriteriaList extends VBox {

  private static final Map<KeyCode, Verdict> KEYS =
      Map.of(KeyCode.Y, Verdict.YES, KeyCode.N, Verdict.NO, KeyCode.A, Verdict.ABSTAIN);

  private final PersonModel model;
  private final Texts texts;
  private final SaidWords words;
  private final Consumer<Verdict> choose;

  CriteriaList(PersonModel model, Texts texts, SaidWords words, Consumer<Verdict> choose) {
    this.model = model;
    this.texts = texts;
    this.words = words;
    this.choose = choose;
    setId("person-lines");
    getStyleClass().add("criteria-list");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.LIST_VIEW);
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
  }

  private void press(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
      return;
    }
    Optional<Runnable> act =
        switch (event.getCode()) {
          case UP -> Optional.of(() -> model.goToLine(model.line() - 1));
          case DOWN -> Optional.of(() -> model.goToLine(model.line() + 1));
          case O -> Optional.of(() -> model.showOthers());
          default ->
              Optional.ofNullable(KEYS.get(event.getCode()))
                  .map(verdict -> () -> choose.accept(verdict));
        };
    act.ifPresent(
        what -> {
          event.consume();
          what.run();
        });
  }

  void follow() {
    List<FormLine> lines = model.entry().map(e -> e.form().lines()).orElse(List.of());
    List<Node> rows = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      rows.add(row(i, lines.get(i)));
    }
    getChildren().setAll(rows);
    setAccessibleText(
        texts.get("criteria.accessible")
            + (lines.isEmpty() ? "" : ". " + rows.get(model.line()).getAccessibleText()));
  }

  private Node row(int index, FormLine line) {
    String number = Integer.toString(index + 1);
    Label sign = new Label(number);
    sign.getStyleClass().addAll("state-sign", "muted");
    Label text = new Label(line.criterion().text());
    text.setWrapText(true);
    text.getStyleClass().add("claim-text");
    VBox side = new VBox(text);
    side.getStyleClass().add("claim-words");
    String more = more(line);
    if (!more.isEmpty()) {
      Label note = new Label(more);
      note.setWrapText(true);
      note.getStyleClass().addAll("muted", "small");
      side.getChildren().add(note);
    }
    String state = line.verdict().map(words::verdict).orElse(texts.get("criterion.open"));
    Label chip = Chips.chip(state, line.verdict().map(SaidWords::style).orElse(""));
    chip.setMinWidth(USE_PREF_SIZE);
    SharedRow row = new SharedRow(List.of(side), sign, side, chip);
    row.getStyleClass().addAll("claim-row", "criterion");
    if (index == model.line()) {
      row.getStyleClass().add("chosen");
    }
    row.setAccessibleText(
        texts.get("criterion.accessible", number, line.criterion().text(), state, more));
    row.setOnMousePressed(
        event -> {
          model.goToLine(index);
          requestFocus();
        });
    return row;
  }

  private String more(FormLine line) {
    String quotes = texts.get("quotes", line.quotes().size());
    String note = line.note().strip();
    return quotes.isEmpty() || note.isEmpty() ? quotes + note : quotes + " \u00B7 " + note;
  }
}

package app.assay.ui.review;

import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.Round;
import app.assay.hitl.Answer;
import app.assay.ui.review.model.Asking;
import app.assay.ui.review.model.ReviewEntry;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Note, permission to replace, and the four answers; none of them is preselected.
final class AnswerPane extends VBox {

  private final ReviewModel model;
  private final Texts texts;
  private final Runnable toList;
  private final TextArea note = new TextArea();
  private final Label noteTitle = new Label();
  private final Label noteHint = new Label();
  private final CheckBox replace = new CheckBox();
  private final Label partial = new Label();
  private final VBox banner = new VBox(partial, replace);
  private final Map<Answer, Button> buttons = new EnumMap<>(Answer.class);
  private final Button undo = new Button();
  private final Label hint = new Label();

  /// @param name prefix of the ids
  /// @param rows lines of the note that are seen at once
  /// @param toList puts the focus into the list
  AnswerPane(ReviewModel model, Texts texts, String name, int rows, Runnable toList) {
    this.model = model;
    this.texts = texts;
    this.toList = toList;
    getStyleClass().add("answer-pane");
    note.setId(name + "-note");
    note.setWrapText(true);
    note.setPrefRowCount(rows);
    note.textProperty().addListener((o, was, is) -> model.asking().setNote(is));
    note.addEventFilter(KeyEvent.KEY_PRESSED, this::pressInNote);
    noteTitle.setLabelFor(note);
    noteTitle.setMinWidth(USE_PREF_SIZE);
    noteTitle.getStyleClass().add("caption");
    noteHint.setWrapText(true);
    noteHint.getStyleClass().addAll("small", "muted");
    HBox head = new HBox(noteTitle, noteHint);
    head.getStyleClass().add("note-head");
    banner.getStyleClass().addAll("banner", "warning");
    partial.setWrapText(true);
    replace.setId(name + "-replace");
    replace.setText(texts.get("partial.replace"));
    replace.setOnAction(e -> model.asking().setMayReplace(replace.isSelected()));
    hint.setId(name + "-hint");
    hint.setWrapText(true);
    hint.setMinHeight(USE_PREF_SIZE);
    hint.getStyleClass().addAll("small", "muted");
    HBox.setHgrow(hint, Priority.ALWAYS);
    hint.setMaxWidth(Double.MAX_VALUE);
    HBox last = new HBox(hint, undo);
    last.getStyleClass().add("answers");
    getChildren().addAll(banner, new VBox(head, note), buttons(name), last);
  }

  private FlowPane buttons(String name) {
    FlowPane four = new FlowPane();
    four.getStyleClass().add("four");
    for (Answer answer : Answer.values()) {
      String label = texts.get("answer." + answer.label());
      Button button = button(label, label.substring(0, 1));
      button.setId(name + "-" + answer.label());
      button.getStyleClass().addAll("answer", answer.label());
      button.setOnAction(e -> decide(answer));
      buttons.put(answer, button);
      four.getChildren().add(button);
    }
    undo.setId(name + "-undo");
    undo.setText(texts.get("answer.undo"));
    undo.setGraphic(new KeyCap("Ctrl Z"));
    undo.setContentDisplay(ContentDisplay.RIGHT);
    undo.getStyleClass().add("flat");
    undo.setOnAction(e -> model.undo());
    undo.setMinWidth(USE_PREF_SIZE);
    return four;
  }

  /// A button that Space presses and Enter does not.
  private static Button button(String label, String key) {
    Button button = new Button(label, new KeyCap(key));
    button.setContentDisplay(ContentDisplay.RIGHT);
    button.setMinWidth(USE_PREF_SIZE);
    button.addEventFilter(
        KeyEvent.ANY,
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            event.consume();
          }
        });
    return button;
  }

  private void decide(Answer answer) {
    if (model.asking().decide(answer)) {
      toList.run();
    }
  }

  private void pressInNote(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      toList.run();
      event.consume();
    } else if (event.getCode() == KeyCode.TAB && !event.isShortcutDown()) {
      note.requestFocusTraversal(
          event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
      event.consume();
    }
  }

  void follow() {
    Asking asking = model.asking();
    boolean truth = asking.round() == Round.B;
    String title = texts.get(truth ? "note.evidence" : "note.reason");
    noteTitle.setText(title);
    noteHint.setText("(" + texts.get(truth ? "note.evidenceHint" : "note.reasonHint") + ")");
    note.setAccessibleText(title + ", " + noteHint.getText());
    if (!note.getText().equals(asking.note())) {
      note.setText(asking.note());
      note.end();
    }
    boolean replaces = asking.selected().stream().anyMatch(ReviewEntry::replaces);
    banner.setVisible(replaces);
    banner.setManaged(replaces);
    partial.setText(there(asking.selected()));
    replace.setSelected(asking.mayReplace());
    replace.setAccessibleText(replace.getText() + ". " + partial.getText());
    Optional<String> first = Optional.empty();
    for (Map.Entry<Answer, Button> entry : buttons.entrySet()) {
      Optional<String> objection = asking.objection(entry.getKey());
      entry.getValue().setDisable(objection.isPresent());
      entry
          .getValue()
          .setAccessibleText(
              objection
                  .map(o -> entry.getValue().getText() + ", " + o)
                  .orElse(entry.getValue().getText()));
      boolean chosen =
          asking.selected().size() == 1
              && asking
                  .answer(asking.selected().getFirst().key())
                  .filter(d -> d.answer() == entry.getKey())
                  .isPresent();
      entry.getValue().getStyleClass().remove("chosen");
      if (chosen) {
        entry.getValue().getStyleClass().add("chosen");
      }
      first = first.or(() -> objection);
    }
    hint.setText(hint(first));
    undo.setDisable(model.undoTitle().isEmpty());
    undo.setAccessibleText(
        model.undoTitle().map(t -> undo.getText() + ": " + t).orElse(undo.getText()));
  }

  /// Why buttons cannot be pressed; where True can, what holds for all comes first.
  private String hint(Optional<String> first) {
    String plain = texts.get("hint.plain");
    return model.asking().objection(Answer.TRUE).isPresent()
        ? first.orElse(plain)
        : plain + first.map(o -> " " + o).orElse("");
  }

  private String there(List<ReviewEntry> selected) {
    List<ReviewEntry> which = selected.stream().filter(ReviewEntry::replaces).toList();
    if (which.size() != 1) {
      return which.isEmpty() ? "" : texts.get("partial.several");
    }
    Claim claim = which.getFirst().item().claim();
    if (claim.state() == ClaimState.VERIFIED) {
      return texts.get(
          "partial.whole", claim.confirmedBy().orElse(""), claim.confirmedDate().orElse(""));
    }
    return claim
        .confirmedBy()
        .map(by -> texts.get("partial.by", by))
        .orElseGet(() -> texts.get("partial.date", claim.confirmedDate().orElse("")));
  }
}

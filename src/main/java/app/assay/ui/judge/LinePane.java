package app.assay.ui.judge;

import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import app.assay.ui.judge.model.FormLine;
import app.assay.ui.judge.model.PersonModel;
import app.assay.ui.judge.model.SaidWords;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The answer to one criterion: its three verdicts, none preselected, the note, the quotes, and
/// below what the others said.
final class LinePane extends VBox {

  private final PersonModel model;
  private final Texts texts;
  private final SaidWords words;
  private final Runnable toList;
  private final Map<Verdict, Button> buttons = new EnumMap<>(Verdict.class);
  private final TextArea note = new TextArea();
  private final Label noteTitle = new Label();
  private final Label noteHint = new Label();
  private final VBox quotes = new VBox();
  private final VBox others = new VBox();
  private boolean arriving;

  /// @param toList puts the keyboard into the criteria
  LinePane(
      PersonModel model, Texts texts, SaidWords words, Consumer<Verdict> choose, Runnable toList) {
    this.model = model;
    this.texts = texts;
    this.words = words;
    this.toList = toList;
    getStyleClass().addAll("answer-pane", "line-pane");
    HBox three = new HBox();
    three.getStyleClass().add("answers");
    for (Verdict verdict : Verdict.values()) {
      String title = texts.get("answer." + verdict.label());
      Button button = KeyCap.on(new Button(title), title.substring(0, 1));
      button.setId("person-" + verdict.label());
      button.getStyleClass().addAll("answer", style(verdict));
      button.setMinWidth(USE_PREF_SIZE);
      button.setOnAction(e -> choose.accept(verdict));
      buttons.put(verdict, Enterless.of(button));
      three.getChildren().add(button);
    }
    noteTitle.setLabelFor(note);
    noteTitle.getStyleClass().add("caption");
    noteTitle.setMinWidth(USE_PREF_SIZE);
    noteHint.getStyleClass().addAll("small", "muted");
    HBox head = new HBox(noteTitle, noteHint);
    head.getStyleClass().add("note-head");
    note.setId("person-note");
    note.setWrapText(true);
    note.setPrefRowCount(3);
    note.addEventFilter(KeyEvent.KEY_PRESSED, this::pressInNote);
    note.addEventFilter(KeyEvent.KEY_TYPED, this::swallow);
    note.focusedProperty()
        .addListener(
            (o, was, is) -> {
              if (!is) {
                commit();
              }
            });
    quotes.getStyleClass().add("quotes");
    others.setId("person-others");
    others.getStyleClass().addAll("well", "others");
    getChildren().addAll(three, new VBox(head, note), quotes, others);
  }

  private static String style(Verdict verdict) {
    return switch (verdict) {
      case YES -> "true";
      case NO -> "false";
      case ABSTAIN -> "estimated";
    };
  }

  boolean isTyping() {
    return note.isFocused();
  }

  void focusNote() {
    arriving = true;
    note.requestFocus();
    note.end();
  }

  /// Takes down what was typed.
  void commit() {
    boolean other =
        model.entry().filter(e -> !note.getText().equals(current(e).note())).isPresent();
    if (other && !note.isDisabled()) {
      model.setNote(note.getText());
    }
  }

  private FormLine current(PersonModel.Entry entry) {
    return entry.form().lines().get(model.line());
  }

  /// The character of the key that led here is none of the note's.
  private void swallow(KeyEvent event) {
    if (arriving) {
      arriving = false;
      event.consume();
    }
  }

  private void pressInNote(KeyEvent event) {
    arriving = false;
    if (event.getCode() == KeyCode.TAB && !event.isShortcutDown()) {
      event.consume();
      note.requestFocusTraversal(
          event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
    }
  }

  void follow() {
    Optional<PersonModel.Entry> entry = model.entry();
    setVisible(entry.isPresent());
    entry.ifPresent(this::show);
  }

  private void show(PersonModel.Entry entry) {
    FormLine line = current(entry);
    boolean open = entry.isEditable() && !model.isBusy();
    String key = line.verdict().map(v -> "." + v.name()).orElse("");
    noteTitle.setText(texts.get("note" + key));
    noteHint.setText("(" + texts.get("note.hint" + key) + ")");
    note.setAccessibleText(noteTitle.getText() + " " + noteHint.getText());
    note.setDisable(!open);
    if (!note.getText().equals(line.note())) {
      note.setText(line.note());
      note.end();
    }
    buttons.forEach(
        (verdict, button) -> {
          button.setDisable(!open);
          button.getStyleClass().remove("chosen");
          if (line.verdict().equals(Optional.of(verdict))) {
            button.getStyleClass().add("chosen");
          }
        });
    quotes.getChildren().setAll(line.quotes().stream().map(q -> quote(q, open)).toList());
    quotes.setManaged(!line.quotes().isEmpty());
    others(entry, line);
  }

  private Node quote(Quote quote, boolean open) {
    Label words = new Paragraph("\u201C" + quote.text() + "\u201D \u00B7 " + quote.evidence());
    words.getStyleClass().add("quoted");
    HBox.setHgrow(words, Priority.ALWAYS);
    Button away = new Button("\u00D7");
    away.getStyleClass().add("flat");
    away.setMinWidth(USE_PREF_SIZE);
    away.setDisable(!open);
    away.setAccessibleText(texts.get("quote.remove") + ": " + quote.text());
    away.setTooltip(new Tooltip(texts.get("quote.remove")));
    away.setOnAction(e -> model.unquote(quote));
    HBox row = new HBox(words, away);
    row.getStyleClass().add("quote-row");
    return row;
  }

  private void others(PersonModel.Entry entry, FormLine line) {
    Label title = new Label(texts.get("others"));
    title.getStyleClass().add("caption");
    others.getChildren().setAll(title);
    List<SaidWords.Line> said = words.of(entry.open().said(), line.criterion().id());
    if (said.isEmpty()) {
      others.getChildren().add(muted(texts.get("others.nobody")));
    } else if (line.showsOthers()) {
      said.forEach(one -> others.getChildren().add(new SaidLine(one)));
    } else {
      Button show = KeyCap.on(new Button(texts.get("others.show")), "O");
      show.setId("person-show-others");
      show.setMinWidth(USE_PREF_SIZE);
      show.setOnAction(
          e -> {
            commit();
            model.showOthers();
            toList.run();
          });
      others.getChildren().addAll(muted(texts.get("others.hidden")), show);
    }
  }

  private static Label muted(String text) {
    Label label = new Paragraph(text);
    label.getStyleClass().addAll("muted", "small");
    return label;
  }
}

package app.assay.ui.editor;

import app.assay.text.Span;
import java.util.OptionalInt;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/// Finds words in the whole text, upper and lower case alike, and goes to a line for ":120".
final class FindBar implements Feature {

  private final TextField field = new TextField();
  private final Label outcome = new Label();
  private final Button previous = new Button("\u2191");
  private final Button next = new Button("\u2193");
  private final Button close = new Button("\u2715");
  private final HBox bar = new HBox(field, previous, next, outcome, close);
  private @Nullable RichEditor editor;

  @Override
  public void install(RichEditor into) {
    editor = into;
    bar.getStyleClass().add("find-bar");
    field.setId("editor-find");
    field.setPromptText(into.texts().get("find.prompt"));
    field.setAccessibleText(into.texts().get("find.prompt"));
    field.setPrefColumnCount(24);
    outcome.getStyleClass().add("muted");
    button(
        previous, "editor-find-previous", into.texts().get("find.previous"), () -> go(into, false));
    button(next, "editor-find-next", into.texts().get("find.next"), () -> go(into, true));
    button(close, "editor-find-close", into.texts().get("find.close"), this::hide);
    field.addEventFilter(KeyEvent.KEY_PRESSED, e -> press(into, e));
    setShown(false);
    into.top().getChildren().addFirst(bar);
  }

  private static void button(Button button, String id, String words, Runnable action) {
    button.setId(id);
    button.getStyleClass().add("flat");
    button.setAccessibleText(words);
    button.setOnAction(e -> action.run());
  }

  @Override
  public void uninstall() {
    if (editor != null) {
      editor.top().getChildren().remove(bar);
    }
  }

  void open() {
    setShown(true);
    field.requestFocus();
    field.selectAll();
  }

  private void hide() {
    setShown(false);
    if (editor != null) {
      editor.focus();
    }
  }

  private void setShown(boolean shown) {
    bar.setVisible(shown);
    bar.setManaged(shown);
  }

  private void press(RichEditor in, KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER) {
      go(in, !event.isShiftDown());
      event.consume();
    } else if (event.getCode() == KeyCode.ESCAPE) {
      hide();
      event.consume();
    }
  }

  private void go(RichEditor in, boolean forward) {
    String words = field.getText();
    if (words.matches(":\\d{1,9}")) {
      in.goToLine(Integer.parseInt(words.substring(1)));
      return;
    }
    String text = in.text().text();
    Span at = in.area().selected();
    OptionalInt found =
        forward ? after(text, words, at.end()) : before(text, words, at.start() - 1);
    outcome.setText(found.isPresent() ? "" : in.texts().get("find.none"));
    found.ifPresent(f -> in.select(new Span(f, f + words.length())));
  }

  private static OptionalInt after(String text, String words, int from) {
    for (int i = 0; i <= text.length() && !words.isEmpty(); i++) {
      int at = (from + i) % (text.length() + 1);
      if (text.regionMatches(true, at, words, 0, words.length())) {
        return OptionalInt.of(at);
      }
    }
    return OptionalInt.empty();
  }

  private static OptionalInt before(String text, String words, int from) {
    for (int i = 0; i <= text.length() && !words.isEmpty(); i++) {
      int at = Math.floorMod(from - i, text.length() + 1);
      if (text.regionMatches(true, at, words, 0, words.length())) {
        return OptionalInt.of(at);
      }
    }
    return OptionalInt.empty();
  }
}

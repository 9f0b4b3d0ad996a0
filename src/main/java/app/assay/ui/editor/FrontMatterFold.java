package app.assay.ui.editor;

import app.assay.ui.editor.model.FrontMatterLines;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/// The front matter as one line above the text that opens it and closes it again.
final class FrontMatterFold implements Feature {

  private final Button toggle = new Button();
  private final Label number = new Label("1");
  private final HBox bar = new HBox(number, toggle);
  private @Nullable RichEditor editor;
  private String summary = "";

  @Override
  public void install(RichEditor into) {
    editor = into;
    bar.getStyleClass().add("front-matter");
    number.getStyleClass().add("line-number");
    toggle.getStyleClass().addAll("flat", "fold");
    toggle.setId("editor-front-matter");
    toggle.setMnemonicParsing(false);
    toggle.setWrapText(true);
    toggle.setOnAction(e -> setFolded(into, into.lines().hidden() == 0));
    into.top().getChildren().add(bar);
    into.onEdit((offset, removed, inserted) -> label(into));
    setFolded(into, true);
  }

  @Override
  public void uninstall() {
    if (editor != null) {
      setFolded(editor, false);
      editor.top().getChildren().remove(bar);
    }
  }

  void setSummary(String says) {
    summary = says;
    if (editor != null) {
      label(editor);
    }
  }

  /// Opens the fold when an offset is inside.
  void reveal(int offset) {
    if (editor != null && editor.text().buffer().lineAt(offset) < editor.lines().hidden()) {
      setFolded(editor, false);
    }
  }

  private void setFolded(RichEditor in, boolean folded) {
    in.area().fold(folded ? FrontMatterLines.count(in.text().buffer()) : 0);
    in.tellMarks();
    label(in);
  }

  private void label(RichEditor in) {
    boolean folded = in.lines().hidden() > 0;
    boolean there = folded || FrontMatterLines.count(in.text().buffer()) > 0;
    bar.setVisible(there);
    bar.setManaged(there);
    number.setText(folded ? "1" : "");
    String words = in.texts().get(summary.isEmpty() ? "fold.plain" : "fold.summary", summary);
    toggle.setText((folded ? "\u25B8 " : "\u25BE ") + words);
    toggle.setAccessibleText(in.texts().get(folded ? "fold.open" : "fold.close", words));
  }
}

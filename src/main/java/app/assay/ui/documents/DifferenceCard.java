package app.assay.ui.documents;

import app.assay.text.LineIndex;
import app.assay.ui.editor.model.ViewPatch;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The user's text beside the one on disk, where they differ.
public final class DifferenceCard extends VBox {

  private static final int CONTEXT = 2;

  /// @param mine the user's text
  /// @param theirs the text on disk
  public DifferenceCard(String name, String mine, String theirs, Runnable close) {
    Texts texts = new Texts("documents");
    getStyleClass().addAll("card", "difference");
    setId("difference");
    Label title = new Label(texts.get("difference.title", name));
    title.getStyleClass().add("heading-3");
    Optional<ViewPatch> patch = ViewPatch.between(mine, theirs);
    if (patch.isEmpty()) {
      getChildren().addAll(title, new Label(texts.get("difference.same")));
    } else {
      int start = patch.get().start();
      int mineEnd = patch.get().end();
      int theirsEnd = start + patch.get().replacement().length();
      HBox sides =
          new HBox(
              side(texts, "mine", mine, start, mineEnd),
              side(texts, "theirs", theirs, start, theirsEnd));
      sides.getStyleClass().add("sides");
      VBox.setVgrow(sides, Priority.ALWAYS);
      getChildren().addAll(title, sides);
    }
    Button away = new Button(texts.get("difference.close"));
    away.setId("difference-close");
    away.setOnAction(e -> close.run());
    getChildren().add(away);
  }

  private static VBox side(Texts texts, String key, String text, int start, int end) {
    LineIndex lines = new LineIndex(text);
    int first = Math.max(0, lines.lineAt(start) - CONTEXT);
    int last = Math.min(lines.count() - 1, lines.lineAt(end) + CONTEXT);
    Label caption =
        new Label(
            texts.get("difference." + key) + " \u00B7 " + texts.get("difference.lines", first + 1));
    caption.getStyleClass().add("caption");
    TextArea area = new TextArea(text.substring(lines.start(first), lines.content(last).end()));
    area.setId("difference-" + key);
    area.setEditable(false);
    area.getStyleClass().add("code");
    VBox.setVgrow(area, Priority.ALWAYS);
    VBox box = new VBox(caption, area);
    box.getStyleClass().add("side");
    HBox.setHgrow(box, Priority.ALWAYS);
    return box;
  }
}

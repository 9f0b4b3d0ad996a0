package app.assay.ui.documents;

import app.assay.text.DiffHunk;
import app.assay.text.DiffLine;
import app.assay.text.TextDiff;
import app.assay.ui.theme.Texts;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The user's text against the one on disk, line by line where they differ.
public final class DifferenceCard extends VBox {

  private static final int CONTEXT = 2;

  private final Button away;

  /// @param mine the user's text
  /// @param theirs the text on disk
  public DifferenceCard(String name, String mine, String theirs, Runnable close) {
    Texts texts = new Texts("documents");
    getStyleClass().addAll("card", "difference");
    setId("difference");
    Label title = new Label(texts.get("difference.title", name));
    title.getStyleClass().add("heading-3");
    Label legend = new Label(texts.get("difference.legend"));
    legend.getStyleClass().add("muted");
    ListView<DiffLine> list = new ListView<>();
    list.setId("difference-list");
    list.setAccessibleText(title.getText());
    list.setCellFactory(view -> new DifferenceCell(texts));
    Label same = new Label(texts.get("difference.same"));
    same.getStyleClass().addAll("muted", "hint");
    list.setPlaceholder(same);
    list.getItems().setAll(lines(TextDiff.hunks(theirs, mine, CONTEXT)));
    VBox.setVgrow(list, Priority.ALWAYS);
    away = new Button(texts.get("difference.close"));
    away.setId("difference-close");
    away.setOnAction(e -> close.run());
    getChildren().addAll(title, legend, list, away);
  }

  @Override
  public void requestFocus() {
    away.requestFocus();
  }

  private static List<DiffLine> lines(List<DiffHunk> hunks) {
    return hunks.stream().flatMap(hunk -> hunk.lines().stream()).toList();
  }
}

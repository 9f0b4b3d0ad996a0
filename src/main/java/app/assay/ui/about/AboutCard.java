package app.assay.ui.about;

import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Which program this is, what it runs on, and whose works it contains.
public final class AboutCard extends VBox {

  private final Texts texts = new Texts("about");
  private final ListView<Work> works = new ListView<>();
  private final Button close = new Button();

  /// @param versions what it runs on, by key of the texts, in the order shown
  /// @param shut takes the card away
  public AboutCard(String version, Map<String, String> versions, Runnable shut) {
    getStyleClass().addAll("card", "about-card");
    setId("about");
    Label title = new Label(texts.get("title", version));
    title.setId("about-title");
    title.getStyleClass().add("heading-2");
    Label what = new Label(texts.get("what"));
    what.getStyleClass().add("muted");
    what.setWrapText(true);
    GridPane grid = new GridPane();
    grid.getStyleClass().add("about-grid");
    StringBuilder copied = new StringBuilder(title.getText());
    int row = 0;
    for (Map.Entry<String, String> entry : versions.entrySet()) {
      Label name = new Label(texts.get(entry.getKey()));
      name.getStyleClass().add("muted");
      Label value = new Label(entry.getValue());
      value.setId("about-" + entry.getKey());
      grid.addRow(row++, name, value);
      copied.append('\n').append(name.getText()).append(": ").append(value.getText());
    }
    Label heading = new Label(texts.get("works"));
    heading.getStyleClass().add("caption");
    works.setId("about-works");
    works.setAccessibleText(texts.get("works"));
    works.setCellFactory(list -> new WorkCell());
    works.setPlaceholder(new Label(texts.get("works.reading")));
    VBox.setVgrow(works, Priority.ALWAYS);
    Button copy = new Button(texts.get("copy"));
    copy.setId("about-copy");
    copy.setOnAction(
        e -> {
          ClipboardContent content = new ClipboardContent();
          content.putString(copied.toString());
          Clipboard.getSystemClipboard().setContent(content);
        });
    close.setText(texts.get("close"));
    close.setId("about-close");
    close.setOnAction(e -> shut.run());
    HBox buttons = new HBox(copy, close);
    buttons.getStyleClass().add("buttons");
    getChildren().addAll(title, what, grid, heading, works, buttons);
  }

  /// Lists the works of others.
  public void show(List<Work> list) {
    works.getItems().setAll(list);
  }

  /// The focus of this card is its way out.
  @Override
  public void requestFocus() {
    close.requestFocus();
  }
}

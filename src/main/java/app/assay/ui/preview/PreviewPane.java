package app.assay.ui.preview;

import app.assay.ui.theme.PanelHeader;
import app.assay.ui.theme.Texts;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The preview on the screen: one row a block, so that a long document costs no more than a short
/// one.
public final class PreviewPane extends VBox {

  private final PreviewModel model;
  private final ListView<PreviewBlock> list = new ListView<>();
  private final Label trouble = new Label();

  public PreviewPane(PreviewModel model) {
    this.model = model;
    Texts texts = new Texts("preview");
    getStyleClass().add("preview");
    setId("preview");
    list.setId("preview-list");
    list.setAccessibleText(texts.get("title"));
    list.setCellFactory(view -> new PreviewCell());
    Label empty = new Label(texts.get("empty"));
    empty.getStyleClass().addAll("muted", "hint");
    list.setPlaceholder(empty);
    trouble.setWrapText(true);
    trouble.setMinHeight(USE_PREF_SIZE);
    trouble.setId("preview-trouble");
    trouble.getStyleClass().add("preview-trouble");
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().addAll(new PanelHeader(texts.get("title"), ""), trouble, list);
    model.onChange(this::follow);
    follow();
  }

  private void follow() {
    trouble.setText(model.trouble());
    trouble.setVisible(!model.trouble().isEmpty());
    trouble.setManaged(!model.trouble().isEmpty());
    if (!model.blocks().equals(list.getItems())) {
      list.getItems().setAll(model.blocks());
    }
  }
}

package app.assay.ui.review;

import app.assay.ui.review.model.LeftOut;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.theme.Texts;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// Below a list: the documents that are not in it, each with the reason. Nothing passes by absence.
final class LeftOutPane extends VBox {

  private final ReviewModel model;
  private final Texts texts;
  private List<LeftOut> shown = List.of();

  LeftOutPane(ReviewModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("left-out");
    setVisible(false);
    setManaged(false);
  }

  void follow() {
    if (model.leftOut().equals(shown)) {
      return;
    }
    shown = model.leftOut();
    getChildren().clear();
    Label title = new Label(texts.get("leftOut.title", shown.size()));
    title.getStyleClass().addAll("caption", "warning-text");
    getChildren().add(title);
    for (LeftOut document : shown) {
      Label row = new Label(texts.get("leftOut.row", document.name(), document.reason()));
      row.setWrapText(true);
      row.setMinHeight(USE_PREF_SIZE);
      row.getStyleClass().add("small");
      getChildren().add(row);
    }
    setVisible(!shown.isEmpty());
    setManaged(!shown.isEmpty());
  }
}

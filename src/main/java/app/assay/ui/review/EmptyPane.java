package app.assay.ui.review;

import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.review.model.ReviewModel.Stage;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// Nothing waits, or it is not known yet.
final class EmptyPane extends VBox {

  private final ReviewModel model;
  private final Texts texts;
  private final Label title = new Label();
  private final Label explain = new Label();
  private final LeftOutPane leftOut;
  private final Button leave = new Button();

  /// @param leaving takes the screen away
  EmptyPane(ReviewModel model, Texts texts, Runnable leaving) {
    this.model = model;
    this.texts = texts;
    this.leftOut = new LeftOutPane(model, texts);
    getStyleClass().add("empty-pane");
    title.setId("review-empty");
    title.getStyleClass().add("heading-3");
    explain.getStyleClass().add("muted");
    explain.setWrapText(true);
    leave.setId("review-empty-leave");
    leave.setText(texts.get("bar.leave"));
    leave.setGraphic(new KeyCap("Esc"));
    leave.setContentDisplay(ContentDisplay.RIGHT);
    leave.setOnAction(e -> leaving.run());
    getChildren().addAll(title, explain, leftOut, leave);
  }

  void focusLeave() {
    leave.requestFocus();
  }

  void follow() {
    leftOut.follow();
    boolean loading = model.stage() == Stage.LOADING;
    title.setText(texts.get(loading ? "loading.title" : "empty.title"));
    explain.setText(
        loading
            ? ""
            : model.title().isEmpty()
                ? texts.get("empty.explainNoScope")
                : texts.get("empty.explain", model.title()));
  }
}

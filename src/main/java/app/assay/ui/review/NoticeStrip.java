package app.assay.ui.review;

import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.review.model.ReviewModel.Stage;
import app.assay.ui.theme.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Below the bar: what the reviewer should read, and the question for a name where there is none.
final class NoticeStrip extends VBox {

  private final ReviewModel model;
  private final VBox notices = new VBox();
  private final VBox asking = new VBox();
  private final TextField name = new TextField();
  private final Label trouble = new Label();

  /// @param toList puts the focus into the list
  NoticeStrip(ReviewModel model, Texts texts, Runnable toList) {
    this.model = model;
    getStyleClass().add("notice-strip");
    notices.setId("review-notices");
    notices.getStyleClass().add("notices");
    Label ask = new Label(texts.get("name.ask"));
    ask.getStyleClass().add("strong");
    ask.setMinWidth(USE_PREF_SIZE);
    ask.setLabelFor(name);
    name.setId("review-name");
    name.setAccessibleText(texts.get("name.ask") + " " + texts.get("name.explain"));
    Button accept = new Button(texts.get("name.accept"));
    accept.setId("review-name-accept");
    accept.setMinWidth(USE_PREF_SIZE);
    Runnable take =
        () -> {
          if (model.naming().name(name.getText())) {
            toList.run();
          } else {
            name.requestFocus();
          }
        };
    accept.setOnAction(e -> take.run());
    name.setOnAction(e -> take.run());
    Label explain = new Label(texts.get("name.explain"));
    explain.getStyleClass().add("muted");
    HBox row = new HBox(ask, name, accept, explain);
    row.getStyleClass().add("name-row");
    trouble.setId("review-name-trouble");
    trouble.getStyleClass().add("critical-text");
    trouble.setWrapText(true);
    asking.getStyleClass().add("name-ask");
    asking.getChildren().addAll(row, trouble);
    getChildren().addAll(asking, notices);
  }

  /// True while the name is asked.
  boolean isAsking() {
    return asking.isVisible();
  }

  void focusName() {
    name.requestFocus();
  }

  void follow() {
    boolean needed = model.naming().reviewer().isEmpty() && model.stage() == Stage.ASKING;
    asking.setVisible(needed);
    asking.setManaged(needed);
    trouble.setText(model.naming().trouble());
    trouble.setVisible(!trouble.getText().isEmpty());
    trouble.setManaged(trouble.isVisible());
    notices
        .getChildren()
        .setAll(
            model.notices().stream()
                .map(
                    sentence -> {
                      Label label = new Label(sentence);
                      label.setWrapText(true);
                      return label;
                    })
                .toList());
    notices.setVisible(!model.notices().isEmpty());
    notices.setManaged(notices.isVisible());
  }
}

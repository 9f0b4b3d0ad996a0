package app.assay.ui.review;

import app.assay.hitl.Signals;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Texts;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What the manner of the review says about it; shown, never blocking.
final class SignalsPane extends VBox {

  private final ReviewModel model;
  private final Texts texts;
  private final FlowPane chips = new FlowPane();

  SignalsPane(ReviewModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("signals");
    chips.setId("review-signals");
    chips.getStyleClass().add("signal-chips");
    Label title = new Label(texts.get("signals.title"));
    title.getStyleClass().add("caption");
    getChildren().addAll(title, chips);
  }

  void follow() {
    Signals signals = model.signals();
    chips.getChildren().clear();
    if (signals.decided() == 0) {
      add(texts.get("signals.none"), "");
    } else {
      if (signals.tooFast()) {
        add(texts.get("signals.hasty", signals.hasty()), "warning");
      } else {
        add(texts.get("signals.pace"), "good");
      }
      add(texts.get("signals.confirmed", signals.confirmed(), signals.decided()), "");
      if (signals.neverAFlag()) {
        add(texts.get("signals.neverAFlag"), "warning");
      }
    }
    if (model.isSingleReviewer()) {
      add(texts.get("signals.single"), "warning");
    }
  }

  private void add(String text, String style) {
    chips.getChildren().add(Chips.chip(text, style));
  }
}

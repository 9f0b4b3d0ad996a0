package app.assay.ui.review;

import app.assay.ui.review.model.ReviewEntry;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.theme.PanelHeader;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.SelectionMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Round B: the claims at the left, one of them in the middle.
final class RoundBPane extends HBox {

  private final ClaimList list;
  private final LeftOutPane leftOut;
  private final ClaimPane claim;

  /// @param advice what else is known of a claim
  RoundBPane(ReviewModel model, Texts texts, Function<ReviewEntry, Optional<Node>> advice) {
    getStyleClass().add("round-b");
    list = new ClaimList(model, SelectionMode.SINGLE, () -> new ClaimCell(model, texts));
    list.setId("review-claims");
    list.setAccessibleText(texts.get("list.accessible"));
    VBox.setVgrow(list, Priority.ALWAYS);
    leftOut = new LeftOutPane(model, texts);
    VBox left =
        new VBox(new PanelHeader(texts.get("list.title"), texts.get("list.order")), list, leftOut);
    left.getStyleClass().add("claims-side");
    claim = new ClaimPane(model, texts, list::requestFocus, advice);
    HBox.setHgrow(claim, Priority.ALWAYS);
    getChildren().addAll(left, claim);
  }

  void focusList() {
    list.requestFocus();
  }

  void follow() {
    list.follow();
    leftOut.follow();
    claim.follow();
  }
}

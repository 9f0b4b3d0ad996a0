package app.assay.ui.review;

import app.assay.ledger.LedgerHead;
import app.assay.ui.review.model.ReviewEntry;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.review.model.ReviewModel.Stage;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// What stays as it is, who reviews, and where the ledger stands.
final class ReviewFooter extends HBox {

  private final ReviewModel model;
  private final Texts texts;
  private final Label stays = new Label();
  private final Label reviewer = new Label();
  private final Label ledger = new Label();

  ReviewFooter(ReviewModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().addAll("status-bar", "review-footer");
    stays.setId("review-stays");
    stays.getStyleClass().add("muted");
    reviewer.setId("review-reviewer");
    reviewer.getStyleClass().add("muted");
    ledger.setId("review-ledger");
    Region gap = new Region();
    setHgrow(gap, Priority.ALWAYS);
    getChildren().addAll(stays, gap, reviewer, ledger);
  }

  void follow() {
    Optional<ReviewEntry> current = model.asking().current();
    stays.setText(
        model.stage() == Stage.ASKING
            ? current.map(e -> texts.get("footer.stays", e.document().fileName())).orElse("")
            : "");
    reviewer.setText(
        model.naming().reviewer().map(r -> texts.get("footer.reviewer", r.name())).orElse(""));
    ledger.setText(model.committing().ledger().map(this::said).orElse(""));
    boolean damaged =
        model
            .committing()
            .ledger()
            .filter(head -> head.state() == LedgerHead.State.DAMAGED)
            .isPresent();
    ledger.getStyleClass().removeAll("muted", "critical-text");
    ledger.getStyleClass().add(damaged ? "critical-text" : "muted");
  }

  private String said(LedgerHead head) {
    return switch (head.state()) {
      case EMPTY -> texts.get("footer.ledgerEmpty");
      case SOUND -> texts.get("footer.ledger", head.entries());
      case UNSEALED -> texts.get("footer.ledgerUnsealed", head.entries());
      case DAMAGED -> texts.get("footer.ledgerDamaged");
    };
  }
}

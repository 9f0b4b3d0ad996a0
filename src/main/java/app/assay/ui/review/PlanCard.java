package app.assay.ui.review;

import app.assay.ui.review.model.Committing;
import app.assay.ui.review.model.DocumentPlan;
import app.assay.ui.review.model.ReviewDocument;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Texts;
import java.util.List;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// One document in the preview: every line that changes, or why nothing will.
final class PlanCard extends VBox {

  private final ReviewModel model;
  private final Texts texts;

  PlanCard(ReviewModel model, Texts texts, ReviewDocument document) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("document-card");
    Committing committing = model.committing();
    DocumentPlan plan = committing.plan(document).orElseGet(DocumentPlan.Waiting::new);
    getChildren().add(head(document, plan));
    switch (plan) {
      case DocumentPlan.Waiting _ -> add(texts.get("written.waiting"), "muted");
      case DocumentPlan.Refused(String why) -> add(why, "");
      case DocumentPlan.Undeclared(String why) -> {
        add(why, "");
        getChildren().add(clear(document));
      }
      case DocumentPlan.Ready ready -> {
        ready.planned().remarks().forEach(remark -> add(remark, "warning-text"));
        if (!ready.offers().isEmpty()) {
          getChildren().add(offers(document, ready.offers()));
        }
        if (ready.clear()) {
          getChildren().add(clear(document));
        }
        if (ready.rows().isEmpty()) {
          add(texts.get("written.same"), "muted");
        } else {
          DiffLines lines = new DiffLines(texts, false);
          lines.setRows(ready.rows());
          getChildren().add(lines);
        }
      }
    }
  }

  private HBox head(ReviewDocument document, DocumentPlan plan) {
    Label name = new Label(document.fileName());
    name.getStyleClass().add("heading-3");
    Label count =
        new Label(texts.get("preview.document", model.committing().answers(document).size()));
    count.getStyleClass().add("muted");
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    Label state =
        switch (plan) {
          case DocumentPlan.Waiting _ -> Chips.chip("…", "");
          case DocumentPlan.Ready _ -> Chips.chip(texts.get("preview.ready"), "good");
          case DocumentPlan.Undeclared _ -> Chips.chip(texts.get("preview.needsClear"), "warning");
          case DocumentPlan.Refused _ -> Chips.chip(texts.get("preview.cannot"), "critical");
        };
    HBox head = new HBox(name, count, gap, state);
    head.getStyleClass().add("card-head");
    return head;
  }

  private CheckBox clear(ReviewDocument document) {
    CheckBox box = new CheckBox(texts.get("preview.clear"));
    box.setId("review-clear-" + document.name());
    box.setAccessibleText(texts.get("preview.clear") + ", " + document.fileName());
    box.setSelected(model.committing().isDeclaredClear(document));
    box.setOnAction(e -> model.committing().declareClear(document, box.isSelected()));
    return box;
  }

  /// What may be done about refused claims, each a button that stays pressed while it is part of
  /// what will be written.
  private VBox offers(ReviewDocument document, List<DocumentPlan.Offer> offers) {
    Label title = new Label(texts.get("preview.offers"));
    title.getStyleClass().add("caption");
    FlowPane buttons = new FlowPane();
    buttons.getStyleClass().add("offers");
    for (DocumentPlan.Offer offer : offers) {
      ToggleButton button = new ToggleButton(offer.title());
      button.setId("review-offer-" + document.name() + "-" + buttons.getChildren().size());
      button.setMnemonicParsing(false);
      button.setSelected(offer.taken());
      button.setAccessibleText(
          texts.get(offer.taken() ? "preview.offerTaken" : "preview.offer", offer.title()));
      button.setOnAction(e -> model.committing().take(document, offer, button.isSelected()));
      buttons.getChildren().add(button);
    }
    VBox box = new VBox(title, buttons);
    box.getStyleClass().add("labelled");
    return box;
  }

  private void add(String sentence, String style) {
    Label label = new Label(sentence);
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    if (!style.isEmpty()) {
      label.getStyleClass().add(style);
    }
    getChildren().add(label);
  }
}

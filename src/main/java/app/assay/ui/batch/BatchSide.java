package app.assay.ui.batch;

import app.assay.ui.batch.model.BatchModel;
import app.assay.ui.entry.EntryForm;
import app.assay.ui.entry.EntryStyle;
import app.assay.ui.theme.Texts;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;

/// The candidate that is looked at, the form in which it is edited, or the page of a rule.
final class BatchSide extends StackPane {

  private final BatchModel model;
  private final CandidatePane candidate;
  private final EntryForm form;
  private final ScrollPane rule = new ScrollPane();

  /// @param page shows the page of a code
  BatchSide(BatchModel model, Texts texts, Consumer<String> page) {
    this.model = model;
    EntryStyle.on(this);
    getStyleClass().add("batch-side");
    candidate = new CandidatePane(texts, page);
    form = new EntryForm("batch-form", model::typed);
    rule.setFitToWidth(true);
    rule.getStyleClass().add("candidate-pane");
    getChildren().addAll(candidate, form, rule);
  }

  void focusForm() {
    form.focusClaim();
  }

  void focusShown() {
    if (form.isVisible()) {
      form.focusClaim();
    } else if (rule.isVisible()) {
      rule.requestFocus();
    } else {
      candidate.requestFocus();
    }
  }

  void showPage(Node page) {
    rule.setContent(page);
  }

  void hidePage() {
    rule.setContent(null);
  }

  void follow() {
    boolean editing = model.draft().isPresent();
    boolean page = rule.getContent() != null;
    candidate.show(model.currentRow());
    set(candidate, !editing && !page);
    set(form, editing);
    set(rule, page && !editing);
    model.draft().ifPresent(draft -> form.show(draft, model.draftFlaws()));
  }

  private static void set(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}

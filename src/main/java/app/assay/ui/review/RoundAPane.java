package app.assay.ui.review;

import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.theme.Texts;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SelectionMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Round A: a short list to compare with its sources; several claims may be answered at once.
/// Scrolls as a whole where the window is too low for all of it.
final class RoundAPane extends ScrollPane {

  private final ReviewModel model;
  private final Texts texts;
  private final ClaimList list;
  private final Label number = new Label();
  private final Label selected = new Label();
  private final LeftOutPane leftOut;
  private final AnswerPane answers;

  RoundAPane(ReviewModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("round-a");
    Label title = new Label(texts.get("listA.title"));
    title.getStyleClass().add("heading-2");
    number.getStyleClass().add("chip");
    HBox head = new HBox(title, number);
    head.getStyleClass().add("round-head");
    Label explain = new Label(texts.get("listA.explain"));
    explain.getStyleClass().add("muted");
    explain.setWrapText(true);
    explain.setMinHeight(USE_PREF_SIZE);
    VBox top = new VBox(head, explain);
    top.getStyleClass().add("round-top");
    list = new ClaimList(model, SelectionMode.MULTIPLE, () -> new SourceCell(model, texts));
    list.setId("review-list-a");
    list.setAccessibleText(texts.get("listA.accessible"));
    VBox.setVgrow(list, Priority.ALWAYS);
    leftOut = new LeftOutPane(model, texts);
    answers = new AnswerPane(model, texts, "review-a", 1, list::requestFocus);
    selected.setId("review-a-selected");
    selected.getStyleClass().add("strong");
    VBox bottom = new VBox(selected, answers);
    bottom.getStyleClass().add("round-bottom");
    VBox page = new VBox(top, list, leftOut, bottom);
    page.getStyleClass().add("round-page");
    setContent(page);
    setFitToWidth(true);
    setFitToHeight(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setFocusTraversable(false);
  }

  /// A scroll pane takes its content up when it is first styled; before, nothing in it can have the
  /// focus.
  void focusList() {
    applyCss();
    list.requestFocus();
  }

  void follow() {
    number.setText(texts.get("listA.number", model.asking().list() + 1, model.asking().lists()));
    selected.setText(texts.get("listA.selected", model.asking().selected().size()));
    list.follow();
    leftOut.follow();
    answers.follow();
  }
}

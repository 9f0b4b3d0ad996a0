package app.assay.ui.review;

import app.assay.ui.review.model.DocumentPlan;
import app.assay.ui.review.model.ReviewDocument;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.review.model.WriteJob;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Everything that will be written, before it is. Enter does nothing here; W writes.
final class PreviewPane extends VBox {

  private record Shown(ReviewDocument document, Optional<DocumentPlan> plan, boolean clear) {}

  private final ReviewModel model;
  private final Texts texts;
  private final VBox cards = new VBox();
  private final ScrollPane scroll = new ScrollPane(cards);
  private final Button write = new Button();
  private List<Shown> shown = List.of();

  PreviewPane(ReviewModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("preview-pane");
    Label title = new Label(texts.get("preview.title"));
    title.getStyleClass().add("heading-2");
    Label explain = new Label(texts.get("preview.explain"));
    explain.getStyleClass().add("muted");
    VBox top = new VBox(title, explain);
    top.getStyleClass().add("round-top");
    cards.getStyleClass().add("cards");
    scroll.setId("review-preview-documents");
    scroll.setAccessibleText(texts.get("preview.title"));
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(top, scroll, buttons());
    addEventHandler(KeyEvent.KEY_PRESSED, this::press);
  }

  private HBox buttons() {
    Button back = button(new Button(texts.get("preview.back")), "review-back", "Esc");
    back.setOnAction(e -> model.askAgain());
    button(write, "review-write", "W");
    write.getStyleClass().add("accent");
    write.setOnAction(e -> model.write());
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox row = new HBox(back, gap, write);
    row.getStyleClass().add("actions");
    return row;
  }

  private static Button button(Button button, String id, String key) {
    button.setId(id);
    button.setGraphic(new KeyCap(key));
    button.setContentDisplay(ContentDisplay.RIGHT);
    button.addEventFilter(
        KeyEvent.ANY,
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            event.consume();
          }
        });
    return button;
  }

  private void press(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
      return;
    }
    if (event.getCode() == KeyCode.ESCAPE) {
      model.askAgain();
      event.consume();
    } else if (event.getCode() == KeyCode.W) {
      model.write();
      event.consume();
    }
  }

  void focusDocuments() {
    scroll.requestFocus();
  }

  void follow() {
    List<Shown> now =
        model.committing().documents().stream()
            .map(
                d ->
                    new Shown(d, model.committing().plan(d), model.committing().isDeclaredClear(d)))
            .toList();
    if (!same(now)) {
      Optional<String> focused = focused();
      shown = now;
      cards
          .getChildren()
          .setAll(now.stream().map(s -> new PlanCard(model, texts, s.document())).toList());
      focused.map(id -> cards.lookup("#" + id)).ifPresent(Node::requestFocus);
    }
    List<WriteJob> ready = model.committing().ready();
    int count = ready.stream().mapToInt(j -> j.planned().decisions().size()).sum();
    boolean onlyConfirms =
        ready.stream()
            .flatMap(j -> j.planned().decisions().stream())
            .allMatch(d -> d.answer().confirms());
    write.setText(
        model.committing().isBusy()
            ? texts.get("preview.writing")
            : texts.get(
                onlyConfirms && count > 0 ? "preview.write" : "preview.writeAnswers", count));
    write.setDisable(ready.isEmpty() || model.committing().isBusy());
  }

  // Plans and documents are replaced, never changed: another object is another plan.
  @SuppressWarnings("ReferenceEquality")
  private boolean same(List<Shown> now) {
    if (now.size() != shown.size()) {
      return false;
    }
    for (int i = 0; i < now.size(); i++) {
      Shown a = now.get(i);
      Shown b = shown.get(i);
      boolean samePlan =
          a.plan().isPresent() && b.plan().isPresent() && a.plan().get() == b.plan().get();
      if (a.document() != b.document() || !samePlan || a.clear() != b.clear()) {
        return false;
      }
    }
    return true;
  }

  private Optional<String> focused() {
    return Optional.ofNullable(getScene())
        .flatMap(scene -> Optional.ofNullable(scene.getFocusOwner()))
        .flatMap(node -> Optional.ofNullable(node.getId()))
        .filter(id -> id.startsWith("review-clear-") || id.startsWith("review-offer-"));
  }
}

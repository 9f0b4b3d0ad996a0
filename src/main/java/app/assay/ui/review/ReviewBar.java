package app.assay.ui.review;

import app.assay.cgd.Round;
import app.assay.ui.review.model.Asking;
import app.assay.ui.review.model.Counts;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.review.model.ReviewModel.Stage;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WholeLabel;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// What is reviewed, how far it is, and the way to the preview.
final class ReviewBar extends HBox {

  private final ReviewModel model;
  private final Texts texts;
  private final Label scope = new WholeLabel();
  private final ToggleButton roundA = new ToggleButton();
  private final ToggleButton roundB = new ToggleButton();
  private final Label counts = new Label();
  private final ProgressBar progress = new ProgressBar(0);
  private final Button preview = new Button();

  /// @param leave takes the screen away
  ReviewBar(ReviewModel model, Texts texts, Runnable leave) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("review-bar");
    Button back = new Button("←");
    back.setId("review-leave");
    back.setMinWidth(USE_PREF_SIZE);
    back.getStyleClass().add("flat");
    back.setAccessibleText(texts.get("bar.leave"));
    back.setTooltip(new Tooltip(texts.get("bar.leave")));
    back.setOnAction(e -> leave.run());
    Label title = new Label(texts.get("bar.title"));
    title.getStyleClass().add("strong");
    title.setMinWidth(USE_PREF_SIZE);
    scope.setId("review-scope");
    scope.getStyleClass().add("muted");
    toggle(roundA, "review-round-a", Round.A);
    toggle(roundB, "review-round-b", Round.B);
    counts.setId("review-counts");
    counts.getStyleClass().add("muted");
    counts.setMinWidth(USE_PREF_SIZE);
    progress.setId("review-progress");
    preview.setId("review-preview");
    preview.setText(texts.get("bar.preview"));
    preview.setGraphic(new KeyCap("P"));
    preview.setContentDisplay(ContentDisplay.RIGHT);
    preview.setMinWidth(USE_PREF_SIZE);
    preview.setOnAction(e -> model.preview());
    Region gap = new Region();
    setHgrow(gap, Priority.ALWAYS);
    getChildren().addAll(back, title, scope, roundA, roundB, gap, counts, progress, preview);
  }

  private void toggle(ToggleButton button, String id, Round round) {
    button.setId(id);
    button.getStyleClass().addAll("flat", "round");
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> model.asking().turnTo(round));
  }

  void follow() {
    Asking asking = model.asking();
    boolean asked = !asking.entries().isEmpty();
    scope.setText(
        asked
            ? texts.get(
                "bar.scope",
                model.title(),
                texts.get(asking.round() == Round.A ? "bar.roundA" : "bar.roundB"))
            : model.title());
    show(roundA, "bar.a", Round.A);
    show(roundB, "bar.b", Round.B);
    Counts now = asking.counts();
    counts.setText(texts.get("bar.counts", now.decided(), now.left(), now.disagrees()));
    counts.setVisible(asked);
    progress.setProgress(now.fraction());
    progress.setVisible(asked);
    progress.setAccessibleText(texts.get("bar.progress", now.decided(), now.total()));
    preview.setVisible(asked);
    preview.setDisable(model.stage() != Stage.ASKING || model.committing().documents().isEmpty());
  }

  private void show(ToggleButton button, String key, Round round) {
    int all = model.asking().entries(round).size();
    int decided = model.asking().decided(round);
    button.setVisible(all > 0);
    button.setManaged(all > 0);
    button.setText(decided == all ? texts.get(key + "Done", all) : texts.get(key, decided, all));
    button.setSelected(model.asking().round() == round);
    button.setDisable(model.stage() != Stage.ASKING);
  }
}

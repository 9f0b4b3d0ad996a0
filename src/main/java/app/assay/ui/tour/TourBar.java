package app.assay.ui.tour;

import app.assay.ui.theme.Chips;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The row below everything that says why this step is there and what to do now.
public final class TourBar extends HBox {

  /// What its buttons do.
  ///
  /// @param go does what the step asks for, where a button can
  /// @param leave ends the tour for now
  public record Uses(Runnable go, Runnable leave) {}

  private final Texts texts = new Texts("tour");
  private final TourModel model;
  private final UnaryOperator<String> keys;
  private final Label which = Chips.chip("", "verifiable");
  private final Label why = new Label();
  private final Label now = new Label();
  private final Button go = new Button();
  private final KeyCap cap = new KeyCap("");
  private final Button leave = new Button();

  /// @param keys the key in force of an action
  public TourBar(TourModel model, UnaryOperator<String> keys, Uses uses) {
    this.model = model;
    this.keys = keys;
    setId("tour");
    getStyleClass().add("tour-bar");
    setAccessibleRole(AccessibleRole.PARENT);
    which.setId("tour-step");
    which.setMinWidth(USE_PREF_SIZE);
    why.setId("tour-why");
    why.getStyleClass().add("muted");
    why.setWrapText(true);
    now.setId("tour-now");
    now.getStyleClass().add("strong");
    now.setWrapText(true);
    VBox words = new VBox(now, why);
    words.getStyleClass().add("entry-names");
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    go.setId("tour-go");
    go.getStyleClass().add("accent");
    go.setGraphic(cap);
    go.setContentDisplay(javafx.scene.control.ContentDisplay.RIGHT);
    go.setMinWidth(USE_PREF_SIZE);
    go.setOnAction(e -> uses.go().run());
    leave.setId("tour-leave");
    leave.setMinWidth(USE_PREF_SIZE);
    leave.setOnAction(e -> uses.leave().run());
    getChildren().addAll(which, words, go, leave);
    model.onChange(this::follow);
    follow();
  }

  private void follow() {
    Optional<TourStep> step = model.step();
    step.ifPresent(this::show);
  }

  private void show(TourStep step) {
    String key = step.name().toLowerCase(Locale.ROOT);
    which.setText(texts.get("step", step.number(), TourStep.count()));
    now.setText(texts.get(key + ".now", keys.apply("review.open")));
    why.setText(texts.get(key + ".why"));
    boolean pressed = step == TourStep.OPEN || step == TourStep.NAME || step == TourStep.REVIEW;
    go.setVisible(pressed);
    go.setManaged(pressed);
    go.setText(pressed ? texts.get(key + ".go") : "");
    cap.show(step == TourStep.REVIEW ? keys.apply("review.open") : "");
    leave.setText(texts.get(step == TourStep.DONE ? "end" : "leave"));
    setAccessibleText(which.getText() + ". " + now.getText() + " " + why.getText());
  }
}

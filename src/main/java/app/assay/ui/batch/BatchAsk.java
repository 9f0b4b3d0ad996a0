package app.assay.ui.batch;

import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// A question above the candidates that waits for an answer and stands in nobody's way.
final class BatchAsk extends VBox {

  private final Texts texts = new Texts("batch");
  private final Label words = new Paragraph("");
  private final Button yes = KeyCap.on(new Button(), "Enter");
  private final Button no = KeyCap.on(new Button(), "Esc");
  private Optional<Runnable> answer = Optional.empty();

  /// @param back puts the keyboard back
  BatchAsk(Runnable back) {
    getStyleClass().addAll("banner", "warning", "batch-notices");
    words.setId("batch-ask");
    yes.setId("batch-ask-yes");
    yes.setDefaultButton(false);
    no.setId("batch-ask-no");
    yes.setOnAction(
        e -> {
          Optional<Runnable> run = answer;
          close();
          back.run();
          run.ifPresent(Runnable::run);
        });
    no.setOnAction(
        e -> {
          close();
          back.run();
        });
    FlowPane buttons = new FlowPane(yes, no);
    buttons.getStyleClass().add("conflict-buttons");
    getChildren().addAll(words, buttons);
    close();
  }

  /// Asks.
  ///
  /// @param key of the question's words
  /// @param run what happens where the answer is yes
  void ask(String key, Runnable run, Object... values) {
    words.setText(texts.get("ask." + key, values));
    yes.setText(texts.get("ask." + key + ".yes"));
    no.setText(texts.get("ask." + key + ".no"));
    answer = Optional.of(run);
    setVisible(true);
    setManaged(true);
    yes.requestFocus();
  }

  /// Takes the keyboard focus.
  void focus() {
    yes.requestFocus();
  }

  boolean isOpen() {
    return answer.isPresent();
  }

  void close() {
    answer = Optional.empty();
    setVisible(false);
    setManaged(false);
  }
}

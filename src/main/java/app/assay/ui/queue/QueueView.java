package app.assay.ui.queue;

import app.assay.hitl.Answer;
import app.assay.ui.queue.model.QueueModel;
import app.assay.ui.queue.model.QueueModel.Stage;
import app.assay.ui.queue.model.QueueResult;
import app.assay.ui.shell.CoverBar;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import java.net.URL;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A queue as one region: its claims at the left; the claim looked at, and what became of the
/// documents, at the right.
///
/// Keys in the list: T, F, E and N answer, Tab leads to the note, P tries, W applies, Esc leaves.
/// Esc or Enter in the note lead back to the list. Y applies an expired queue when that is asked.
public final class QueueView extends BorderPane {

  private final QueueModel model;
  private final Runnable leave;
  private final Texts texts = new Texts("queue");
  private final QueueList list;
  private final AnswerSide side;
  private final OutcomePane outcome;
  private final CoverBar bar;
  private final Label counts = new Label();
  private final Label says = new Label();
  private final Button force = new Button();
  private final HBox banner;
  private final Label kept = new Label();
  private final Button tryOut = new Button();
  private final Button apply = new Button();

  /// @param leave takes the screen away
  public QueueView(QueueModel model, Runnable leave) {
    this.model = model;
    this.leave = leave;
    setId("queue");
    getStyleClass().addAll("review", "queue");
    URL style = QueueView.class.getResource("/app/assay/assets/style/review.css");
    getStylesheets().add(Objects.requireNonNull(style, "review.css").toExternalForm());
    side = new AnswerSide(model, texts, this::answer, this::focusList);
    list = new QueueList(model, texts, this::answer, side::show);
    outcome = new OutcomePane(model, texts);
    counts.setId("queue-counts");
    counts.getStyleClass().add("muted");
    counts.setMinWidth(USE_PREF_SIZE);
    bar =
        new CoverBar(
            "queue", texts.get("title", model.name()), texts.get("leave"), this::leaving, counts);
    bar.getStyleClass().add("review-bar");
    banner = banner();
    setTop(new VBox(bar, banner));
    setCenter(list);
    VBox right = new VBox(side, outcome);
    right.getStyleClass().add("queue-right");
    VBox.setVgrow(outcome, Priority.ALWAYS);
    setRight(right);
    setBottom(footer());
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    model.onChange(this::follow);
    follow();
  }

  private HBox banner() {
    says.setId("queue-says");
    says.setWrapText(true);
    says.setMinHeight(USE_PREF_SIZE);
    says.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(says, Priority.ALWAYS);
    force.setId("queue-force");
    force.setText(texts.get("force"));
    force.setMinWidth(USE_PREF_SIZE);
    force.setOnAction(e -> model.decideExpired(true));
    KeyCap.on(force, "Y");
    HBox box = new HBox(says, force);
    box.getStyleClass().addAll("banner", "warning", "annotate-banner");
    return box;
  }

  private HBox footer() {
    kept.setId("queue-kept");
    kept.getStyleClass().add("muted");
    kept.setMinWidth(0);
    tryOut.setId("queue-try");
    tryOut.setText(texts.get("try"));
    tryOut.setMinWidth(USE_PREF_SIZE);
    tryOut.setOnAction(e -> run(model::tryOut));
    KeyCap.on(tryOut, "P");
    apply.setId("queue-apply");
    apply.setText(texts.get("apply"));
    apply.getStyleClass().add("accent");
    apply.setMinWidth(USE_PREF_SIZE);
    apply.setOnAction(e -> run(model::apply));
    KeyCap.on(apply, "W");
    HBox footer = new HBox(kept, gap(), tryOut, apply);
    footer.getStyleClass().add("actions");
    return footer;
  }

  private static Region gap() {
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    return gap;
  }

  /// Puts the keyboard into the list.
  public void focusList() {
    list.requestFocus();
  }

  private void answer(Optional<Answer> answer) {
    side.commit();
    if (model.answer(list.selected(), answer)) {
      if (answer.isPresent()) {
        list.next();
      }
      focusList();
    } else {
      side.focusNote();
    }
  }

  private void run(Runnable what) {
    side.commit();
    what.run();
    focusList();
  }

  private void leaving() {
    side.commit();
    leave.run();
  }

  private void press(KeyEvent event) {
    boolean typing = event.getTarget() instanceof javafx.scene.control.TextInputControl;
    if (typing || event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
      return;
    }
    Optional<Runnable> what =
        switch (event.getCode()) {
          case KeyCode.ESCAPE ->
              Optional.of(
                  model.stage() == Stage.EXPIRED
                      ? () -> model.decideExpired(false)
                      : this::leaving);
          case KeyCode.P -> Optional.of(() -> run(model::tryOut));
          case KeyCode.W -> Optional.of(() -> run(model::apply));
          case KeyCode.Y -> Optional.of(() -> model.decideExpired(true));
          default -> Optional.empty();
        };
    what.ifPresent(
        act -> {
          act.run();
          event.consume();
        });
  }

  private void follow() {
    list.follow();
    side.show(list.selected());
    side.follow();
    outcome.follow();
    bar.about(
        model
            .queue()
            .map(
                queue ->
                    texts.get(
                        "when",
                        queue.generated().atOffset(ZoneOffset.UTC).toLocalDate(),
                        queue.expires().atOffset(ZoneOffset.UTC).toLocalDate(),
                        queue.documents().size()))
            .orElse(""));
    long left = model.rows().size() - model.answered();
    counts.setText(texts.get("counts", model.answered(), left));
    boolean ready = model.stage() == Stage.ANSWERING && model.answered() > 0;
    tryOut.setDisable(!ready);
    apply.setDisable(!ready);
    list.setDisable(model.stage() == Stage.BROKEN);
    List<String> said = said();
    says.setText(String.join("\n", said));
    banner.setVisible(!said.isEmpty());
    banner.setManaged(!said.isEmpty());
    force.setVisible(model.stage() == Stage.EXPIRED);
    force.setManaged(model.stage() == Stage.EXPIRED);
    kept.setText(texts.get(state()));
  }

  private List<String> said() {
    List<String> said = new ArrayList<>();
    if (model.stage() == Stage.BROKEN) {
      said.add(texts.get("broken", model.name()));
    }
    said.addAll(model.troubles());
    if (model.stage() == Stage.EXPIRED) {
      said.add(texts.get("expired"));
    } else {
      said.addAll(model.result().map(QueueResult::sentences).orElse(List.of()));
    }
    return said;
  }

  private String state() {
    return switch (model.stage()) {
      case LOADING -> "state.loading";
      case BROKEN -> "state.broken";
      case APPLYING -> "state.applying";
      case ANSWERING, EXPIRED -> model.isKept() ? "state.kept" : "state.keeping";
    };
  }
}

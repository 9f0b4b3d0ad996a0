package app.assay.ui.bulk;

import app.assay.text.DiffLine;
import app.assay.ui.bulk.BulkModel.Stage;
import app.assay.ui.bulk.BulkRow.Choice;
import app.assay.ui.bulk.BulkRow.State;
import app.assay.ui.documents.DifferenceCell;
import app.assay.ui.shell.FullPane;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import app.assay.workspace.BulkItem;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A change in bulk as one screen: documents at the left, what would be written at the right.
///
/// Keys: Space or A accepts, R refuses, with Shift all of them; W writes, Esc leaves.
public final class BulkView extends FullPane {

  private static final double EDGE = 0.36;

  private final Texts texts = new Texts("bulk");
  private final BulkModel model;
  private final Runnable leave;
  private final Runnable ended;
  private final ListView<BulkRow> list = new ListView<>();
  private final Label hint = new Paragraph("");
  private final Label words = new Paragraph("");
  private final ListView<DiffLine> lines = new ListView<>();
  private final Label state = new Label();
  private final Button write;
  private final List<Button> deciding = new ArrayList<>();
  private boolean following;

  /// @param leave brings the frame back
  /// @param ended called once the screen is gone
  public BulkView(BulkModel model, Runnable leave, Runnable ended) {
    super("bulk", model.title(), new Texts("bulk").get("back"), leave);
    this.model = model;
    this.leave = leave;
    this.ended = ended;
    URL style = BulkView.class.getResource("/app/assay/assets/style/review.css");
    getStylesheets().add(Objects.requireNonNull(style, "review.css").toExternalForm());
    list.setId("bulk-list");
    list.getStyleClass().add("claim-list");
    list.setAccessibleText(texts.get("list"));
    list.setCellFactory(view -> new BulkCell(texts));
    hint.getStyleClass().addAll("muted", "hint");
    list.setPlaceholder(hint);
    list.getSelectionModel()
        .selectedIndexProperty()
        .addListener(
            (o, was, is) -> {
              if (!following) {
                show();
              }
            });
    words.setId("bulk-words");
    words.getStyleClass().add("bulk-words");
    lines.setId("bulk-lines");
    lines.setAccessibleText(texts.get("lines"));
    lines.setCellFactory(view -> new DifferenceCell(new Texts("documents")));
    VBox.setVgrow(lines, Priority.ALWAYS);
    VBox right = new VBox(words, lines);
    SplitPane split = new SplitPane(list, right);
    split.setDividerPositions(EDGE);
    setCenter(split);
    write = button("write", "W", model::write);
    write.getStyleClass().add("accent");
    setBottom(footer());
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    model.onChange(this::follow);
    follow();
  }

  private HBox footer() {
    state.setId("bulk-state");
    state.getStyleClass().add("muted");
    state.setMinWidth(0);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox footer =
        new HBox(
            deciding("accept", "A", () -> decide(Choice.ACCEPTED)),
            deciding("refuse", "R", () -> decide(Choice.REFUSED)),
            deciding("all", "Shift A", () -> model.chooseAll(Choice.ACCEPTED)),
            deciding("none", "Shift R", () -> model.chooseAll(Choice.REFUSED)),
            gap,
            state,
            write);
    footer.getStyleClass().add("actions");
    return footer;
  }

  private Button deciding(String key, String cap, Runnable run) {
    Button button = button(key, cap, run);
    deciding.add(button);
    return button;
  }

  private Button button(String key, String cap, Runnable run) {
    Button button = KeyCap.on(new Button(texts.get(key)), cap);
    button.setId("bulk-" + key);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(
        e -> {
          run.run();
          list.requestFocus();
        });
    return button;
  }

  private int selected() {
    return list.getSelectionModel().getSelectedIndex();
  }

  /// Answers for the selected document and goes on to the next that has no answer.
  private void decide(Choice choice) {
    int at = selected();
    model.choose(at, choice);
    for (int i = at + 1; i < model.rows().size(); i++) {
      BulkRow row = model.rows().get(i);
      if (row.state() == State.PROPOSED && row.choice() == Choice.OPEN) {
        list.getSelectionModel().clearAndSelect(i);
        list.scrollTo(Math.max(0, i - 1));
        return;
      }
    }
  }

  private void press(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    boolean all = event.isShiftDown();
    Optional<Runnable> act =
        switch (event.getCode()) {
          // A list keeps Esc for itself.
          case KeyCode.ESCAPE -> Optional.of(leave);
          case KeyCode.A ->
              Optional.of(all ? () -> model.chooseAll(Choice.ACCEPTED) : this::accept);
          case KeyCode.R ->
              Optional.of(
                  all ? () -> model.chooseAll(Choice.REFUSED) : () -> decide(Choice.REFUSED));
          case KeyCode.W -> Optional.of(model::write);
          case KeyCode.SPACE -> list.isFocused() ? Optional.of(this::accept) : Optional.empty();
          default -> Optional.empty();
        };
    act.ifPresent(
        run -> {
          run.run();
          event.consume();
        });
  }

  private void accept() {
    decide(Choice.ACCEPTED);
  }

  private void follow() {
    about(model.about());
    hint.setText(model.trouble().isEmpty() ? model.hint() : model.trouble());
    int at = Math.max(0, selected());
    following = true;
    if (list.getItems().size() == model.rows().size()) {
      for (int i = 0; i < model.rows().size(); i++) {
        if (!model.rows().get(i).equals(list.getItems().get(i))) {
          list.getItems().set(i, model.rows().get(i));
        }
      }
    } else {
      list.getItems().setAll(model.rows());
    }
    if (selected() != at && !model.rows().isEmpty()) {
      list.getSelectionModel().clearAndSelect(Math.min(at, model.rows().size() - 1));
    }
    following = false;
    boolean choosing = model.stage() == Stage.CHOOSING;
    deciding.forEach(b -> b.setDisable(!choosing || model.count(State.PROPOSED) == 0));
    write.setDisable(!model.canWrite());
    state.setText(
        model.trouble().isEmpty()
            ? texts.get(
                model.stage() == Stage.WRITING ? "state.writing" : "state.counts",
                model.count(Choice.ACCEPTED),
                model.count(Choice.REFUSED),
                model.count(State.WRITTEN))
            : model.trouble());
    show();
  }

  private void show() {
    BulkRow row = model.row(selected()).orElse(null);
    if (row == null) {
      words.setText("");
      lines.getItems().clear();
      return;
    }
    words.setText(String.join("\n", said(row)));
    lines.getItems().setAll(row.lines());
    lines.setVisible(!row.lines().isEmpty());
  }

  private List<String> said(BulkRow row) {
    List<String> said = new ArrayList<>();
    if (!row.result().isEmpty()) {
      said.add(row.result());
    }
    switch (row.item()) {
      case BulkItem.Ready ready -> {
        ready.steps().forEach(step -> said.add(texts.get("step", step)));
        said.addAll(ready.notes());
      }
      case BulkItem.Left left -> said.addAll(left.why());
      case BulkItem.Right _ -> {}
    }
    return said;
  }

  @Override
  public void shown() {
    model.start();
    // The frame is hidden in this moment and gives its focus away only after it.
    Platform.runLater(list::requestFocus);
  }

  @Override
  public void closed() {
    ended.run();
  }
}

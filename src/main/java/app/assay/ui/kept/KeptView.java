package app.assay.ui.kept;

import app.assay.distillery.kept.KeptState;
import app.assay.ui.entry.EntryStyle;
import app.assay.ui.kept.model.KeptDesk.Shelf;
import app.assay.ui.kept.model.KeptModel;
import app.assay.ui.shell.FullPane;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What a store keeps of candidates: failed, deferred, rejected and accepted ones with their
/// verdicts, and how often people agreed with the gate.
///
/// Keys while nothing is typed: I leads to the reason, R reopens, B opens the batch of reopened
/// ones, Ctrl+F searches, Ctrl+Z takes a reopening back. Esc leads back and then out.
public final class KeptView extends FullPane {

  /// The part of the screen that the lists may take; the candidate has the rest.
  private static final double SIDE = 0.6;

  private final Texts texts = new Texts("kept");
  private final KeptModel model;
  private final Runnable batch;
  private final Runnable leave;
  private final Runnable closed;
  private final KeptList list;
  private final AgreementTable agreement;
  private final KeptPage page;
  private final TextField reason = new TextField();
  private final Label message = new Paragraph("");
  private final Button toBatch;
  private final Button reopen;
  private final Button undo;
  private boolean arriving;

  /// @param batch opens the reopened candidates as a batch
  /// @param openBatch asks for a batch and opens it
  /// @param leave takes the screen away
  /// @param closed called once it is gone
  public KeptView(
      KeptModel model, Runnable batch, Runnable openBatch, Runnable leave, Runnable closed) {
    super("kept", new Texts("kept").get("title"), new Texts("kept").get("back"), leave);
    this.model = model;
    this.batch = batch;
    this.leave = leave;
    this.closed = closed;
    EntryStyle.on(this);
    toBatch = button("batch", "B", this::toBatch);
    toBatch.setFocusTraversable(false);
    beside(List.of(toBatch));
    list = new KeptList(model, texts, openBatch);
    agreement = new AgreementTable(texts);
    page = new KeptPage(texts);
    VBox.setVgrow(list, Priority.ALWAYS);
    VBox side = new VBox(list, agreement);
    side.getStyleClass().addAll("claims-side", "kept-side");
    side.maxWidthProperty().bind(widthProperty().multiply(SIDE));
    reopen = button("reopen", "R", this::reopen);
    undo = button("undo", "Ctrl Z", model::undo);
    setLeft(side);
    setCenter(page);
    setBottom(foot());
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    addEventFilter(KeyEvent.KEY_TYPED, this::swallow);
    model.onChange(this::follow);
    follow();
  }

  private Button button(String key, String cap, Runnable run) {
    Button button = KeyCap.on(new Button(texts.get("do." + key)), cap);
    button.setId("kept-do-" + key);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> run.run());
    return button;
  }

  private VBox foot() {
    Label head = new Label(texts.get("reason"));
    head.getStyleClass().add("caption");
    head.setLabelFor(reason);
    reason.setId("kept-reason");
    reason.setPromptText(texts.get("reason.prompt"));
    reason.setOnAction(e -> reopen());
    message.setId("kept-message");
    FlowPane buttons = new FlowPane(reopen, undo);
    buttons.getStyleClass().add("conflict-buttons");
    VBox box = new VBox(head, reason, buttons, message);
    box.getStyleClass().add("knowledge-foot");
    return box;
  }

  private void toBatch() {
    if (model.open() > 0) {
      batch.run();
    }
  }

  private void reopen() {
    if (model.reopen(reason.getText())) {
      reason.clear();
      list.focusList();
    } else if (reason.getText().isBlank()) {
      reason.requestFocus();
    }
  }

  private void swallow(KeyEvent event) {
    if (arriving) {
      event.consume();
    }
    arriving = false;
  }

  private void press(KeyEvent event) {
    arriving = false;
    boolean typing = event.getTarget() instanceof TextInputControl;
    Optional<Runnable> what = Optional.empty();
    if (event.getCode() == KeyCode.ESCAPE) {
      what = Optional.of(typing ? list::focusList : leave);
    } else if (event.isShortcutDown()) {
      what =
          switch (event.getCode()) {
            case F -> Optional.of(list::focusSearch);
            case Z -> typing ? Optional.empty() : Optional.of(model::undo);
            default -> Optional.empty();
          };
    } else if (!typing && !event.isAltDown()) {
      what = single(event.getCode());
      arriving = what.isPresent();
    }
    what.ifPresent(
        act -> {
          event.consume();
          act.run();
        });
  }

  private Optional<Runnable> single(KeyCode code) {
    return switch (code) {
      case I -> Optional.of(reason::requestFocus);
      case R -> Optional.of(this::reopen);
      case B -> Optional.of(this::toBatch);
      case F5 -> Optional.of(model::refresh);
      default -> Optional.empty();
    };
  }

  private void follow() {
    Optional<Shelf> shelf = model.shelf();
    about(
        shelf
            .map(
                s ->
                    texts.get(
                        "about",
                        s.vault().substring(s.vault().lastIndexOf('/') + 1),
                        s.cases().size(),
                        model.shown().size()))
            .orElse(""));
    list.follow();
    agreement.show(shelf.map(Shelf::agreement));
    page.show(model.chosen());
    boolean can =
        model
            .chosen()
            .filter(c -> c.state() != KeptState.ACCEPTED && c.state() != KeptState.REOPENED)
            .isPresent();
    reopen.setDisable(!can);
    undo.setDisable(!model.canUndo());
    toBatch.setText(texts.get("do.batch", model.open()));
    toBatch.setDisable(model.open() == 0);
    boolean told = !model.message().isEmpty();
    message.setText(told ? model.message() : texts.get("hint"));
    message.getStyleClass().removeAll("muted", "strong");
    message.getStyleClass().add(told ? "strong" : "muted");
  }

  @Override
  public void shown() {
    model.refresh();
    Platform.runLater(list::focusList);
  }

  @Override
  public void closed() {
    closed.run();
  }
}

package app.assay.ui.change;

import app.assay.text.DiffLine;
import app.assay.ui.change.ChangeForm.Field;
import app.assay.ui.change.ChangeModel.Stage;
import app.assay.ui.documents.DifferenceCell;
import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Asks what a change needs, shows the lines it would write, and writes them when told to.
public final class ChangeCard extends VBox {

  private final Texts texts = new Texts("change");
  private final ChangeModel model;
  private final Runnable close;
  private final VBox asked = new VBox();
  private final ScrollPane scroll = new ScrollPane();
  private final Label messages = wrapped("change-messages");
  private final ListView<DiffLine> lines = new ListView<>();
  private final Button go = new Button();
  private final Button cancel = new Button();
  private final List<TextField> inputs = new ArrayList<>();

  /// @param close takes the card away
  public ChangeCard(ChangeModel model, Runnable close) {
    this.model = model;
    this.close = close;
    getStyleClass().addAll("card", "change-card");
    setId("change-card");
    Label title = wrapped("change-title");
    title.setText(model.title());
    title.getStyleClass().add("heading-3");
    Label why = wrapped("change-why");
    why.setText(model.why());
    why.getStyleClass().add("muted");
    asked.getStyleClass().add("change-fields");
    scroll.setContent(asked);
    scroll.setFitToWidth(true);
    scroll.getStyleClass().add("change-asked");
    scroll.managedProperty().bind(scroll.visibleProperty());
    lines.setId("change-lines");
    lines.setAccessibleText(texts.get("lines"));
    lines.setCellFactory(view -> new DifferenceCell(new Texts("documents")));
    lines.getStyleClass().add("change-lines");
    lines.managedProperty().bind(lines.visibleProperty());
    go.setId("change-go");
    go.getStyleClass().add("accent");
    go.setOnAction(e -> next());
    go.managedProperty().bind(go.visibleProperty());
    cancel.setText(texts.get("cancel"));
    cancel.setId("change-cancel");
    cancel.setOnAction(e -> close.run());
    HBox buttons = new HBox(go, cancel);
    buttons.getStyleClass().add("buttons");
    getChildren().addAll(title, why, scroll, messages, lines, buttons);
    model.onChange(this::follow);
    follow();
    if (model.fields().isEmpty()) {
      model.preview();
    }
  }

  /// The focus of this card is the first field that is empty, or the button that helps. The fields
  /// have to be laid out before they can take it.
  @Override
  public void requestFocus() {
    applyCss();
    layout();
    Node first =
        inputs.stream()
            .filter(input -> input.getText().isBlank())
            .findFirst()
            .map(Node.class::cast)
            .orElse(model.isRefusedForGood() ? cancel : go);
    first.requestFocus();
  }

  private void next() {
    if (model.stage() == Stage.READY) {
      model.make();
    } else {
      model.preview();
    }
  }

  private void follow() {
    if (model.stage() == Stage.MADE) {
      close.run();
      return;
    }
    for (Field field : model.fields().subList(inputs.size(), model.fields().size())) {
      ask(field);
    }
    scroll.setVisible(!inputs.isEmpty());
    boolean ready = model.stage() == Stage.READY;
    messages.setText(String.join("\n", model.messages()));
    messages.getStyleClass().removeAll("critical-text", "muted");
    messages.getStyleClass().add(model.stage() == Stage.REFUSED ? "critical-text" : "muted");
    messages.setVisible(!model.messages().isEmpty());
    messages.setManaged(messages.isVisible());
    lines.getItems().setAll(model.lines());
    lines.setVisible(ready);
    go.setText(texts.get(ready ? (model.isDecision() ? "decide" : "make") : "preview"));
    boolean busy = model.stage() == Stage.PLANNING || model.stage() == Stage.WRITING;
    boolean useless = model.isRefusedForGood();
    go.setDisable(busy || useless);
    go.setVisible(!(useless && inputs.isEmpty()));
    if (useless && !hasFocusInAField()) {
      requestFocus();
    } else if (ready) {
      go.requestFocus();
    } else if (model.stage() == Stage.ASKING && !model.messages().isEmpty()) {
      requestFocus();
    }
  }

  private boolean hasFocusInAField() {
    return inputs.stream().anyMatch(Node::isFocused);
  }

  private void ask(Field field) {
    Label label = wrapped("change-label-" + inputs.size());
    label.setText(field.label());
    label.getStyleClass().add("strong");
    TextField input = new TextField(model.value(field.key()));
    input.setId("change-" + field.key().replace(':', '-'));
    input.setPromptText(field.prompt());
    input.setAccessibleText(field.label());
    input.textProperty().addListener((o, was, is) -> model.fill(field.key(), is));
    input.setOnAction(e -> model.preview());
    label.setLabelFor(input);
    asked.getChildren().addAll(label, input);
    inputs.add(input);
  }

  private static Label wrapped(String id) {
    Label label = new Label();
    label.setId(id);
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    return label;
  }
}

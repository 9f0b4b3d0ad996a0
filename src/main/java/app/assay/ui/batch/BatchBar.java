package app.assay.ui.batch;

import app.assay.ui.batch.model.BatchModel;
import app.assay.ui.batch.model.BatchWork;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import app.assay.workspace.TaskState;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What a batch is about, the repository it is held against, and what is done with all of it.
final class BatchBar extends VBox {

  /// What the buttons do that concern more than the batch's own work.
  record Uses(Runnable export, Runnable enter, BatchRepository repository) {}

  private final Texts texts = new Texts("batch");
  private final BatchWork work;
  private final BatchModel model;
  private final Uses uses;
  private final Label about = new Paragraph("");
  private final MenuButton repository = new MenuButton();
  private final Button gate;
  private final Button stop;
  private final Button accept;

  BatchBar(BatchWork work, Uses uses) {
    this.work = work;
    this.model = work.model();
    this.uses = uses;
    getStyleClass().add("batch-bar");
    about.setId("batch-about");
    about.getStyleClass().add("muted");
    gate = button("gate", "G", () -> work.gate(false));
    stop = button("stop", "", work::stop);
    accept = button("accept-into", "Ctrl Enter", uses.enter());
    accept.getStyleClass().add("accent");
    repository.setId("batch-repository");
    repository.setMinWidth(USE_PREF_SIZE);
    repository
        .getItems()
        .addAll(
            item("choose", uses.repository().choose()),
            item("own", uses.repository().own()),
            item("none", uses.repository().none()));
    FlowPane buttons =
        new FlowPane(
            gate,
            stop,
            accept,
            button("report", "", work::makeReport),
            button("changeset", "", uses.export()),
            repository);
    buttons.getStyleClass().add("conflict-buttons");
    getChildren().addAll(about, buttons);
  }

  private MenuItem item(String key, Runnable run) {
    MenuItem item = new MenuItem(texts.get("repository." + key));
    item.setId("batch-repository-" + key);
    item.setOnAction(e -> run.run());
    return item;
  }

  private Button button(String key, String cap, Runnable run) {
    Button button = new Button(key.equals("accept-into") ? "" : texts.get(key));
    button.setId("batch-" + key);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> run.run());
    return cap.isEmpty() ? button : KeyCap.on(button, cap);
  }

  /// A label of the screen's letters, to measure by.
  Label measure() {
    return about;
  }

  /// Opens the choice of a repository.
  void chooseRepository() {
    repository.requestFocus();
    repository.show();
  }

  void follow() {
    List<String> words = new ArrayList<>();
    words.add(model.opened().name());
    words.add(texts.get("about", model.size()));
    words.add(
        model.opened().vault().isEmpty()
            ? texts.get("about.noVault")
            : texts.get("about.vault", shortened(model.opened().vault())));
    about.setText(work.isRead() ? String.join(" \u00B7 ", words) : "");
    String name = uses.repository().name().get();
    repository.setText(
        name.isEmpty() ? texts.get("repository.noneChosen") : texts.get("repository", name));
    repository.setAccessibleText(texts.get("repository.accessible", repository.getText()));
    boolean runs = work.running().isPresent();
    repository.setDisable(runs);
    set(gate, !runs);
    set(stop, runs);
    gate.setDisable(work.isBusy());
    TaskState state =
        work.running().map(handle -> handle.state()).orElse(new TaskState(0, 0, "", false));
    stop.setText(
        state.total() == 0 ? texts.get("stop") : texts.get("stop.at", state.done(), state.total()));
    int entering = model.entering().size();
    accept.setText(texts.get("accept.into", entering));
    accept.setDisable(entering == 0 || work.isBusy() || model.opened().vault().isEmpty());
  }

  private static String shortened(String vault) {
    return vault.substring(vault.lastIndexOf('/') + 1);
  }

  private static void set(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}

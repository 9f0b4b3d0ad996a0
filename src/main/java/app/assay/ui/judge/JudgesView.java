package app.assay.ui.judge;

import app.assay.judge.provider.ProviderProfile;
import app.assay.ui.judge.model.GatesModel;
import app.assay.ui.judge.model.ProfilesModel;
import app.assay.ui.shell.FullPane;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.PanelHeader;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The settings of judges: the models there are, the form of one of them, and which gate asks
/// which.
///
/// Keys: Ctrl+N adds, Ctrl+S saves, Ctrl+T tests the connection, Delete in the list removes, Ctrl+Z
/// there brings back, Esc leads back.
public final class JudgesView extends FullPane {

  private final Texts texts;
  private final ProfilesModel model;
  private final GatesModel gatesModel;
  private final Runnable leave;
  private final ListView<ProviderProfile> list = new ListView<>();
  private final ProfilePane form;
  private final GatesPane gates;
  private final Label trouble = new Paragraph("");
  private final Label message = new Label();
  private final ProgressIndicator turning = new ProgressIndicator();
  private final Button add;
  private final Button save;
  private final Button test;
  private final Button stop;
  private final Button remove;
  private final Button restore;
  private boolean following;

  /// @param leave takes the screen away
  public JudgesView(ProfilesModel model, GatesModel gatesModel, Runnable leave) {
    Texts texts = new Texts("judge-profiles");
    ToggleButton help = new ToggleButton(texts.get("help"));
    super("judges", texts.get("title"), texts.get("back"), leave, help);
    this.texts = texts;
    this.model = model;
    this.gatesModel = gatesModel;
    this.leave = leave;
    JudgeStyle.on(this);
    add = button("add", "Ctrl N", this::add);
    save = button("save", "Ctrl S", this::save);
    test = button("test", "Ctrl T", model::test);
    stop = button("stop", "", model::stop);
    remove = button("remove", "", model::remove);
    restore = button("restore", "Ctrl Z", model::restore);
    save.getStyleClass().add("accent");
    form = new ProfilePane(model, texts);
    gates = new GatesPane(gatesModel, model);
    trouble.setId("judges-trouble");
    trouble.getStyleClass().addAll("banner", "warning", "questions-troubles");
    setLeft(left());
    VBox.setVgrow(form, Priority.ALWAYS);
    setCenter(new VBox(trouble, form));
    setRight(gates);
    help.setId("judges-help");
    help.getStyleClass().add("flat");
    HelpPane page = new HelpPane(texts);
    help.setOnAction(e -> setRight(help.isSelected() ? page : gates));
    setBottom(footer());
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    model.onChange(this::follow);
    follow();
  }

  private VBox left() {
    list.setId("judges-list");
    list.setAccessibleText(texts.get("list.accessible"));
    Label none = new Label(texts.get("list.none"));
    none.getStyleClass().addAll("muted", "hint");
    list.setPlaceholder(none);
    list.getStyleClass().add("claim-list");
    list.setCellFactory(view -> new Cell(texts));
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener(
            (o, was, is) -> {
              if (!following && is != null) {
                form.clear();
                model.choose(is.name());
              }
            });
    list.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.DELETE) {
            event.consume();
            model.remove();
          }
        });
    VBox.setVgrow(list, Priority.ALWAYS);
    add.getStyleClass().add("flat");
    PanelHeader header = new PanelHeader(texts.get("list"), "");
    header.getChildren().add(add);
    VBox left = new VBox(header, list);
    left.getStyleClass().addAll("claims-side", "person-questions");
    return left;
  }

  private HBox footer() {
    message.setId("judges-message");
    message.setWrapText(true);
    message.setMinWidth(0);
    message.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(message, Priority.ALWAYS);
    turning.setId("judges-turning");
    turning.getStyleClass().add("turning");
    turning.managedProperty().bind(turning.visibleProperty());
    HBox footer = new HBox(turning, message, restore, stop, remove, test, save);
    footer.getStyleClass().addAll("actions", "person-footer");
    return footer;
  }

  private Button button(String key, String cap, Runnable run) {
    Button button = new Button(texts.get(key));
    button.setId("judges-" + key);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> run.run());
    return cap.isEmpty() ? button : KeyCap.on(button, cap);
  }

  private void add() {
    form.clear();
    model.add();
    Platform.runLater(form::focusForm);
  }

  private void save() {
    form.clear();
    model.save();
  }

  private void press(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && list.isFocused()) {
      event.consume();
      leave.run();
      return;
    }
    if (!event.isShortcutDown() || event.isShiftDown() || event.isAltDown()) {
      return;
    }
    Optional<Runnable> what =
        switch (event.getCode()) {
          case N -> Optional.of(this::add);
          case S -> Optional.of(this::save);
          case T -> Optional.of(model::test);
          case Z ->
              list.isFocused() && model.canRestore()
                  ? Optional.of(model::restore)
                  : Optional.empty();
          default -> Optional.empty();
        };
    what.ifPresent(
        act -> {
          event.consume();
          act.run();
        });
  }

  private void follow() {
    following = true;
    if (!model.profiles().equals(java.util.List.copyOf(list.getItems()))) {
      list.getItems().setAll(model.profiles());
    }
    model.profiles().stream()
        .filter(p -> model.chosen().equals(Optional.of(p.name())))
        .findFirst()
        .ifPresentOrElse(
            list.getSelectionModel()::select, list.getSelectionModel()::clearSelection);
    following = false;
    about(model.isLoaded() ? texts.get("about", model.profiles().size()) : texts.get("loading"));
    trouble.setText(model.trouble().orElse(""));
    show(trouble, model.trouble().isPresent());
    form.follow();
    gates.follow();
    boolean free = !model.isBusy() && !model.isTesting();
    boolean edits = model.edit().isPresent();
    add.setDisable(!free || model.trouble().isPresent());
    save.setDisable(!free || !edits || !model.isChanged());
    test.setDisable(!free || !edits);
    remove.setDisable(!free || model.chosen().isEmpty());
    show(restore, model.canRestore());
    show(stop, model.isTesting());
    turning.setVisible(model.isTesting());
    say();
  }

  private void say() {
    boolean told = !model.message().isEmpty();
    boolean edits = model.edit().isPresent();
    message.setText(
        told
            ? model.message()
            : texts.get(edits ? model.isChanged() ? "unsaved" : "hint" : "hint.empty"));
    message.getStyleClass().removeAll("muted", "good-text", "critical-text", "strong");
    message
        .getStyleClass()
        .add(
            switch (model.mood()) {
              case PLAIN -> told ? "strong" : "muted";
              case GOOD -> "good-text";
              case BAD -> "critical-text";
            });
  }

  private static void show(javafx.scene.Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  @Override
  public void shown() {
    model.start();
    gatesModel.start();
    Platform.runLater(list::requestFocus);
  }

  @Override
  public void closed() {
    form.clear();
    model.stop();
  }

  private static final class Cell extends ListCell<ProviderProfile> {

    private final Texts texts;

    Cell(Texts texts) {
      this.texts = texts;
      getStyleClass().add("claim-cell");
    }

    @Override
    protected void updateItem(ProviderProfile profile, boolean empty) {
      super.updateItem(profile, empty);
      if (empty || profile == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      Label name = new Label(profile.name());
      name.getStyleClass().add("claim-text");
      Label more =
          new Label(
              texts.get("list.more", texts.get("kind." + profile.kind().label()), profile.model()));
      more.getStyleClass().addAll("muted", "small");
      VBox box = new VBox(name, more);
      box.getStyleClass().addAll("claim-words", "profile-cell");
      setGraphic(box);
      setAccessibleText(name.getText() + ", " + more.getText());
    }
  }
}

package app.assay.ui.judge;

import app.assay.judge.source.EvidenceSource;
import app.assay.ui.judge.model.SourcesModel;
import app.assay.ui.shell.FullPane;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.PanelHeader;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Shown;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The places that evidence may be fetched from.
///
/// Keys: Ctrl+N goes to the form, Ctrl+S adds, Ctrl+T tests, Delete in the list removes once that
/// is said again, Esc leads back.
public final class SourcesView extends FullPane {

  private final Texts texts;
  private final SourcesModel model;
  private final Runnable leave;
  private final ListView<EvidenceSource> list = new ListView<>();
  private final SourceForm form;
  private final Label trouble = new Paragraph("");
  private final Label message = new Label();
  private final ProgressIndicator turning = new ProgressIndicator();
  private final Button test;
  private final Button stop;
  private final Button remove;
  private final Button keep;
  private boolean following;

  /// @param leave takes the screen away
  public SourcesView(SourcesModel model, Runnable leave) {
    Texts texts = new Texts("judge-sources");
    super("sources", texts.get("title"), texts.get("back"), leave);
    this.texts = texts;
    this.model = model;
    this.leave = leave;
    JudgeStyle.on(this);
    test = button("test", "Ctrl T", model::test);
    stop = button("stop", "", model::stop);
    remove = button("remove", "", model::remove);
    remove.getStyleClass().add("grave");
    keep = button("keep", "", model::keep);
    form = new SourceForm(model, texts);
    trouble.setId("sources-trouble");
    trouble.getStyleClass().addAll("banner", "warning", "questions-troubles");
    Label explain = new Paragraph(texts.get("explain"));
    explain.getStyleClass().add("muted");
    VBox page = new VBox(explain, form);
    page.getStyleClass().add("sources-page");
    setLeft(left());
    setCenter(new VBox(trouble, page));
    setBottom(footer());
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    model.onChange(this::follow);
    follow();
  }

  private VBox left() {
    list.setId("sources-list");
    list.setAccessibleText(texts.get("list.accessible"));
    Label none = new Label(texts.get("list.none"));
    none.setWrapText(true);
    none.getStyleClass().addAll("muted", "hint");
    list.setPlaceholder(none);
    list.getStyleClass().add("claim-list");
    list.setCellFactory(view -> new Cell(texts));
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener(
            (o, was, is) -> {
              if (!following && is != null) {
                model.choose(is);
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
    VBox left = new VBox(new PanelHeader(texts.get("list"), ""), list);
    left.getStyleClass().addAll("claims-side", "person-questions");
    return left;
  }

  private HBox footer() {
    message.setId("sources-message");
    message.setWrapText(true);
    message.setMinWidth(0);
    message.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(message, Priority.ALWAYS);
    turning.getStyleClass().add("turning");
    turning.managedProperty().bind(turning.visibleProperty());
    HBox footer = new HBox(turning, message, stop, keep, remove, test);
    footer.getStyleClass().addAll("actions", "person-footer");
    return footer;
  }

  private Button button(String key, String cap, Runnable run) {
    Button button = new Button(texts.get(key));
    button.setId("sources-" + key);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> run.run());
    return cap.isEmpty() ? button : KeyCap.on(button, cap);
  }

  private void press(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && (model.removing().isPresent() || list.isFocused())) {
      event.consume();
      model.removing().ifPresentOrElse(source -> model.keep(), leave);
      return;
    }
    if (!event.isShortcutDown() || event.isShiftDown() || event.isAltDown()) {
      return;
    }
    Optional<Runnable> what =
        switch (event.getCode()) {
          case N -> Optional.of(form::focusFirst);
          case S -> Optional.of(form::add);
          case T -> Optional.of(model::test);
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
    if (!model.sources().equals(List.copyOf(list.getItems()))) {
      list.getItems().setAll(model.sources());
    }
    model
        .chosen()
        .ifPresentOrElse(
            list.getSelectionModel()::select, list.getSelectionModel()::clearSelection);
    following = false;
    about(texts.get("about", model.sources().size()));
    trouble.setText(model.trouble().orElse(""));
    Shown.set(trouble, model.trouble().isPresent());
    form.follow();
    boolean chosen = model.chosen().isPresent();
    test.setDisable(model.isBusy() || !chosen);
    remove.setDisable(model.isBusy() || !chosen);
    remove.setText(texts.get(model.removing().isPresent() ? "remove.yes" : "remove"));
    Shown.set(keep, model.removing().isPresent());
    Shown.set(stop, model.isTesting());
    turning.setVisible(model.isTesting());
    message.setText(model.message().isEmpty() ? texts.get("hint") : model.message());
    message.getStyleClass().removeAll("muted", "good-text", "critical-text", "strong");
    message
        .getStyleClass()
        .add(
            switch (model.mood()) {
              case PLAIN -> model.message().isEmpty() ? "muted" : "strong";
              case GOOD -> "good-text";
              case BAD -> "critical-text";
            });
  }

  @Override
  public void shown() {
    model.start();
    Platform.runLater(list::requestFocus);
  }

  @Override
  public void closed() {
    form.clear();
    model.stop();
  }

  private static final class Cell extends ListCell<EvidenceSource> {

    private final Texts texts;

    Cell(Texts texts) {
      this.texts = texts;
      getStyleClass().add("claim-cell");
    }

    @Override
    protected void updateItem(EvidenceSource source, boolean empty) {
      super.updateItem(source, empty);
      if (empty || source == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      Label name = new Label(source.address().toString());
      name.getStyleClass().add("claim-text");
      String user = source.user().isEmpty() ? "" : " \u00B7 " + source.user();
      Label more =
          new Label(
              texts.get(
                      "list.more",
                      texts.get("kind." + source.kind().label()),
                      SourceWords.token(texts, source.key()))
                  + user);
      more.getStyleClass().addAll("muted", "small");
      VBox box = new VBox(name, more);
      box.getStyleClass().addAll("claim-words", "profile-cell");
      setGraphic(box);
      setAccessibleText(name.getText() + ", " + more.getText());
    }
  }
}

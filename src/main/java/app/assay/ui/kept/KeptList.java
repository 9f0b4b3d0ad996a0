package app.assay.ui.kept;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.kept.KeptCase;
import app.assay.distillery.kept.KeptState;
import app.assay.ui.kept.model.KeptModel;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.EmptyNote;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/// The kept candidates with what narrows them.
final class KeptList extends VBox {

  private final KeptModel model;
  private final Texts texts;
  private final TextField search = new TextField();
  private final ComboBox<String> states = new ComboBox<>();
  private final ComboBox<String> batches = new ComboBox<>();
  private final ComboBox<String> codes = new ComboBox<>();
  private final ListView<KeptCase> list = new ListView<>();
  private final EmptyNote none = new EmptyNote("kept-none");
  private final Runnable openBatch;
  private boolean following;

  /// @param openBatch asks for a batch and opens it
  KeptList(KeptModel model, Texts texts, Runnable openBatch) {
    this.openBatch = openBatch;
    this.model = model;
    this.texts = texts;
    search.setId("kept-search");
    search.setPromptText(texts.get("search"));
    search.setAccessibleText(texts.get("search.accessible"));
    search
        .textProperty()
        .addListener((o, was, is) -> model.setChoice(model.choice().withSearch(is)));
    search.setOnAction(e -> list.requestFocus());
    choice(states, "state", s -> model.setChoice(model.choice().withState(KeptState.ofLabel(s))));
    states.getItems().add("");
    Arrays.stream(KeptState.values()).map(KeptState::label).forEach(states.getItems()::add);
    choice(batches, "batch", name -> model.setChoice(model.choice().withBatch(name)));
    choice(codes, "code", code -> model.setChoice(model.choice().withCode(code)));
    HBox row = new HBox(states, batches, codes);
    row.getStyleClass().add("buttons");
    VBox filters = new VBox(search, row);
    filters.getStyleClass().add("knowledge-filters");
    list();
    getChildren().addAll(filters, list);
  }

  private void choice(ComboBox<String> box, String key, Consumer<String> choose) {
    box.setId("kept-" + key);
    box.setAccessibleText(texts.get(key + ".accessible"));
    box.setMaxWidth(Double.MAX_VALUE);
    box.setMinWidth(0);
    HBox.setHgrow(box, Priority.ALWAYS);
    box.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(String name) {
            return name == null || name.isEmpty() ? texts.get(key + ".all") : name;
          }

          @Override
          public String fromString(String words) {
            return words;
          }
        });
    box.setOnAction(
        e -> {
          if (!following && box.getValue() != null) {
            choose.accept(box.getValue());
          }
        });
  }

  private void list() {
    list.setId("kept-list");
    list.getStyleClass().add("claim-list");
    list.setAccessibleText(texts.get("list.accessible"));
    list.setPlaceholder(none);
    list.setCellFactory(made -> new Cell());
    list.widthProperty().addListener((o, was, is) -> Platform.runLater(list::refresh));
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener(
            (o, was, is) -> {
              if (!following && is != null) {
                model.choose(is);
              }
            });
    VBox.setVgrow(list, Priority.ALWAYS);
  }

  void focusList() {
    list.requestFocus();
  }

  void focusSearch() {
    search.requestFocus();
  }

  void follow() {
    following = true;
    if (!model.shown().equals(List.copyOf(list.getItems()))) {
      list.getItems().setAll(model.shown());
    }
    model
        .chosen()
        .ifPresentOrElse(
            list.getSelectionModel()::select, list.getSelectionModel()::clearSelection);
    names(batches, model.batches(), model.choice().batch());
    names(codes, model.codes(), model.choice().code());
    states.setValue(model.choice().state().map(KeptState::label).orElse(""));
    boolean empty = model.shelf().filter(s -> s.cases().isEmpty()).isPresent();
    if (empty) {
      none.say(texts.get("list.none"), texts.get("list.none.do"), openBatch);
    } else {
      none.say(texts.get(model.shelf().isEmpty() ? "list.reading" : "list.filtered"));
    }
    following = false;
  }

  private static void names(ComboBox<String> box, List<String> names, String value) {
    List<String> all = new ArrayList<>(List.of(""));
    all.addAll(names);
    if (!all.equals(box.getItems())) {
      box.getItems().setAll(all);
    }
    box.setValue(value);
  }

  static String style(KeptState state) {
    return switch (state) {
      case FAILED, REJECTED -> "critical";
      case DEFERRED -> "warning";
      case PASSED, ACCEPTED -> "good";
      case REOPENED -> "verifiable";
    };
  }

  private static final class Cell extends WrappingCell<KeptCase> {

    Cell() {
      super(true);
      getStyleClass().add("claim-cell");
    }

    @Override
    protected void updateItem(KeptCase one, boolean empty) {
      super.updateItem(one, empty);
      if (empty || one == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      Optional<String> named =
          one.candidate().map(Candidate::title).filter(words -> !words.isBlank());
      Label title = new Label(named.orElse(one.id()));
      title.setWrapText(true);
      title.getStyleClass().addAll("claim-text", "strong");
      Label state = Chips.chip(one.state().label(), style(one.state()));
      FlowPane chips = new FlowPane(state);
      chips.getStyleClass().add("entry-refs");
      for (String code : one.codes()) {
        Label label = new Label(code);
        label.getStyleClass().addAll("small", "critical-text");
        chips.getChildren().add(label);
      }
      Label about = new Label(one.batch() + " \u00B7 " + one.newest().at());
      about.setWrapText(true);
      about.getStyleClass().add("muted");
      VBox words = new VBox(title, chips, about);
      words.getStyleClass().add("claim-words");
      SharedRow row = new SharedRow(List.of(words), words);
      row.getStyleClass().add("claim-row");
      setGraphic(row);
      setAccessibleText(
          String.join(", ", title.getText(), state.getText(), String.join(", ", one.codes())));
    }
  }
}

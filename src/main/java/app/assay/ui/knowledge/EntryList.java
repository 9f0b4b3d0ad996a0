package app.assay.ui.knowledge;

import app.assay.ui.knowledge.model.KnowledgeDesk.Shelf;
import app.assay.ui.knowledge.model.KnowledgeModel;
import app.assay.ui.theme.EmptyNote;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import app.assay.vault.Domain;
import app.assay.vault.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/// The entries of a store with what narrows them.
final class EntryList extends VBox {

  private final KnowledgeModel model;
  private final Texts texts;
  private final TextField search = new TextField();
  private final ComboBox<String> domains = new ComboBox<>();
  private final CheckBox archived = new CheckBox();
  private final ListView<Entry> list = new ListView<>();
  private final EmptyNote none = new EmptyNote("knowledge-none");
  private final Runnable openBatch;
  private boolean following;

  /// @param openBatch asks for a batch and opens it
  EntryList(KnowledgeModel model, Texts texts, Runnable openBatch) {
    this.openBatch = openBatch;
    this.model = model;
    this.texts = texts;
    getStyleClass().addAll("claims-side", "conflicts-side");
    search.setId("knowledge-search");
    search.setPromptText(texts.get("search"));
    search.setAccessibleText(texts.get("search.accessible"));
    search.textProperty().addListener((o, was, is) -> model.search(is));
    search.setOnAction(e -> list.requestFocus());
    domains.setId("knowledge-domain");
    domains.setAccessibleText(texts.get("domain.accessible"));
    domains.setMaxWidth(Double.MAX_VALUE);
    domains.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(String name) {
            return name == null || name.isEmpty() ? texts.get("domain.all") : name;
          }

          @Override
          public String fromString(String words) {
            return words;
          }
        });
    domains.setOnAction(
        e -> {
          if (!following && domains.getValue() != null) {
            model.setDomain(domains.getValue());
          }
        });
    archived.setId("knowledge-archived");
    archived.setText(texts.get("archived"));
    archived.setMinWidth(USE_PREF_SIZE);
    archived.setOnAction(e -> model.setArchived(archived.isSelected()));
    HBox.setHgrow(domains, Priority.ALWAYS);
    HBox row = new HBox(domains, archived);
    row.getStyleClass().add("buttons");
    VBox filters = new VBox(search, row);
    filters.getStyleClass().add("knowledge-filters");
    list();
    getChildren().addAll(filters, list);
  }

  private void list() {
    list.setId("knowledge-entries");
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
                model.choose(Optional.of(is.id()));
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
    List<Entry> entries = model.entries();
    if (!entries.equals(List.copyOf(list.getItems()))) {
      list.getItems().setAll(entries);
    }
    model
        .entry()
        .ifPresentOrElse(
            list.getSelectionModel()::select, list.getSelectionModel()::clearSelection);
    List<String> names = new ArrayList<>(List.of(""));
    model.shelf().map(Shelf::domains).orElse(List.of()).stream()
        .map(Domain::name)
        .forEach(names::add);
    if (!names.equals(domains.getItems())) {
      domains.getItems().setAll(names);
    }
    domains.setValue(model.domain());
    archived.setSelected(model.isArchived());
    boolean empty = model.shelf().filter(s -> s.entries().isEmpty()).isPresent();
    if (empty) {
      none.say(texts.get("list.none"), texts.get("list.none.do"), openBatch);
    } else {
      none.say(texts.get(model.shelf().isEmpty() ? "list.reading" : "list.filtered"));
    }
    following = false;
  }

  private static final class Cell extends WrappingCell<Entry> {

    Cell() {
      super(true);
      getStyleClass().add("claim-cell");
    }

    @Override
    protected void updateItem(Entry entry, boolean empty) {
      super.updateItem(entry, empty);
      if (empty || entry == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      Label title = new Label(entry.text().title());
      title.setWrapText(true);
      title.getStyleClass().addAll("claim-text", "strong");
      Label about =
          new Label(entry.type().label() + " \u00B7 " + String.join(" \u00B7 ", entry.domains()));
      about.setWrapText(true);
      about.getStyleClass().add("muted");
      VBox words = new VBox(title, about);
      words.getStyleClass().add("claim-words");
      SharedRow row = new SharedRow(List.of(words), words);
      row.getStyleClass().add("claim-row");
      setGraphic(row);
      setAccessibleText(title.getText() + ", " + about.getText());
    }
  }
}

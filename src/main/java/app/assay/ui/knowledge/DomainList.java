package app.assay.ui.knowledge;

import app.assay.ui.knowledge.model.DomainMarks;
import app.assay.ui.knowledge.model.DomainMarks.Mark;
import app.assay.ui.knowledge.model.DomainsModel;
import app.assay.ui.knowledge.model.KnowledgeDesk.Shelf;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import app.assay.vault.Domain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The registry of domains, each with how it stands.
final class DomainList extends VBox {

  private final Texts texts;
  private final DomainsModel model;
  private final DomainMarks marks = new DomainMarks();
  private final Label summary = new Label();
  private final ListView<Domain> list = new ListView<>();
  private Optional<Shelf> shelf = Optional.empty();
  private boolean following;

  DomainList(DomainsModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().addAll("claims-side", "conflicts-side", "domains-side");
    summary.setId("knowledge-health");
    summary.setWrapText(true);
    summary.setMinHeight(USE_PREF_SIZE);
    summary.getStyleClass().addAll("muted", "knowledge-filters");
    summary.setMaxWidth(Double.MAX_VALUE);
    list.setId("knowledge-domains");
    list.getStyleClass().add("claim-list");
    list.setAccessibleText(texts.get("domains.accessible"));
    Label none = new Label(texts.get("domains.none"));
    none.setWrapText(true);
    none.getStyleClass().addAll("muted", "hint");
    list.setPlaceholder(none);
    list.setCellFactory(made -> new Cell());
    list.widthProperty().addListener((o, was, is) -> Platform.runLater(list::refresh));
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener(
            (o, was, is) -> {
              if (!following && is != null) {
                model.choose(is.name());
              }
            });
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().addAll(summary, list);
  }

  void focusList() {
    list.requestFocus();
  }

  void follow(Optional<Shelf> now) {
    following = true;
    if (!now.equals(shelf)) {
      shelf = now;
      list.getItems().setAll(model.domains());
      summary.setText(
          now.map(Shelf::health)
              .map(h -> texts.get("health", h.active(), h.deprecated(), h.patterns()))
              .orElse(""));
    }
    model
        .domain()
        .filter(domain -> !domain.equals(list.getSelectionModel().getSelectedItem()))
        .ifPresent(
            domain -> {
              list.getSelectionModel().select(domain);
              list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 1));
            });
    following = false;
  }

  private final class Cell extends WrappingCell<Domain> {

    Cell() {
      super(true);
      getStyleClass().add("claim-cell");
    }

    @Override
    protected void updateItem(Domain domain, boolean empty) {
      super.updateItem(domain, empty);
      if (empty || domain == null || shelf.isEmpty()) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      Label name = new Label(domain.name());
      name.setWrapText(true);
      name.getStyleClass().addAll("claim-text", "strong");
      Label count = Chips.chip(texts.get("entries", domain.activeEntries()), "");
      FlowPane chips = new FlowPane(count);
      chips.getStyleClass().add("entry-refs");
      List<String> words = new ArrayList<>(List.of(domain.name(), count.getText()));
      for (Mark mark : marks.of(domain, shelf.get().health(), model.coverage())) {
        chips.getChildren().add(Chips.chip(mark.words(), mark.warns() ? "warning" : ""));
        words.add(mark.words());
      }
      VBox side = new VBox(name, chips);
      side.getStyleClass().add("claim-words");
      SharedRow row = new SharedRow(List.of(side), side);
      row.getStyleClass().add("claim-row");
      setGraphic(row);
      setAccessibleText(String.join(", ", words));
    }
  }
}

package app.assay.ui.knowledge;

import app.assay.distillery.curation.DomainHealth;
import app.assay.ui.knowledge.model.KnowledgeDesk.Shelf;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
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
  private final Label summary = new Paragraph("");
  private final ListView<Domain> list = new ListView<>();
  private Optional<Shelf> shown = Optional.empty();

  DomainList(Texts texts) {
    this.texts = texts;
    getStyleClass().add("knowledge-page");
    summary.setId("knowledge-health");
    summary.getStyleClass().addAll("muted", "knowledge-summary");
    list.setId("knowledge-domains");
    list.getStyleClass().add("claim-list");
    list.setAccessibleText(texts.get("domains.accessible"));
    Label none = new Label(texts.get("domains.none"));
    none.setWrapText(true);
    none.getStyleClass().addAll("muted", "hint");
    list.setPlaceholder(none);
    list.setCellFactory(made -> new Cell());
    list.widthProperty().addListener((o, was, is) -> Platform.runLater(list::refresh));
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().addAll(summary, list);
  }

  void focusList() {
    list.requestFocus();
  }

  void follow(Optional<Shelf> shelf) {
    if (shelf.equals(shown)) {
      return;
    }
    shown = shelf;
    list.getItems().setAll(shelf.map(Shelf::domains).orElse(List.of()));
    summary.setText(shelf.map(s -> summary(s.health())).orElse(""));
  }

  private String summary(DomainHealth health) {
    List<String> lines = new ArrayList<>();
    lines.add(texts.get("health", health.active(), health.deprecated(), health.patterns()));
    health.alike().forEach(pair -> lines.add(texts.get("health.alike", pair.one(), pair.other())));
    return String.join("\n", lines);
  }

  private final class Cell extends WrappingCell<Domain> {

    Cell() {
      getStyleClass().add("claim-cell");
    }

    @Override
    protected void updateItem(Domain domain, boolean empty) {
      super.updateItem(domain, empty);
      if (empty || domain == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      Label name = new Label(domain.name());
      name.getStyleClass().add("strong");
      FlowPane head =
          new FlowPane(name, Chips.chip(texts.get("entries", domain.activeEntries()), ""));
      head.getStyleClass().add("entry-refs");
      List<String> words = new ArrayList<>(List.of(domain.name()));
      for (String key : standing(domain)) {
        boolean past = key.equals("deprecated");
        Label chip = Chips.chip(texts.get("health." + key), past ? "" : "warning");
        words.add(chip.getText());
        head.getChildren().add(chip);
      }
      Label about = new Label(domain.description());
      about.setWrapText(true);
      Label paths =
          new Label(
              domain.patterns().isEmpty()
                  ? texts.get("paths.none")
                  : String.join("   ", domain.patterns()));
      paths.setWrapText(true);
      paths.getStyleClass().addAll("muted", "small");
      VBox side = new VBox(head, about, paths);
      side.getStyleClass().add("claim-words");
      SharedRow row = new SharedRow(List.of(side), side);
      row.getStyleClass().add("claim-row");
      setGraphic(row);
      setAccessibleText(String.join(", ", words));
    }

    private List<String> standing(Domain domain) {
      if (domain.status() == DomainStatus.DEPRECATED) {
        return List.of("deprecated");
      }
      DomainHealth health = shown.orElseThrow().health();
      List<String> keys = new ArrayList<>();
      if (health.split().stream().anyMatch(f -> f.domain().equals(domain))) {
        keys.add("split");
      }
      if (health.merge().stream().anyMatch(f -> f.domain().equals(domain))) {
        keys.add("merge");
      }
      if (health.orphans().contains(domain)) {
        keys.add("orphan");
      } else if (health.underused().contains(domain)) {
        keys.add("underused");
      }
      return keys;
    }
  }
}

package app.assay.ui.knowledge;

import app.assay.ui.knowledge.model.DomainMarks;
import app.assay.ui.knowledge.model.DomainMarks.Mark;
import app.assay.ui.knowledge.model.DomainsModel;
import app.assay.ui.knowledge.model.KnowledgeDesk.Shelf;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import app.assay.vault.Domain;
import app.assay.vault.Entry;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// One domain: how it stands, its paths, the entries filed under it.
final class DomainCard extends ScrollPane {

  private static final int MOST = 200;

  private final Texts texts;
  private final DomainMarks marks = new DomainMarks();
  private final VBox page = new VBox();

  DomainCard(Texts texts) {
    this.texts = texts;
    setId("domain-card");
    getStyleClass().add("entry-card");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    page.getStyleClass().add("entry-page");
    setContent(page);
  }

  void show(DomainsModel model, Optional<Shelf> shelf) {
    page.getChildren().clear();
    Optional<Domain> chosen = model.domain();
    if (chosen.isEmpty() || shelf.isEmpty()) {
      Label none = new Paragraph(texts.get("card.none"));
      none.getStyleClass().add("muted");
      page.getChildren().add(none);
      return;
    }
    Domain domain = chosen.get();
    Label name = new Paragraph(domain.name());
    name.getStyleClass().add("heading-3");
    FlowPane chips = new FlowPane();
    chips.getStyleClass().add("entry-refs");
    for (Mark mark : marks.of(domain, shelf.get().health(), model.coverage())) {
      chips.getChildren().add(Chips.chip(mark.words(), mark.warns() ? "warning" : ""));
    }
    Label since = new Label(texts.get("card.since", domain.createdAt()));
    since.getStyleClass().addAll("muted", "small");
    chips.getChildren().add(since);
    page.getChildren()
        .addAll(name, chips, new Paragraph(domain.description()), caption("card.paths"));
    if (domain.patterns().isEmpty()) {
      page.getChildren().add(muted(texts.get("card.paths.none")));
    }
    domain.patterns().forEach(path -> page.getChildren().add(code(path)));
    page.getChildren().add(caption("card.entries"));
    List<Entry> entries = model.entries();
    if (entries.isEmpty()) {
      page.getChildren().add(muted(texts.get("card.entries.none")));
    }
    entries.stream().limit(MOST).forEach(entry -> page.getChildren().add(line(entry)));
    if (entries.size() > MOST) {
      page.getChildren().add(muted(texts.get("card.more", entries.size() - MOST)));
    }
    setVvalue(0);
  }

  private Node line(Entry entry) {
    String title = entry.text().title().isBlank() ? entry.id() : entry.text().title();
    return entry.archived().isPresent()
        ? muted(texts.get("card.archived", title))
        : new Paragraph(title);
  }

  private Node caption(String key) {
    Label label = new Label(texts.get(key));
    label.getStyleClass().add("caption");
    return label;
  }

  private static Node code(String words) {
    Label label = new Paragraph(words);
    label.getStyleClass().add("code");
    return label;
  }

  private static Node muted(String words) {
    Label label = new Paragraph(words);
    label.getStyleClass().add("muted");
    return label;
  }
}

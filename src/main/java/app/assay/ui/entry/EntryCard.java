package app.assay.ui.entry;

import app.assay.ui.entry.model.EntrySide;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// All of an entry; beside another, the words that only one of them has are marked.
public final class EntryCard extends ScrollPane {

  private static final int DAY = 10;

  private final Texts texts = new Texts("entry");
  private final VBox page = new VBox();

  /// @param id names the card
  public EntryCard(String id) {
    setId(id);
    getStyleClass().add("entry-card");
    page.getStyleClass().add("entry-page");
    setContent(page);
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
  }

  /// Shows that there is none, and why.
  public void none(String caption, String why) {
    setVvalue(0);
    page.getChildren().setAll(label(caption, "caption"), label(why, "muted"));
  }

  /// Shows an entry.
  ///
  /// @param caption what it is here
  /// @param beside the entry it is compared with
  /// @param first whether it stands at the left of that one
  public void show(String caption, EntrySide side, Optional<EntrySide> beside, boolean first) {
    setVvalue(0);
    page.getChildren().clear();
    Label what = label(caption, "caption");
    FlowPane head = new FlowPane(what, state(side));
    head.getStyleClass().add("card-head");
    page.getChildren().add(head);
    Node id = label(side.id(), "heading-3");
    VBox names = new VBox(id, label(side.text().title(), "muted"));
    names.getStyleClass().add("entry-names");
    page.getChildren().add(names);
    page.getChildren()
        .add(
            EntryParts.words(
                "entry-claim", side.text().claim(), beside.map(b -> b.text().claim()), first));
    page.getChildren().add(new EntryParts(side, beside, first));
  }

  private Label state(EntrySide side) {
    boolean archived = side.archived().isPresent();
    String since = side.since().substring(0, Math.min(DAY, side.since().length()));
    Label chip =
        side.since().isEmpty()
            ? Chips.chip(texts.get("candidate"), "verifiable")
            : archived
                ? Chips.chip(texts.get("archived"), "")
                : Chips.chip(texts.get("active", since), "good");
    chip.setMinWidth(USE_PREF_SIZE);
    return chip;
  }

  private static Label label(String text, String style) {
    Label label = new Paragraph(text);
    label.getStyleClass().add(style);
    return label;
  }
}

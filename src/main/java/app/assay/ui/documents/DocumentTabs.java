package app.assay.ui.documents;

import app.assay.finding.Severity;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The tabs of the open documents, and at their right how many problems the front one has.
public final class DocumentTabs extends StackPane {

  private final Texts texts = new Texts("documents");
  private final OpenDocuments documents;
  private final DocumentEvents events;
  private final Function<OpenDocument, Beside> previews;
  private final TabPane tabs = new TabPane();
  private final HBox strip = new HBox();
  private final KeyCap nextKeys = new KeyCap("F2");
  private OptionalInt point = OptionalInt.empty();
  private Optional<Strip> shown = Optional.empty();
  private boolean syncing;

  /// What the strip says, of which document.
  ///
  /// @param checked whether anybody has looked yet
  private record Strip(DocumentPane pane, boolean checked, Map<Severity, Integer> counts) {}

  /// @param empty what is shown while no document is open
  /// @param previews makes the preview of a document
  public DocumentTabs(
      OpenDocuments documents,
      DocumentEvents events,
      Node empty,
      Function<OpenDocument, Beside> previews) {
    this.documents = documents;
    this.events = events;
    this.previews = previews;
    getStyleClass().add("documents");
    setId("documents");
    tabs.setId("document-tabs");
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.ALL_TABS);
    strip.getStyleClass().add("problem-strip");
    strip.setId("problem-strip");
    strip.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    setAlignment(strip, Pos.TOP_RIGHT);
    getChildren().addAll(empty, tabs, strip);
    tabs.getSelectionModel().selectedItemProperty().addListener((o, was, is) -> selected(is));
    documents.onChange(this::sync);
    documents.onDocument(document -> label(document));
    sync();
  }

  /// The document in front.
  public Optional<DocumentPane> front() {
    Tab tab = tabs.getSelectionModel().getSelectedItem();
    return tab == null ? Optional.empty() : Optional.of(pane(tab));
  }

  /// Shows the problems of one verification point alone in all documents, or all when empty.
  public void showPoint(OptionalInt alone) {
    if (!alone.equals(point)) {
      point = alone;
      tabs.getTabs().forEach(tab -> pane(tab).editor().showPoint(point));
    }
  }

  private void selected(Tab tab) {
    if (tab != null && !syncing) {
      documents.activate(pane(tab).document());
    }
    if (tab != null) {
      strip(pane(tab));
    }
  }

  private void sync() {
    syncing = true;
    tabs.getTabs()
        .removeIf(
            tab -> {
              boolean gone = !documents.list().contains(pane(tab).document());
              if (gone) {
                pane(tab).dispose();
              }
              return gone;
            });
    for (OpenDocument document : documents.list()) {
      if (tab(document).isEmpty()) {
        DocumentPane pane = new DocumentPane(document, events, previews);
        pane.editor().showPoint(point);
        tabs.getTabs().add(tab(pane));
      }
    }
    documents.active().flatMap(this::tab).ifPresent(tabs.getSelectionModel()::select);
    boolean any = !tabs.getTabs().isEmpty();
    tabs.setVisible(any);
    strip.setVisible(any);
    getChildren().getFirst().setVisible(!any);
    syncing = false;
  }

  private Optional<Tab> tab(OpenDocument document) {
    return tabs.getTabs().stream().filter(t -> pane(t).document() == document).findFirst();
  }

  private Tab tab(DocumentPane pane) {
    Tab tab = new Tab();
    tab.setContent(pane);
    tab.setId("tab-" + pane.document().name());
    tab.setTooltip(new Tooltip(pane.document().shown()));
    tab.setOnCloseRequest(
        event -> {
          event.consume();
          events.close(pane.document());
        });
    name(tab, pane.document());
    return tab;
  }

  private void label(OpenDocument document) {
    tab(document).ifPresent(tab -> name(tab, document));
    front().filter(pane -> pane.document() == document).ifPresent(this::strip);
  }

  private void name(Tab tab, OpenDocument document) {
    tab.setText(document.isDirty() ? texts.get("tab.dirty", document.name()) : document.name());
  }

  private void strip(DocumentPane pane) {
    Map<Severity, Integer> counts =
        pane.document().checked().map(c -> c.report().tally().counts()).orElse(Map.of());
    Strip now = new Strip(pane, pane.document().checked().isPresent(), counts);
    if (shown.filter(now::equals).isPresent()) {
      return;
    }
    shown = Optional.of(now);
    if (counts.isEmpty()) {
      Label calm = new Label(texts.get(now.checked() ? "strip.none" : "strip.checking"));
      calm.getStyleClass().add("muted");
      strip.getChildren().setAll(calm);
      return;
    }
    strip
        .getChildren()
        .setAll(
            Chips.counts(counts),
            button("previous-problem", "\u25B2", () -> pane.editor().previousProblem()),
            button("next-problem", "\u25BC", () -> pane.editor().nextProblem()),
            nextKeys);
  }

  /// Prints the key that leads to the next problem.
  public void showKeys(String keys) {
    nextKeys.show(keys);
  }

  private Button button(String id, String text, Runnable run) {
    Button button = new Button(text);
    button.setId(id);
    button.getStyleClass().add("flat");
    button.setAccessibleText(texts.get("strip." + id));
    button.setTooltip(new Tooltip(texts.get("strip." + id)));
    button.setFocusTraversable(false);
    button.setOnAction(e -> run.run());
    return button;
  }

  private static DocumentPane pane(Tab tab) {
    return (DocumentPane) tab.getContent();
  }
}

package app.assay.ui.documents;

import app.assay.ui.shell.CentreView;
import app.assay.ui.shell.CentreViews;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The tabs of the open documents and of other screens, and at their right how many problems the
/// document in front has.
public final class DocumentTabs extends StackPane {

  private final Texts texts = new Texts("documents");
  private final OpenDocuments documents;
  private final CentreViews views;
  private final DocumentEvents events;
  private final Function<OpenDocument, Beside> previews;
  private final TabPane tabs = new TabPane();
  private final ProblemStrip strip = new ProblemStrip();
  private OptionalInt point = OptionalInt.empty();
  private boolean syncing;

  /// @param views other screens with a tab
  /// @param empty what is shown while nothing is open
  /// @param previews makes the preview of a document
  public DocumentTabs(
      OpenDocuments documents,
      CentreViews views,
      DocumentEvents events,
      Node empty,
      Function<OpenDocument, Beside> previews) {
    this.documents = documents;
    this.views = views;
    this.events = events;
    this.previews = previews;
    getStyleClass().add("documents");
    setId("documents");
    tabs.setId("document-tabs");
    tabs.setAccessibleText(texts.get("tabs.accessible"));
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.ALL_TABS);
    setAlignment(strip, Pos.TOP_RIGHT);
    getChildren().addAll(empty, tabs, strip);
    strip.widthProperty().addListener((o, was, is) -> keepRoom());
    strip.visibleProperty().addListener((o, was, is) -> keepRoom());
    tabs.skinProperty().addListener((o, was, is) -> keepRoom());
    widthProperty().addListener((o, was, is) -> strip.fit(getWidth()));
    tabs.getSelectionModel().selectedItemProperty().addListener((o, was, is) -> selected(is));
    documents.onChange(this::documentsChanged);
    views.onChange(this::sync);
    documents.onDocument(document -> label(document));
    sync();
  }

  /// Tabs give way to the strip that lies beside them, into the menu of tabs.
  private void keepRoom() {
    if (tabs.lookup(".tab-header-area") instanceof Region area) {
      area.setPadding(new Insets(0, strip.isVisible() ? strip.getWidth() : 0, 0, 0));
    }
  }

  /// The document in front.
  public Optional<DocumentPane> front() {
    Tab tab = tabs.getSelectionModel().getSelectedItem();
    return tab == null ? Optional.empty() : pane(tab);
  }

  /// Brings the tab to the front that stands so many places further right, around the end.
  public void turn(int by) {
    int count = tabs.getTabs().size();
    if (count > 0) {
      int at = tabs.getSelectionModel().getSelectedIndex() + by;
      tabs.getSelectionModel().select(Math.floorMod(at, count));
    }
  }

  /// Shows the problems of one verification point alone in all documents, or all when empty.
  public void showPoint(OptionalInt alone) {
    if (!alone.equals(point)) {
      point = alone;
      tabs.getTabs().forEach(tab -> pane(tab).ifPresent(p -> p.editor().showPoint(point)));
    }
  }

  private void selected(Tab tab) {
    if (tab != null && !syncing) {
      pane(tab).ifPresent(pane -> documents.activate(pane.document()));
      view(tab).ifPresent(views::activate);
    }
    front().ifPresent(strip::show);
  }

  private void documentsChanged() {
    if (documents.active().isPresent()) {
      views.toBack();
    }
    sync();
  }

  private void sync() {
    syncing = true;
    tabs.getTabs()
        .removeIf(
            tab -> {
              Optional<DocumentPane> pane =
                  pane(tab).filter(p -> !documents.list().contains(p.document()));
              pane.ifPresent(DocumentPane::dispose);
              return pane.isPresent()
                  || view(tab).filter(view -> !views.list().contains(view)).isPresent();
            });
    for (OpenDocument document : documents.list()) {
      if (tab(document).isEmpty()) {
        DocumentPane pane = new DocumentPane(document, events, previews);
        pane.editor().showPoint(point);
        tabs.getTabs().add(tab(pane));
      }
    }
    for (CentreView view : views.list()) {
      if (tab(view).isEmpty()) {
        tabs.getTabs().add(made(view));
      }
    }
    documents
        .active()
        .flatMap(this::tab)
        .or(() -> views.front().flatMap(this::tab))
        .ifPresent(tabs.getSelectionModel()::select);
    boolean any = !tabs.getTabs().isEmpty();
    tabs.setVisible(any);
    strip.setVisible(front().isPresent());
    getChildren().getFirst().setVisible(!any);
    syncing = false;
    if (any && documents.active().isEmpty() && views.front().isEmpty()) {
      selected(tabs.getSelectionModel().getSelectedItem());
    }
  }

  private Optional<Tab> tab(OpenDocument document) {
    return tabs.getTabs().stream()
        .filter(t -> pane(t).filter(p -> p.document() == document).isPresent())
        .findFirst();
  }

  private Optional<Tab> tab(CentreView view) {
    return tabs.getTabs().stream().filter(t -> t.getUserData() == view).findFirst();
  }

  private Tab made(CentreView view) {
    Tab tab = new Tab(view.name(), view.node());
    tab.setUserData(view);
    tab.setTooltip(new Tooltip(view.about()));
    tab.setOnCloseRequest(
        event -> {
          event.consume();
          views.close(view);
        });
    view.onName(() -> tab.setText(view.name()));
    return tab;
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
    front().filter(pane -> pane.document() == document).ifPresent(strip::show);
  }

  private void name(Tab tab, OpenDocument document) {
    tab.setText(document.isDirty() ? texts.get("tab.dirty", document.name()) : document.name());
  }

  /// Prints the key that leads to the next problem.
  public void showKeys(String keys) {
    strip.showKeys(keys);
  }

  private static Optional<DocumentPane> pane(Tab tab) {
    return tab.getContent() instanceof DocumentPane pane ? Optional.of(pane) : Optional.empty();
  }

  private static Optional<CentreView> view(Tab tab) {
    return tab.getUserData() instanceof CentreView view ? Optional.of(view) : Optional.empty();
  }
}

package app.assay.ui.documents;

import app.assay.finding.Severity;
import app.assay.ui.shell.CentreView;
import app.assay.ui.shell.CentreViews;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The tabs of the open documents and of other screens, and at their right how many problems the
/// document in front has.
public final class DocumentTabs extends StackPane {

  /// Letters of a key cap that a window has to be wide for all of the strip.
  private static final double WIDE = 50;

  private final Texts texts = new Texts("documents");
  private final OpenDocuments documents;
  private final CentreViews views;
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
    strip.getStyleClass().add("problem-strip");
    strip.setId("problem-strip");
    strip.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    setAlignment(strip, Pos.TOP_RIGHT);
    getChildren().addAll(empty, tabs, strip);
    strip.widthProperty().addListener((o, was, is) -> keepRoom());
    strip.visibleProperty().addListener((o, was, is) -> keepRoom());
    tabs.skinProperty().addListener((o, was, is) -> keepRoom());
    widthProperty().addListener((o, was, is) -> fit());
    nextKeys.fontProperty().addListener((o, was, is) -> fit());
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

  /// In a narrow window the strip leaves its counts to the panels that have them too.
  private void fit() {
    boolean narrow = getWidth() < WIDE * nextKeys.getFont().getSize();
    for (Node part : strip.getChildren()) {
      boolean kept =
          part == nextKeys
              ? !narrow && !nextKeys.getText().isEmpty()
              : !narrow || part instanceof Labeled;
      part.setVisible(kept);
      part.setManaged(kept);
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
    front().ifPresent(this::strip);
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
      fit();
      return;
    }
    strip
        .getChildren()
        .setAll(
            Chips.counts(counts),
            button("previous-problem", "\u25B2", () -> pane.editor().previousProblem()),
            button("next-problem", "\u25BC", () -> pane.editor().nextProblem()),
            nextKeys);
    fit();
  }

  /// Prints the key that leads to the next problem.
  public void showKeys(String keys) {
    nextKeys.show(keys);
    fit();
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

  private static Optional<DocumentPane> pane(Tab tab) {
    return tab.getContent() instanceof DocumentPane pane ? Optional.of(pane) : Optional.empty();
  }

  private static Optional<CentreView> view(Tab tab) {
    return tab.getUserData() instanceof CentreView view ? Optional.of(view) : Optional.empty();
  }
}

package app.assay.ui.annotate;

import app.assay.hitl.annotation.AnnotationResult;
import app.assay.ui.annotate.model.AnnotateModel;
import app.assay.ui.annotate.model.Choice;
import app.assay.ui.annotate.model.MarkerRow;
import app.assay.ui.annotate.model.SideRow;
import app.assay.ui.shell.CoverBar;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.application.Platform;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Annotate as one region: markers at the left, text and document side by side, claims below.
///
/// Keys: Space or A accepts, R refuses, with Shift all of them; W writes, Esc leaves.
public final class AnnotateView extends BorderPane {

  private final AnnotateModel model;
  private final Runnable leave;
  private final Texts texts = new Texts("annotate");
  private final MarkerList markers;
  private final ListView<SideRow> sides = new ListView<>();
  private final DraftClaims claims = new DraftClaims(texts);
  private final Label claimsTitle = new Label();
  private final Label counts = new Label();
  private final Label state = new Label();
  private final Label banner = new Label();
  private final Button write = new Button();
  private final List<Button> deciding = new ArrayList<>();

  /// @param leave takes the screen away
  public AnnotateView(AnnotateModel model, Runnable leave) {
    this.model = model;
    this.leave = leave;
    setId("annotate");
    getStyleClass().addAll("review", "annotate");
    URL style = AnnotateView.class.getResource("/app/assay/assets/style/review.css");
    getStylesheets().add(Objects.requireNonNull(style, "review.css").toExternalForm());
    markers = new MarkerList(model, texts, this::show);
    sides.setId("annotate-sides");
    sides.getStyleClass().add("sides");
    sides.setAccessibleText(texts.get("sides.accessible"));
    sides.setCellFactory(list -> new SideCell(texts));
    sides.widthProperty().addListener((o, was, is) -> Platform.runLater(sides::refresh));
    Label waiting = new Label(texts.get("sides.waiting"));
    waiting.getStyleClass().addAll("muted", "hint");
    sides.setPlaceholder(waiting);
    setTop(new VBox(bar(), banner));
    banner.setId("annotate-banner");
    banner.getStyleClass().addAll("banner", "warning", "annotate-banner");
    banner.setWrapText(true);
    banner.setMaxWidth(Double.MAX_VALUE);
    banner.setMinHeight(USE_PREF_SIZE);
    setLeft(markers);
    setCenter(right());
    setBottom(footer());
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    model.onChange(this::follow);
    follow();
  }

  private CoverBar bar() {
    counts.setId("annotate-counts");
    counts.getStyleClass().add("muted");
    counts.setMinWidth(USE_PREF_SIZE);
    CoverBar bar =
        new CoverBar(
            "annotate", texts.get("title", model.name()), texts.get("leave"), leave, counts);
    bar.getStyleClass().add("review-bar");
    return bar;
  }

  private SplitPane right() {
    Label left = new Label(texts.get("sides.left", model.name()));
    Label becomes = new Label(texts.get("sides.right", model.target().getFileName()));
    for (Label head : List.of(left, becomes)) {
      head.getStyleClass().add("strong");
      head.setMinWidth(0);
      head.setPrefWidth(0);
      head.setMaxWidth(Double.MAX_VALUE);
      HBox.setHgrow(head, Priority.ALWAYS);
    }
    HBox heads = new HBox(left, becomes);
    heads.getStyleClass().add("panel-header");
    heads.setMinHeight(USE_PREF_SIZE);
    VBox texts = new VBox(heads, sides);
    VBox.setVgrow(sides, Priority.ALWAYS);
    claimsTitle.setId("annotate-claims-title");
    claimsTitle.getStyleClass().add("panel-title");
    HBox claimsHead = new HBox(claimsTitle);
    claimsHead.getStyleClass().add("panel-header");
    claimsHead.setMinHeight(USE_PREF_SIZE);
    VBox below = new VBox(claimsHead, claims);
    VBox.setVgrow(claims, Priority.ALWAYS);
    SplitPane right = new SplitPane(texts, below);
    right.setOrientation(Orientation.VERTICAL);
    right.setDividerPositions(0.68);
    return right;
  }

  private HBox footer() {
    state.setId("annotate-state");
    state.getStyleClass().add("muted");
    state.setMinWidth(0);
    write.setId("annotate-write");
    write.setText(texts.get("write"));
    write.getStyleClass().add("accent");
    write.setOnAction(e -> model.write());
    KeyCap.on(write, "W");
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox footer =
        new HBox(
            button("accept", "A", () -> markers.decide(Choice.ACCEPTED)),
            button("refuse", "R", () -> markers.decide(Choice.REFUSED)),
            button("all", "Shift A", () -> model.chooseAll(Choice.ACCEPTED)),
            button("none", "Shift R", () -> model.chooseAll(Choice.REFUSED)),
            gap,
            state,
            write);
    write.setMinWidth(USE_PREF_SIZE);
    footer.getStyleClass().add("actions");
    return footer;
  }

  private Button button(String key, String cap, Runnable run) {
    Button button = KeyCap.on(new Button(texts.get(key)), cap);
    button.setId("annotate-" + key);
    button.setMinWidth(USE_PREF_SIZE);
    deciding.add(button);
    button.setOnAction(
        e -> {
          run.run();
          markers.focusList();
        });
    return button;
  }

  /// Puts the keyboard where the reviewer goes on.
  public void focusList() {
    markers.focusList();
  }

  private void show(MarkerRow marker) {
    for (int i = 0; i < sides.getItems().size(); i++) {
      if (sides
          .getItems()
          .get(i)
          .before()
          .filter(l -> l.beforeLine() == marker.line())
          .isPresent()) {
        sides.getSelectionModel().clearAndSelect(i);
        sides.scrollTo(Math.max(0, i - 3));
        return;
      }
    }
  }

  private void press(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
      return;
    }
    if (event.getCode() == KeyCode.ESCAPE) {
      leave.run();
      event.consume();
    } else if (event.getCode() == KeyCode.W) {
      model.write();
      event.consume();
    }
  }

  private void follow() {
    markers.follow();
    counts.setText(
        texts.get(
            "counts",
            model.count(Choice.ACCEPTED),
            model.count(Choice.REFUSED),
            model.count(Choice.OPEN)));
    write.setDisable(!model.canWrite());
    deciding.forEach(button -> button.setDisable(model.markers().isEmpty()));
    List<SideRow> rows = model.draft().map(d -> d.rows()).orElse(List.of());
    if (!rows.equals(List.copyOf(sides.getItems()))) {
      sides.getItems().setAll(rows);
      selected();
    }
    List<String> said = new ArrayList<>();
    if (!model.trouble().isEmpty()) {
      said.add(model.trouble());
    }
    model
        .draft()
        .map(d -> d.result())
        .ifPresent(
            result -> {
              switch (result) {
                case AnnotationResult.Planned planned -> said.addAll(planned.notes());
                case AnnotationResult.Refused(String message) -> said.add(message);
              }
            });
    banner.setText(String.join("\n", said));
    banner.setVisible(!said.isEmpty());
    banner.setManaged(!said.isEmpty());
    sayState();
  }

  private void selected() {
    markers.selected().ifPresent(this::show);
  }

  private void sayState() {
    boolean planned = false;
    if (model.draft().map(d -> d.result()).orElse(null) instanceof AnnotationResult.Planned made) {
      planned = true;
      claims.show(made.claims());
      claimsTitle.setText(texts.get("claims.title", made.claims().size()));
      state.setText(
          texts.get(
              model.isStale() ? "state.stale" : "state.would",
              made.document().header().value("clarity-status"),
              made.document().header().value("points-passed"),
              made.open().size()));
    }
    if (!planned) {
      claims.show(List.of());
      claimsTitle.setText(texts.get("claims.title", 0));
      state.setText(texts.get(model.isStale() ? "state.working" : "state.none"));
    }
  }
}

package app.assay.ui.points;

import app.assay.points.check.Sensitivity;
import app.assay.ui.settings.Preferences;
import app.assay.ui.theme.PanelHeader;
import app.assay.ui.theme.Segments;
import app.assay.ui.theme.Shown;
import app.assay.ui.theme.Texts;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The panel of the nine points.
public final class PointsView extends VBox {

  /// What the panel asks of the rest of the window.
  ///
  /// @param pass writes `points-passed` into the document in front
  /// @param report shows the report of the document in front
  /// @param jump goes to a finding that a document allows
  public record Uses(Consumer<String> pass, Runnable report, Consumer<PointRow.Aside> jump) {}

  /// So many rows that differ are drawn anew with all others.
  private static final int MANY = 16;

  private final Texts texts = new Texts("points");
  private final PointsModel model;
  private final Preferences preferences;
  private final Uses uses;
  private final PanelHeader header;
  private final Segments<Boolean> scope = new Segments<>();
  private final Segments<Sensitivity> sensitivity = new Segments<>();
  private final Label hint = new Label();
  private final ListView<PointRow> list = new ListView<>();
  private final Button all = new Button();
  private final Button pass = new Button();
  private final Button report = new Button();

  public PointsView(PointsModel model, Preferences preferences, Uses uses) {
    this.model = model;
    this.preferences = preferences;
    this.uses = uses;
    getStyleClass().add("points");
    setId("points");
    header = new PanelHeader(texts.get("title"), "");
    scope
        .add(
            "points-document",
            texts.get("scope.document"),
            texts.get("scope.about.document"),
            false)
        .add("points-vault", texts.get("scope.vault"), texts.get("scope.about.vault"), true)
        .onChoose(model::setWholeVault);
    HBox top = new HBox(scope);
    top.getStyleClass().add("points-top");
    hint.setId("points-hint");
    hint.setWrapText(true);
    hint.setMinHeight(Region.USE_PREF_SIZE);
    hint.getStyleClass().addAll("muted", "hint");
    list.setId("points-list");
    list.setAccessibleText(texts.get("list.accessible"));
    list.setPlaceholder(new Region());
    list.setCellFactory(view -> new PointCell(texts, model));
    list.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    list.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY) {
            choose();
          }
        });
    StackPane body = new StackPane(list, hint);
    StackPane.setAlignment(hint, Pos.TOP_LEFT);
    body.setMinSize(0, 0);
    VBox.setVgrow(body, Priority.ALWAYS);
    getChildren().addAll(header, top, body, foot());
    model.onChange(this::follow);
    preferences.onChange(this::measure);
    follow();
    measure();
  }

  private VBox foot() {
    button(all, "points-all", "all", model::clear);
    button(pass, "points-pass", "pass", () -> model.proposal().ifPresent(uses.pass()));
    button(report, "points-report", "report", uses.report());
    report.setMinWidth(USE_PREF_SIZE);
    for (Sensitivity each : List.of(Sensitivity.THOROUGH, Sensitivity.QUIET)) {
      sensitivity.add(
          "points-" + each.label(),
          texts.get("sensitivity." + each),
          texts.get("sensitivity.about." + each),
          each);
    }
    sensitivity.onChoose(preferences::setSensitivity);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox row = new HBox(sensitivity, gap, report);
    row.getStyleClass().add("points-foot");
    VBox foot = new VBox(all, pass, row);
    foot.getStyleClass().add("points-more");
    return foot;
  }

  /// Prints the key that leads here.
  public void showKeys(String keys) {
    header.setKeys(keys);
  }

  /// Puts the keyboard focus into the list.
  public void focusList() {
    list.requestFocus();
    if (list.getSelectionModel().isEmpty()) {
      list.getSelectionModel().selectFirst();
    }
  }

  private void button(Button button, String id, String key, Runnable run) {
    button.setId(id);
    button.getStyleClass().add("flat");
    button.setText(texts.get(key));
    button.setMinWidth(0);
    button.setMnemonicParsing(false);
    button.setOnAction(e -> run.run());
  }

  private void follow() {
    scope.choose(model.isWholeVault());
    boolean any = model.hasDocuments();
    hint.setText(texts.get(model.isWholeVault() ? "hint.vault" : "hint"));
    Shown.set(hint, !any);
    Shown.set(list, any);
    int selected = list.getSelectionModel().getSelectedIndex();
    if (model.rows().size() != list.getItems().size()) {
      list.getItems().setAll(model.rows());
      list.getSelectionModel().select(Math.min(selected, model.rows().size() - 1));
    } else if (drawChanged()) {
      list.getSelectionModel().clearAndSelect(selected);
    } else {
      list.refresh();
    }
    Shown.set(all, model.alone().isPresent());
    model.alone().ifPresent(p -> all.setText(texts.get("all.but", texts.get("point." + p))));
    Shown.set(pass, model.proposal().isPresent());
    model.proposal().ifPresent(value -> pass.setText(texts.get("pass", value)));
    report.setDisable(model.name().isEmpty());
  }

  /// Draws the rows anew that differ: each by itself where they are few, for then all others stay
  /// as they are; all at once where they are many, since a list looks at its choice after each.
  ///
  /// @return false where none differs
  private boolean drawChanged() {
    List<PointRow> rows = model.rows();
    int[] changed =
        IntStream.range(0, rows.size())
            .filter(i -> !rows.get(i).equals(list.getItems().get(i)))
            .limit(MANY)
            .toArray();
    if (changed.length == MANY) {
      list.getItems().setAll(rows);
    } else {
      Arrays.stream(changed).forEach(i -> list.getItems().set(i, rows.get(i)));
    }
    return changed.length > 0;
  }

  private void measure() {
    sensitivity.choose(preferences.sensitivity());
  }

  private void press(KeyEvent event) {
    boolean chosen = event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE;
    boolean cleared = event.getCode() == KeyCode.ESCAPE && model.alone().isPresent();
    if (chosen) {
      choose();
    } else if (cleared) {
      model.clear();
    }
    if (chosen || cleared) {
      event.consume();
    }
  }

  private void choose() {
    switch (list.getSelectionModel().getSelectedItem()) {
      case PointRow.Point row -> model.toggle(row.point());
      case PointRow.Aside row -> uses.jump().accept(row);
      case PointRow.Allowed _, PointRow.Lighter _ -> {}
      case null -> {}
    }
  }
}

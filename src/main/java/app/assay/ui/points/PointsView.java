package app.assay.ui.points;

import app.assay.points.check.Sensitivity;
import app.assay.ui.settings.Preferences;
import app.assay.ui.theme.PanelHeader;
import app.assay.ui.theme.Texts;
import app.assay.workspace.WaivedFinding;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The panel of the nine points.
public final class PointsView extends VBox {

  /// What the panel asks of the rest of the window.
  ///
  /// @param pass writes `points-passed` into the document in front
  /// @param report shows the report of the document in front
  /// @param jump goes to a finding that the document allows
  public record Uses(Consumer<String> pass, Runnable report, Consumer<WaivedFinding> jump) {}

  private final Texts texts = new Texts("points");
  private final PointsModel model;
  private final Preferences preferences;
  private final Uses uses;
  private final PanelHeader header;
  private final Label hint = new Label();
  private final ListView<PointRow> list = new ListView<>();
  private final Button all = new Button();
  private final Button pass = new Button();
  private final Button report = new Button();
  private final HBox sensitivity = new HBox();

  /// @param keys the key that leads here
  public PointsView(PointsModel model, Preferences preferences, String keys, Uses uses) {
    this.model = model;
    this.preferences = preferences;
    this.uses = uses;
    getStyleClass().add("points");
    setId("points");
    header = new PanelHeader(texts.get("title"), keys);
    hint.setText(texts.get("hint"));
    hint.setId("points-hint");
    hint.setWrapText(true);
    hint.setMinHeight(Region.USE_PREF_SIZE);
    hint.getStyleClass().addAll("muted", "hint");
    list.setId("points-list");
    list.setAccessibleText(texts.get("list.accessible"));
    list.setCellFactory(view -> new PointCell(texts, model));
    list.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    list.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY) {
            choose();
          }
        });
    VBox.setVgrow(list, Priority.ALWAYS);
    button(all, "points-all", "all", model::clear);
    button(pass, "points-pass", "pass", () -> model.proposal().ifPresent(uses.pass()));
    button(report, "points-report", "report", uses.report());
    for (Sensitivity each : List.of(Sensitivity.THOROUGH, Sensitivity.QUIET)) {
      sensitivity.getChildren().add(choice(each));
    }
    sensitivity.getStyleClass().add("segments");
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox foot = new HBox(sensitivity, gap, report);
    foot.getStyleClass().add("points-foot");
    VBox more = new VBox(all, pass, foot);
    more.getStyleClass().add("points-more");
    getChildren().addAll(header, hint, list, more);
    model.onChange(this::follow);
    preferences.onChange(this::follow);
    follow();
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
    button.setMaxWidth(Double.MAX_VALUE);
    button.setMnemonicParsing(false);
    button.setOnAction(e -> run.run());
  }

  private final ToggleGroup group = new ToggleGroup();

  private ToggleButton choice(Sensitivity which) {
    ToggleButton choice = new ToggleButton(texts.get("sensitivity." + which));
    choice.setId("points-" + which.label());
    choice.getStyleClass().add("segment");
    choice.setToggleGroup(group);
    choice.setUserData(which);
    choice.setTooltip(new Tooltip(texts.get("sensitivity.about." + which)));
    choice.setAccessibleText(texts.get("sensitivity.about." + which));
    choice.setMinWidth(Region.USE_PREF_SIZE);
    choice.setOnAction(
        e -> {
          choice.setSelected(true);
          preferences.setSensitivity(which);
        });
    return choice;
  }

  private void follow() {
    boolean any = model.name().isPresent();
    header.setTitle(
        model.name().map(name -> texts.get("title.of", name)).orElse(texts.get("title")));
    show(hint, !any);
    show(list, any);
    int selected = list.getSelectionModel().getSelectedIndex();
    if (!model.rows().equals(list.getItems())) {
      list.getItems().setAll(model.rows());
      list.getSelectionModel().select(Math.min(selected, model.rows().size() - 1));
    } else {
      list.refresh();
    }
    show(all, model.alone().isPresent());
    model.alone().ifPresent(p -> all.setText(texts.get("all.but", texts.get("point." + p))));
    show(pass, model.proposal().isPresent());
    model.proposal().ifPresent(value -> pass.setText(texts.get("pass", value)));
    report.setDisable(!any);
    group.getToggles().stream()
        .filter(t -> preferences.sensitivity() == t.getUserData())
        .forEach(group::selectToggle);
  }

  private static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
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
      case PointRow.Waived(WaivedFinding finding) -> uses.jump().accept(finding);
      case PointRow.Allowed _ -> {}
      case null -> {}
    }
  }
}

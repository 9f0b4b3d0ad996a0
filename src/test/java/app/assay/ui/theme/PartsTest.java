package app.assay.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Severity;
import app.assay.ui.FxTest;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;

/// Shows the parts and the standard controls together, as the screens will.
class PartsTest extends FxTest {

  @Override
  protected Parent root() {
    TreeItem<String> documents = new TreeItem<>("documents");
    documents.setExpanded(true);
    List.of("api-pricing.cgd.md", "capacity-plan.cgd.md", "rota-2026.sot")
        .forEach(d -> documents.getChildren().add(new TreeItem<>(d)));
    TreeView<String> tree = new TreeView<>(new TreeItem<>("lighthouse"));
    tree.setShowRoot(false);
    tree.getRoot().getChildren().add(documents);
    tree.getSelectionModel().select(2);
    tree.setId("tree");
    VBox left = new VBox(new PanelHeader("Vault", "Alt+1"), tree);
    VBox.setVgrow(tree, Priority.ALWAYS);
    SplitPane centre = new SplitPane(tabs(), problems());
    centre.setOrientation(Orientation.VERTICAL);
    SplitPane all = new SplitPane(left, centre);
    all.setDividerPositions(0.25);
    return all;
  }

  private static TabPane tabs() {
    Button review = KeyCap.on(new Button("Review"), "Ctrl R");
    Button open = KeyCap.on(new Button("Open in review"), "Ctrl R");
    open.getStyleClass().add("accent");
    open.setId("open");
    Button flat = new Button("Filter");
    flat.getStyleClass().add("flat");
    TextField field = new TextField();
    field.setPromptText("Find any action, document or claim");
    ComboBox<String> combo = new ComboBox<>();
    combo.getItems().add("Group: point");
    combo.getSelectionModel().select(0);
    HBox dots = new HBox(8);
    for (Severity severity : Severity.values()) {
      dots.getChildren().addAll(new SeverityDot(severity.label()), Chips.of(severity));
    }
    dots.getChildren().addAll(new SeverityDot("good"), Chips.chip("clear", "good"));
    Label heading = new Label("Bulbs cost $18.40 each");
    heading.getStyleClass().add("heading-3");
    Label caption = new Label("Where to verify");
    caption.getStyleClass().add("caption");
    VBox box =
        new VBox(
            12, heading, caption, new HBox(8, review, open, flat), new HBox(8, field, combo), dots);
    box.setStyle("-fx-padding: 1em;");
    TabPane tabs = new TabPane(new Tab("capacity-plan.cgd.md", box), new Tab("churn-study.cgd.md"));
    return tabs;
  }

  private static VBox problems() {
    TableView<String[]> table = new TableView<>();
    List<String> titles = List.of("Severity", "Rule", "What", "Where");
    for (int i = 0; i < titles.size(); i++) {
      int column = i;
      TableColumn<String[], String> c = new TableColumn<>(titles.get(i));
      c.setCellValueFactory(r -> new ReadOnlyStringWrapper(r.getValue()[column]));
      c.setPrefWidth(i == 2 ? 300 : 120);
      table.getColumns().add(c);
    }
    table
        .getItems()
        .add(new String[] {"critical", "P1-RESULT-UNSOURCED", "no measurement", "26:14"});
    table.getItems().add(new String[] {"warning", "P4-TABLE-NO-SOURCE", "no source", "33:23"});
    table.getSelectionModel().select(0);
    Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
    counts.put(Severity.CRITICAL, 4);
    counts.put(Severity.WARNING, 6);
    counts.put(Severity.TEMPORAL, 1);
    VBox.setVgrow(table, Priority.ALWAYS);
    CountChips chips = new CountChips();
    chips.show(counts);
    return new VBox(new PanelHeader("Problems", "Alt+6", chips), table);
  }

  @Test
  void countsAreShownInTheChipsThereAre() {
    CountChips chips = lookup(".chips").queryAs(CountChips.class);
    List<Node> before = List.copyOf(chips.getChildren());
    interact(() -> chips.show(Map.of(Severity.TEMPORAL, 3, Severity.CRITICAL, 12)));
    assertThat(chips.getChildren()).containsExactlyElementsOf(before);
    assertThat(chips.getChildren().stream().filter(Node::isManaged).map(Node::getAccessibleText))
        .containsExactly("12 critical", "3 temporal");
    assertThat(chips.getChildren()).allMatch(n -> n.isVisible() == n.isManaged());
    interact(() -> chips.show(Map.of()));
    assertThat(chips.getChildren()).noneMatch(Node::isManaged);
  }

  @Test
  void picturesAreTaken() {
    interact(() -> lookup("#open").query().requestFocus());
    settle();
    picture("parts");
    assertThat(Path.of("target", "screenshots", "parts-dark.png")).exists();
  }
}

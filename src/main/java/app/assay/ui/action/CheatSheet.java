package app.assay.ui.action;

import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// All actions that have a key, by group, and the keys that two of them claim.
public final class CheatSheet extends VBox {

  public CheatSheet(Actions actions, KeyMap keys) {
    Texts texts = new Texts("action");
    getStyleClass().addAll("card", "cheat-sheet");
    setId("cheat-sheet");
    setFocusTraversable(true);
    setAccessibleText(texts.get("sheet.title"));
    Label title = new Label(texts.get("sheet.title"));
    title.getStyleClass().add("heading-3");
    Label hint = new Label(texts.get("sheet.hint"));
    hint.getStyleClass().add("muted");
    FlowPane groups = new FlowPane(Orientation.VERTICAL);
    groups.getStyleClass().add("groups");
    Map<String, List<Action>> byGroup =
        actions.all().stream()
            .filter(a -> keys.keyOf(a.id()).isPresent())
            .collect(Collectors.groupingBy(Action::group, LinkedHashMap::new, Collectors.toList()));
    byGroup.forEach((name, held) -> groups.getChildren().add(group(name, held, keys)));
    ScrollPane scroll = new ScrollPane(groups);
    scroll.setFitToHeight(true);
    scroll.setFocusTraversable(false);
    getChildren().addAll(title, hint, scroll);
    keys.conflicts()
        .forEach(
            (key, held) -> {
              String names = held.stream().map(Action::title).collect(Collectors.joining(", "));
              Label conflict = new Label(texts.get("sheet.conflict", key.text(), names));
              conflict.getStyleClass().add("critical-text");
              getChildren().add(conflict);
            });
  }

  private static VBox group(String name, List<Action> held, KeyMap keys) {
    Label heading = new Label(name);
    heading.getStyleClass().add("caption");
    VBox box = new VBox(heading);
    box.getStyleClass().add("group");
    for (Action action : held) {
      Region gap = new Region();
      HBox.setHgrow(gap, Priority.ALWAYS);
      HBox row = new HBox(new Label(action.title()), gap, new KeyCap(keys.caps(action.id())));
      row.getStyleClass().add("key-row");
      box.getChildren().add(row);
    }
    return box;
  }
}

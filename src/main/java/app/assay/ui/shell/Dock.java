package app.assay.ui.shell;

import java.util.List;
import java.util.function.UnaryOperator;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// Tool windows at one place, one of which is seen; the header names them all and carries what
/// belongs to the one that is seen, in a row of its own where the window is narrow.
public final class Dock extends BorderPane {

  private final List<ToolWindow> windows;
  private final ToggleGroup group = new ToggleGroup();
  private final HBox tabs = new HBox();
  private final HBox beside = new HBox();
  private final Label keys = new Label();
  private UnaryOperator<String> keysOf;
  private ToolWindow shown;

  /// @param windows at least one; the first is seen at first
  /// @param hide takes the dock away
  /// @param hideText accessible text of the button that does
  public Dock(List<ToolWindow> windows, Runnable hide, String hideText) {
    this.windows = List.copyOf(windows);
    shown = windows.getFirst();
    keysOf = id -> "";
    getStyleClass().add("dock");
    tabs.getStyleClass().add("dock-tabs");
    beside.getStyleClass().add("dock-beside");
    beside.setMinWidth(0);
    for (ToolWindow window : windows) {
      ToggleButton tab = new ToggleButton(window.title());
      tab.setId("dock-" + window.id());
      tab.getStyleClass().addAll("flat", "dock-tab");
      tab.setToggleGroup(group);
      tab.setUserData(window);
      tab.setMinWidth(USE_PREF_SIZE);
      tab.setOnAction(e -> show(window));
      tabs.getChildren().add(tab);
    }
    keys.getStyleClass().add("panel-hint");
    keys.setMinWidth(USE_PREF_SIZE);
    Button away = new Button("\u2013");
    away.setId("dock-hide");
    away.getStyleClass().add("flat");
    away.setAccessibleText(hideText);
    away.setMinWidth(USE_PREF_SIZE);
    away.setOnAction(e -> hide.run());
    HBox buttons = new HBox(keys, away);
    buttons.getStyleClass().add("dock-tabs");
    setTop(new DockHeader(tabs, beside, buttons));
    show(shown);
  }

  /// Prints other keys.
  ///
  /// @param keys the key of a window by its id, empty for the one it was made with
  public void showKeys(UnaryOperator<String> keys) {
    keysOf = keys;
    show(shown);
  }

  /// The window that is seen.
  public ToolWindow shown() {
    return shown;
  }

  /// Brings a window to sight.
  ///
  /// @throws IllegalArgumentException when it is not in this dock
  public void show(String id) {
    show(
        windows.stream()
            .filter(w -> w.id().equals(id))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no tool window " + id)));
  }

  private void show(ToolWindow window) {
    shown = window;
    group.getToggles().stream()
        .filter(t -> window.equals(t.getUserData()))
        .findFirst()
        .ifPresent(group::selectToggle);
    beside.getChildren().setAll(window.header());
    HBox.setHgrow(window.header(), Priority.ALWAYS);
    String now = keysOf.apply(window.id());
    keys.setText(now.isEmpty() ? window.keys() : now);
    setCenter(window.content());
  }
}

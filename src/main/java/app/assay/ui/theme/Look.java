package app.assay.ui.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.WeakHashMap;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// The theme and scale in force. Scenes given to it follow every later change at once; menus,
/// pop-ups and tooltips take theirs from the scene they belong to, also while they are open.
///
/// Belongs to the thread that draws.
public final class Look {

  private static final List<String> SHEETS =
      List.of("base", "controls", "parts", "editor", "frame");
  private static final int BODY = 13;

  private final WeakHashMap<Scene, Boolean> scenes = new WeakHashMap<>();
  private Theme theme;
  private int scale;

  /// @param theme the theme to begin with
  /// @param scale size of everything in percent, 100 to 200
  public Look(Theme theme, int scale) {
    Fonts.load();
    this.theme = theme;
    this.scale = Math.clamp(scale, 100, 200);
    Platform.getPreferences().colorSchemeProperty().addListener((o, was, is) -> follow());
  }

  public Theme theme() {
    return theme;
  }

  /// In percent.
  public int scale() {
    return scale;
  }

  /// Dresses a scene, now and at every later change.
  public void dress(Scene scene) {
    scenes.put(scene, true);
    dressNow(scene);
  }

  /// Changes the theme of all scenes.
  public void setTheme(Theme changed) {
    theme = changed;
    dressAll();
  }

  /// Changes the size of everything, in percent from 100 to 200.
  public void setScale(int percent) {
    scale = Math.clamp(percent, 100, 200);
    dressAll();
  }

  private void follow() {
    if (theme == Theme.SYSTEM) {
      dressAll();
    }
  }

  private void dressAll() {
    List.copyOf(scenes.keySet()).forEach(this::dressNow);
    for (Window window : Window.getWindows()) {
      @Nullable Scene below = window instanceof PopupWindow popup ? below(popup) : null;
      if (below != null && scenes.containsKey(below)) {
        window.getScene().getStylesheets().setAll(below.getStylesheets());
      }
    }
  }

  /// The scene of the window that a pop-up, or a pop-up of a pop-up, lies above.
  private static @Nullable Scene below(PopupWindow popup) {
    @Nullable Window owner = popup.getOwnerWindow();
    while (owner instanceof PopupWindow further) {
      owner = further.getOwnerWindow();
    }
    return owner == null ? null : owner.getScene();
  }

  private void dressNow(Scene scene) {
    boolean dark = theme.isDark();
    String userAgent = (dark ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheet();
    if (!userAgent.equals(Application.getUserAgentStylesheet())) {
      Application.setUserAgentStylesheet(userAgent);
    }
    List<String> sheets = new ArrayList<>();
    sheets.add(sheet(dark ? "dark" : "light"));
    SHEETS.forEach(name -> sheets.add(sheet(name)));
    sheets.add("data:text/css,.root{-fx-font-size:" + BODY * scale / 100.0 + "px;}");
    scene.getStylesheets().setAll(sheets);
  }

  private static String sheet(String name) {
    URL url = Look.class.getResource("/app/assay/assets/style/" + name + ".css");
    return Objects.requireNonNull(url, name).toExternalForm();
  }
}

package app.assay.ui.theme;

import javafx.application.ColorScheme;
import javafx.application.Platform;

/// Light, dark, or what the desktop says.
public enum Theme {
  LIGHT,
  DARK,
  SYSTEM;

  /// The theme of a setting's word; an unknown one is the system's.
  public static Theme named(String word) {
    return switch (word) {
      case "light" -> LIGHT;
      case "dark" -> DARK;
      default -> SYSTEM;
    };
  }

  /// Whether it is dark now; for `SYSTEM` asks the desktop, on the thread that draws.
  public boolean isDark() {
    return this == DARK
        || (this == SYSTEM && Platform.getPreferences().getColorScheme() == ColorScheme.DARK);
  }
}

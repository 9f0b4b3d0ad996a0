package app.assay.ui.entry;

import java.net.URL;
import java.util.List;
import java.util.Objects;
import javafx.scene.Parent;

/// Dresses a screen of the knowledge store.
public final class EntryStyle {

  private EntryStyle() {}

  public static void on(Parent screen) {
    screen.getStyleClass().addAll("review", "knowledge");
    for (String sheet : List.of("review.css", "knowledge.css")) {
      URL style = EntryStyle.class.getResource("/app/assay/assets/style/" + sheet);
      screen.getStylesheets().add(Objects.requireNonNull(style, sheet).toExternalForm());
    }
  }
}

package app.assay.ui.judge;

import java.net.URL;
import java.util.List;
import java.util.Objects;
import javafx.scene.Parent;

/// Dresses a screen of the judges.
final class JudgeStyle {

  private JudgeStyle() {}

  static void on(Parent screen) {
    screen.getStyleClass().addAll("review", "judge");
    for (String sheet : List.of("review.css", "judge.css")) {
      URL style = JudgeStyle.class.getResource("/app/assay/assets/style/" + sheet);
      screen.getStylesheets().add(Objects.requireNonNull(style, sheet).toExternalForm());
    }
  }
}

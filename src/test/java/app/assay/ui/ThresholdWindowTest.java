package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.theme.Ground;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.Theme;
import app.assay.workspace.LastWindow;
import java.util.List;
import java.util.Locale;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class ThresholdWindowTest extends FxTest {

  @Override
  protected Parent root() {
    return new Pane();
  }

  @Test
  void theWindowStandsWithItsSizeAndTitleBeforeTheWorkbenchIsMade() {
    Stage window = shown(Theme.DARK);
    assertThat(window.isShowing()).isTrue();
    assertThat(window.getTitle()).isEqualTo("Assay");
    assertThat(window.getScene().getWidth()).isEqualTo(1000);
    assertThat(window.getScene().getFill()).isEqualTo(Ground.of(true));
    interact(window::close);
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void aWorkbenchThatCannotBeMadeIsSaidInTheWindowThatWaitsForIt(Theme theme) {
    Stage window = shown(theme);
    String sentence = new Texts("shell").get("missed");
    interact(() -> Threshold.say(window, sentence));
    Label label =
        (Label) ((StackPane) window.getScene().getRoot()).getChildrenUnmodifiable().getFirst();
    assertThat(label.getText()).contains("Nothing was opened and nothing was changed");
    assertThat(label.getTextFill()).isEqualTo(Ground.of(!theme.isDark()));
    settle();
    assertThat(label.getHeight()).isGreaterThan(30);
    interact(
        () -> Screenshot.save(window.getScene(), "missed-" + (theme.isDark() ? "dark" : "light")));
    interact(window::close);
  }

  private Stage shown(Theme theme) {
    Stage[] made = new Stage[1];
    interact(
        () -> {
          made[0] = new Stage();
          LastWindow last =
              new LastWindow(
                  List.of(1000, 700), List.of(), false, theme.name().toLowerCase(Locale.ROOT));
          Threshold.show(made[0], last, () -> {});
        });
    settle();
    return made[0];
  }
}

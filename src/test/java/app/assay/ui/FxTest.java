package app.assay.ui;

import app.assay.ui.theme.Look;
import app.assay.ui.theme.Theme;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.testfx.framework.junit5.ApplicationTest;
import org.testfx.util.WaitForAsyncUtils;

/// A test of something on the screen: shows it in a dressed window on the headless platform.
public abstract class FxTest extends ApplicationTest {

  protected Stage stage;
  protected Look look;

  /// What is shown, made on the thread that draws.
  protected abstract Parent root();

  protected double width() {
    return 900;
  }

  protected double height() {
    return 620;
  }

  @Override
  public void start(Stage primary) {
    stage = primary;
    look = new Look(Theme.LIGHT, 100);
    StackPane frame = new StackPane();
    Scene scene = new Scene(frame, width(), height());
    look.dress(scene);
    stage.setScene(scene);
    stage.show();
    frame.getChildren().setAll(root());
    stage.toFront();
  }

  /// Lets the toolkit come to rest.
  protected static void settle() {
    WaitForAsyncUtils.waitForFxEvents(12);
  }

  /// Writes the picture of the window in both themes.
  protected void picture(String name) {
    for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK}) {
      interact(() -> look.setTheme(theme));
      settle();
      interact(
          () -> Screenshot.save(stage.getScene(), name + (theme.isDark() ? "-dark" : "-light")));
    }
    interact(() -> look.setTheme(Theme.LIGHT));
  }
}

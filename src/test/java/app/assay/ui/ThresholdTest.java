package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import app.assay.workspace.Session;
import app.assay.workspace.Settings;
import app.assay.workspace.SettingsFile;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationTest;
import org.testfx.util.WaitForAsyncUtils;

/// The window itself: its icons, and the size and place that it comes back with.
class ThresholdTest extends ApplicationTest {

  private static final double WIDTH = 640;
  private static final double HEIGHT = 480;
  private static final int PATIENCE_SECONDS = 30;

  @TempDir Path folder;
  private Stage stage;

  @Override
  public void start(Stage primary) {
    primary.hide();
  }

  /// Shows a window as the last one was left, and waits until the workbench is made in it.
  private void show(Session session) throws InterruptedException {
    CountDownLatch filled = new CountDownLatch(1);
    SettingsFile file = new SettingsFile(folder, new DocumentFile());
    assertThat(file.write(Settings.DEFAULT.withWindow(WIDTH, HEIGHT).withSession(session)))
        .isEmpty();
    interact(
        () -> {
          stage = new Stage();
          Threshold.show(stage, file.lastWindow(), filled::countDown);
        });
    assertThat(filled.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    WaitForAsyncUtils.waitForFxEvents();
  }

  @AfterEach
  void close() {
    interact(() -> stage.close());
  }

  private static Rectangle2D screen() {
    return Screen.getPrimary().getVisualBounds();
  }

  @Test
  void windowHasItsNameAndAnIconOfEachSize() throws InterruptedException {
    show(Session.NONE);
    assertThat(stage.getTitle()).isEqualTo("Assay");
    assertThat(stage.getIcons())
        .extracting(icon -> (int) icon.getWidth())
        .containsExactly(16, 24, 32, 48, 64, 128, 256);
    assertThat(stage.getIcons()).noneMatch(icon -> icon.isError());
  }

  @Test
  void windowComesBackWithItsSizeWhereItWas() throws InterruptedException {
    show(Session.NONE.at(screen().getMinX() + 60, screen().getMinY() + 40, false));
    assertThat(stage.getScene().getWidth()).isEqualTo(WIDTH);
    assertThat(stage.getScene().getHeight()).isEqualTo(HEIGHT);
    assertThat(stage.getX()).isEqualTo(screen().getMinX() + 60);
    assertThat(stage.getY()).isEqualTo(screen().getMinY() + 40);
    assertThat(stage.isMaximized()).isFalse();
  }

  @Test
  void windowThatWasOffEveryScreenIsBroughtBack() throws InterruptedException {
    show(Session.NONE.at(screen().getMaxX() + 5_000, screen().getMaxY() + 5_000, false));
    Rectangle2D place =
        new Rectangle2D(
            stage.getX(), stage.getY(), stage.getScene().getWidth(), stage.getScene().getHeight());
    assertThat(screen().contains(place)).as("%s on %s", place, screen()).isTrue();
  }

  @Test
  void windowThatFilledTheScreenFillsItAgain() throws InterruptedException {
    show(Session.NONE.at(screen().getMinX() + 60, screen().getMinY() + 40, true));
    assertThat(stage.isMaximized()).isTrue();
  }
}

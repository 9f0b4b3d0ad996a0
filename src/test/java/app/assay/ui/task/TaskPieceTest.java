package app.assay.ui.task;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.FxTest;
import app.assay.workspace.Outcome;
import app.assay.workspace.VirtualThreadRunner;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

class TaskPieceTest extends FxTest {

  private final VirtualThreadRunner runner = new VirtualThreadRunner(Platform::runLater);
  private final BlockingQueue<Outcome<String>> outcomes = new LinkedBlockingQueue<>();

  @Override
  protected Parent root() {
    HBox bar = new HBox(new Label("CLEAR | PENDING"), new TaskPiece(runner.running()));
    bar.getStyleClass().add("status-bar");
    return bar;
  }

  @Override
  protected double height() {
    return 30;
  }

  private void start(String title, CountDownLatch started) {
    runner.submit(
        title,
        p -> {
          p.update(31, 50, "");
          started.countDown();
          while (!p.isCancelled()) {
            Thread.onSpinWait();
          }
          p.stopIfCancelled();
          return "";
        },
        outcomes::add);
  }

  @Test
  void nothingIsShownWhileNothingRuns() {
    assertThat(lookup("#tasks").query().isVisible()).isFalse();
  }

  @Test
  void runningTaskIsShownAndCancelled() throws Exception {
    CountDownLatch started = new CountDownLatch(1);
    start("Gate batch-2026-06-09", started);
    assertThat(started.await(10, TimeUnit.SECONDS)).isTrue();
    WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, lookup("#tasks").query().visibleProperty());
    settle();
    assertThat(lookup("31 of 50").tryQuery()).isPresent();
    picture("tasks");
    clickOn("#task-cancel");
    assertThat(outcomes.poll(10, TimeUnit.SECONDS)).isEqualTo(new Outcome.Cancelled<>());
    settle();
    assertThat(lookup("#tasks").query().isVisible()).isFalse();
  }
}

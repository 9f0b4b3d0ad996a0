package app.assay.ui.preview;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.SourceText;
import app.assay.ui.FxTest;
import app.assay.ui.editor.model.OpenText;
import app.assay.ui.task.Debounce;
import app.assay.workspace.Outcome;
import app.assay.workspace.Progress;
import app.assay.workspace.RunningTasks;
import app.assay.workspace.TaskHandle;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.UndoStack;
import app.assay.workspace.VirtualThreadRunner;
import app.assay.workspace.Work;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/// Texts on which the library behind the preview overflows its stack or takes minutes: the preview
/// says so, the thread that draws hardly notices, and the next text is shown.
class HostilePreviewTest extends FxTest {

  private static final long MOST_DRAWING = TimeUnit.SECONDS.toNanos(1);
  private static final String CUT =
      "The preview shows only the beginning of what is long. Your text is untouched; read it in the"
          + " editor.";
  private static final String DEEP =
      "The text is nested too deep for a preview. Your text is untouched; read it in the editor.";
  private static final String LONG =
      "The preview shows at most 400,000 characters. Your text is untouched; read it in the"
          + " editor.";
  private static final String SLOW =
      "The preview takes too long and was given up. Your text is untouched; it is tried again after"
          + " the next edit.";

  private final AtomicInteger tellings = new AtomicInteger();
  private final AtomicInteger questions = new AtomicInteger();
  private final List<Runnable> limits = new ArrayList<>();
  private final AtomicLong drawing = new AtomicLong();
  private VirtualThreadRunner runner;
  private OpenText text;
  private PreviewModel model;

  @Override
  protected Parent root() {
    drawing.set(Thread.currentThread().threadId());
    runner = new VirtualThreadRunner(Platform::runLater);
    text = new OpenText(SourceText.of("Calm.\n"), new UndoStack(20));
    model =
        new PreviewModel(
            text, new Rendering(), new Counting(), new Debounce(1)::request, limits::add);
    model.onChange(tellings::incrementAndGet);
    return new PreviewPane(model);
  }

  @BeforeEach
  void calm() {
    await(() -> shown().equals("Calm."));
  }

  @Test
  void thousandsOfAsterisks() {
    assertThat(troubleOf("*".repeat(1_000) + " a " + "*".repeat(1_000))).isEmpty();
    assertThat(troubleOf("*".repeat(1_000) + "a" + "*".repeat(1_000))).isEmpty();
  }

  @Test
  void backtickRunsOfEveryLength() {
    String runs =
        IntStream.rangeClosed(1, 500)
            .mapToObj(length -> "`".repeat(length) + " ")
            .collect(Collectors.joining());
    assertThat(runs).hasSizeGreaterThan(125_000);
    assertThat(troubleOf(runs)).isEqualTo(CUT);
  }

  @Test
  void picturesThatAreNone() {
    assertThat(troubleOf("![[]()".repeat(10_000))).isEqualTo(CUT);
  }

  @Test
  void quotesInQuotes() {
    assertThat(troubleOf(">".repeat(100_000) + " a")).isEqualTo(CUT);
  }

  @Test
  void listsInLists() {
    String lists =
        IntStream.range(0, 500)
            .mapToObj(depth -> "  ".repeat(depth) + "- a\n")
            .collect(Collectors.joining());
    assertThat(troubleOf(lists)).isEqualTo(CUT);
  }

  @Test
  void tableOfThousandsOfColumnsOverflowsTheStackOfTheLibrary() {
    assertThat(troubleOf("| a ".repeat(5_000) + "|\n" + "|---".repeat(5_000) + "|\n"))
        .isEqualTo(DEEP);
  }

  @Test
  void linksThatWouldTakeMinutesAreGivenUpAtTheLimit() {
    int asked = questions.get();
    int told = tellings.get();
    interact(() -> text.setText("test", "[a](".repeat(100_000)));
    await(() -> questions.get() > asked + 1_000);
    assertThat(tellings).hasValue(told);
    assertThat(limits).hasSize(2);
    interact(() -> limits.getLast().run());
    await(() -> runner.running().list().isEmpty());
    assertThat(model.trouble()).isEqualTo(SLOW);
    assertThat(settled("Calm again.\n")).isEmpty();
    assertThat(shown()).isEqualTo("Calm again.");
  }

  @Test
  void proseThatIsTooLong() {
    assertThat(troubleOf("The lamp is lit at dusk. ".repeat(100_000))).isEqualTo(LONG);
  }

  @Test
  void paragraphThatWouldBeDrawnForSecondsIsCut() {
    assertThat(troubleOf("*a* b ".repeat(20_000))).isEqualTo(CUT);
  }

  @Test
  void moreBlocksThanAreShownAreSaid() {
    assertThat(settled("# a\n\n".repeat(6_001))).isEqualTo(CUT);
    assertThat(model.blocks()).hasSize(6_000);
  }

  /// What the preview says of a text; afterwards a calm text is shown again.
  private String troubleOf(String hostile) {
    String trouble = settled(hostile);
    assertThat(lookup("#preview-trouble").queryAs(Label.class).getText()).isEqualTo(trouble);
    assertThat(settled("Calm again.\n")).isEmpty();
    assertThat(shown()).isEqualTo("Calm again.");
    interact(() -> text.setText("calm", "Calm.\n"));
    await(() -> shown().equals("Calm."));
    return trouble;
  }

  /// Puts a text in, lets the preview end, and looks at what the thread that draws did for it.
  private String settled(String changed) {
    long before = drawn();
    int told = tellings.get();
    interact(() -> text.setText("test", changed));
    await(() -> tellings.get() > told && runner.running().list().isEmpty());
    assertThat(drawn() - before).as("nanoseconds of drawing").isLessThan(MOST_DRAWING);
    return model.trouble();
  }

  private long drawn() {
    return ManagementFactory.getThreadMXBean().getThreadCpuTime(drawing.get());
  }

  private String shown() {
    return model.blocks().stream()
        .flatMap(block -> block.cells().stream())
        .flatMap(cell -> cell.stream().map(PreviewRun::text))
        .limit(1)
        .collect(Collectors.joining());
  }

  private static void await(Callable<Boolean> condition) {
    try {
      WaitForAsyncUtils.waitFor(
          60, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition).get());
    } catch (TimeoutException e) {
      throw new AssertionError("it did not become true", e);
    }
    settle();
  }

  /// Runs as the program does, and counts how often work asks whether to go on.
  private final class Counting implements TaskRunner {

    @Override
    public <T extends @Nullable Object> TaskHandle submit(
        String title, Work<T> work, Consumer<Outcome<T>> done) {
      return runner.submit(title, progress -> work.run(new Asked(progress)), done);
    }

    @Override
    public RunningTasks running() {
      return runner.running();
    }
  }

  private final class Asked implements Progress {

    private final Progress progress;

    Asked(Progress progress) {
      this.progress = progress;
    }

    @Override
    public void update(long done, long total, String message) {
      progress.update(done, total, message);
    }

    @Override
    public boolean isCancelled() {
      questions.incrementAndGet();
      return progress.isCancelled();
    }
  }
}

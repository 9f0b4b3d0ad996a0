package app.assay.ui;

import app.assay.bench.LargeText;
import app.assay.text.DocumentFile;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.task.Debounce;
import app.assay.ui.theme.Look;
import app.assay.ui.theme.Theme;
import app.assay.workspace.SettingsFile;
import app.assay.workspace.VirtualThreadRunner;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;

/// The whole window over one large document: how long after a keystroke its marks are those of the
/// new text, and how long the thread that draws was busy at a stretch while it came to that.
public final class LiveBench {

  private static final int WARM = 40;
  private static final int KEYS = 100;
  private static final int REST_MILLIS = 60;
  private static final double BUSY_FROM = 16;

  private final Path folder;
  private final Slices slices = new Slices();

  /// @param folder for documents and settings, which may be deleted afterwards
  public LiveBench(Path folder) {
    this.folder = folder;
  }

  /// Runs alone: takes the folder for documents, and the size of the text.
  public static void main(String[] args) throws Exception {
    new LiveBench(Path.of(args[0]).toAbsolutePath())
        .runAll(LargeText.of(Path.of("src/quality/corpus/dev"), Integer.parseInt(args[1])));
    System.exit(0);
  }

  /// Prints the figures of a text as plain Markdown and as a document.
  public void runAll(String text) throws Exception {
    run("keystroke to marks, Markdown " + size(text), "plain.md", text);
    String document =
        """
        ---
        clarity-gate-version: 2.1
        processed-date: 2026-02-01
        processed-by: Bench
        clarity-status: CLEAR
        hitl-status: PENDING
        hitl-pending-count: 0
        points-passed: 1-9
        document-sha256: PENDING
        hitl-claims: []
        ---

        %s
        <!-- CLARITY_GATE_END -->
        Clarity Gate: CLEAR | PENDING
        """
            .formatted(text);
    run("keystroke to marks, document " + size(document), "large.cgd.md", document);
  }

  private static String size(String text) {
    return String.format(Locale.ROOT, "%.2f MB", text.length() / 1e6);
  }

  /// Prints the figures of a text.
  public void run(String name, String file, String text) throws Exception {
    Path path = Files.writeString(Files.createDirectories(folder).resolve(file), text);
    OpenDocument document = open(path);
    CodeArea area = (CodeArea) on(() -> STAGE[0].getScene().lookup("#editor-text"));
    int at = on(() -> area.getText().indexOf(". ", area.getLength() / 2));
    on(() -> caret(area, at));
    double[] waits = new double[KEYS];
    for (int i = -WARM; i < KEYS; i++) {
      if (i == 0) {
        slices.clear();
      }
      double wait = keystroke(document, area, i % 2 == 0);
      if (i >= 0) {
        waits[i] = wait;
      }
      Thread.sleep(REST_MILLIS);
    }
    int findings = on(() -> document.fresh().orElseThrow().report().findings().size());
    Arrays.sort(waits);
    System.out.printf(
        Locale.ROOT,
        "%-44s %8.1f ms median, %.1f ms 95th percentile, %.1f ms worst; %,d findings%n",
        name,
        waits[KEYS / 2],
        waits[KEYS * 95 / 100],
        waits[KEYS - 1],
        findings);
    System.out.printf(
        Locale.ROOT,
        "%-44s %8.1f ms longest by the clock, %.1f ms CPU; %d and %d of %d over %.0f ms%n",
        "  busy at a stretch, thread that draws",
        slices.longest(slices.millis),
        slices.longest(slices.cpu),
        slices.over(slices.millis, BUSY_FROM),
        slices.over(slices.cpu, BUSY_FROM),
        slices.count(),
        BUSY_FROM);
    on(() -> close(document));
  }

  private static Object caret(CodeArea area, int at) {
    area.moveTo(at);
    area.requestFollowCaret();
    return area;
  }

  private static Object close(OpenDocument document) {
    MODELS[0].documents.close(document);
    return document;
  }

  /// Types or deletes a character; milliseconds until the marks of the new text were painted.
  private static double keystroke(OpenDocument document, CodeArea area, boolean types)
      throws Exception {
    CountDownLatch painted = new CountDownLatch(1);
    long[] times = new long[2];
    Runnable listener =
        () -> {
          if (document.fresh().isPresent()) {
            Platform.runLater(
                () -> {
                  times[1] = System.nanoTime();
                  painted.countDown();
                });
          }
        };
    times[0] = System.nanoTime();
    Platform.runLater(
        () -> {
          if (types) {
            area.insertText(area.getCaretPosition(), "x");
          } else {
            area.deletePreviousChar();
          }
          document.onChange(listener);
        });
    painted.await();
    on(
        () -> {
          document.removeListener(listener);
          return document;
        });
    return (times[1] - times[0]) / 1e6;
  }

  private static final Stage[] STAGE = new Stage[1];
  private static final Models[] MODELS = new Models[1];
  private static final WorkbenchWindow[] WINDOW = new WorkbenchWindow[1];

  private OpenDocument open(Path path) throws Exception {
    if (STAGE[0] == null) {
      start();
    }
    on(
        () -> {
          WINDOW[0].start(Optional.of(path));
          return path;
        });
    while (on(() -> MODELS[0].documents.active().flatMap(OpenDocument::fresh).isEmpty())) {
      Thread.sleep(20);
    }
    return on(() -> MODELS[0].documents.active().orElseThrow());
  }

  private void start() throws Exception {
    System.setProperty("glass.platform", "Headless");
    System.setProperty("prism.order", "sw");
    CountDownLatch up = new CountDownLatch(1);
    Platform.startup(up::countDown);
    up.await();
    on(
        () -> {
          Models models =
              new Models(
                  new Models.Outside(
                      new VirtualThreadRunner(Platform::runLater),
                      Platform::runLater,
                      Clock.fixed(Instant.parse("2026-03-01T09:00:00Z"), ZoneOffset.UTC),
                      new SettingsFile(folder.resolve("settings"), new DocumentFile()),
                      millis -> new Debounce(millis)::request));
          Look look = new Look(Theme.LIGHT, 100);
          STAGE[0] = new Stage();
          MODELS[0] = models;
          WINDOW[0] = new WorkbenchWindow(models, STAGE[0], look, List.of(), Optional.empty());
          Scene scene = new Scene(WINDOW[0].frame(), 1440, 900);
          look.dress(scene);
          WINDOW[0].install(scene);
          STAGE[0].setScene(scene);
          STAGE[0].show();
          return models;
        });
    Thread watcher = new Thread(slices, "slices");
    watcher.setDaemon(true);
    watcher.start();
  }

  private static <T> T on(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Platform.runLater(task);
    return task.get();
  }

  /// How long a request waits for the thread that draws, asked again and again.
  private static final class Slices implements Runnable {

    private final double[] millis = new double[1_000_000];
    private final double[] cpu = new double[1_000_000];
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private volatile long spent;
    private int count;

    @Override
    public void run() {
      try {
        long before = 0;
        while (true) {
          CountDownLatch latch = new CountDownLatch(1);
          long begin = System.nanoTime();
          Platform.runLater(
              () -> {
                spent = threads.getCurrentThreadCpuTime();
                latch.countDown();
              });
          latch.await();
          add((System.nanoTime() - begin) / 1e6, (spent - before) / 1e6);
          before = spent;
          Thread.sleep(1);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    private synchronized void add(double wait, double busy) {
      if (count < millis.length) {
        millis[count] = wait;
        cpu[count++] = busy;
      }
    }

    synchronized void clear() {
      count = 0;
    }

    synchronized double longest(double[] of) {
      return Arrays.stream(of, 0, count).max().orElse(0);
    }

    synchronized long over(double[] of, double limit) {
      return Arrays.stream(of, 0, count).filter(m -> m > limit).count();
    }

    synchronized int count() {
      return count;
    }
  }
}

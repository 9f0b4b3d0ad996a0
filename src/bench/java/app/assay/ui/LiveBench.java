package app.assay.ui;

import app.assay.bench.LargeText;
import app.assay.text.DocumentFile;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.task.Debounce;
import app.assay.ui.theme.Look;
import app.assay.ui.theme.Theme;
import app.assay.workspace.SettingsFile;
import app.assay.workspace.VirtualThreadRunner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.function.ToDoubleFunction;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;

/// The whole window over one large document: how long after a keystroke, the pause before the check
/// included, its marks are those of the new text, and how long the thread that draws was busy at a
/// stretch while it came to that. Each keystroke waits until the one before is settled.
public final class LiveBench {

  private static final int REST_MILLIS = 60;

  /// Typed and taken back letter by letter.
  private static final String TYPED = " will be 40 %";

  /// Behind these in the second half of the text: a sentence, a table, a list, a heading.
  private static final List<String> PLACES = List.of(" the", " | ", "\n- ", "\n## ", ". The");

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
    List<Keystroke> keys = new ArrayList<>();
    for (int place = -1; place < PLACES.size(); place++) {
      if (place == 0) {
        slices.clear();
        keys.clear();
      }
      String before = PLACES.get(Math.max(0, place));
      on(
          () -> {
            int from = area.getText().indexOf(before, area.getLength() / 2);
            return caret(area, from + before.length());
          });
      for (int i = 0; i < 2 * TYPED.length(); i++) {
        boolean types = i < TYPED.length();
        keys.add(Keystroke.of(document, area, types ? TYPED.substring(i, i + 1) : ""));
        Thread.sleep(REST_MILLIS);
      }
    }
    print(name, keys);
    System.out.printf(
        Locale.ROOT,
        "%-44s %d of %d first marks of the line are those that stay; %,d findings%n",
        "",
        keys.stream().filter(Keystroke::isFirstRight).count(),
        keys.size(),
        on(() -> document.fresh().orElseThrow().report().findings().size()));
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

  private static void print(String name, List<Keystroke> keys) {
    System.out.printf(Locale.ROOT, "%s, %d keystrokes%n", name, keys.size());
    row("first marks of the new text are painted", keys, Keystroke::first);
    row("all that needs the whole text is settled", keys, Keystroke::settled);
    row("CPU of the check, first marks", keys, Keystroke::firstCpu);
    row("CPU of the check, whole", keys, Keystroke::cpu);
    row("CPU of the thread that draws, whole", keys, Keystroke::drawing);
  }

  private static void row(String what, List<Keystroke> keys, ToDoubleFunction<Keystroke> of) {
    double[] sorted = keys.stream().mapToDouble(of).sorted().toArray();
    System.out.printf(
        Locale.ROOT,
        "  %-42s %8.1f ms median, %.1f ms 95th percentile, %.1f ms worst%n",
        what,
        sorted[sorted.length / 2],
        sorted[sorted.length * 95 / 100],
        sorted[sorted.length - 1]);
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

  static <T> T on(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Platform.runLater(task);
    return task.get();
  }
}

package app.assay.ui;

import app.assay.bench.LargeText;
import app.assay.judge.provider.DesktopKeyring;
import app.assay.text.DocumentFile;
import app.assay.ui.documents.DocumentPane;
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
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.function.ToDoubleFunction;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;

/// The whole window over one large document: how long after a keystroke, the pause before the check
/// included, its marks are those of the new text, and how long the thread that draws was busy at a
/// stretch while it came to that. Each keystroke waits until the one before is settled.
public final class LiveBench {

  private static final int REST_MILLIS = 40;

  /// Until the lists have followed too.
  private static final int LONG_REST_MILLIS = 600;

  /// Typed and taken back letter by letter.
  private static final String TYPED = " 40 %";

  /// Behind these in the second half of the text: a sentence, a table, a list, a heading.
  private static final List<String> PLACES = List.of(" the", " | ", "\n- ", "\n## ", ". The");

  private final Path folder;
  private final Slices slices = new Slices();
  private Optional<Window> window = Optional.empty();

  /// The one window.
  record Window(Models models, WorkbenchWindow shown, Stage stage) {

    /// A tab that was closed may be in the scene for a while.
    CodeArea textOf(OpenDocument document) {
      return stage.getScene().getRoot().lookupAll(".document").stream()
          .filter(node -> node instanceof DocumentPane pane && pane.document() == document)
          .map(pane -> (CodeArea) pane.lookup("#editor-text"))
          .findFirst()
          .orElseThrow();
    }
  }

  /// @param folder for documents and settings, which may be deleted afterwards
  public LiveBench(Path folder) {
    this.folder = folder;
  }

  /// Runs alone: takes the folder for documents, and the size of the text.
  public static void main(String[] args) throws Exception {
    new LiveBench(Path.of(args[0]).toAbsolutePath())
        .runAll(LargeText.of(Path.of("src/quality/corpus/dev"), Integer.parseInt(args[1])));
    Runtime.getRuntime().halt(0);
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

  /// Prints the figures of a text, and those of the list of problems over the first one.
  public void run(String name, String file, String text) throws Exception {
    Path path = Files.writeString(Files.createDirectories(folder).resolve(file), text);
    boolean isFirst = window.isEmpty();
    if (isFirst) {
      window = Optional.of(start());
    }
    Window shown = window.get();
    slices.clear();
    OpenDocument document = open(shown, path);
    Fx.rest(LONG_REST_MILLIS);
    System.out.printf("%s: opened, checked and listed%n", file);
    slices.print();
    CodeArea area = Fx.call(() -> shown.textOf(document));
    type(document, area, PLACES.getFirst());
    slices.clear();
    List<Keystroke> keys = new ArrayList<>();
    for (String place : PLACES) {
      keys.addAll(type(document, area, place));
    }
    print(name, keys);
    slices.print();
    new Travels(area, slices).run();
    if (isFirst) {
      new ManyFindings(shown, slices).run();
    }
    Fx.run(() -> shown.models().documents.close(document));
  }

  /// Types and takes back behind some characters. The jump there is no keystroke; [Travels] shows
  /// what jumps take.
  private List<Keystroke> type(OpenDocument document, CodeArea area, String behind)
      throws Exception {
    String text = Fx.call(document.text()::text);
    int at = text.indexOf(behind, text.length() / 2) + behind.length();
    slices.pause();
    Fx.run(
        () -> {
          area.moveTo(at);
          area.requestFollowCaret();
        });
    Fx.rest(LONG_REST_MILLIS);
    slices.resume();
    List<Keystroke> keys = new ArrayList<>();
    for (int i = 0; i < 2 * TYPED.length(); i++) {
      boolean types = i < TYPED.length();
      keys.add(Keystroke.of(document, area, types ? TYPED.substring(i, i + 1) : ""));
      Fx.rest(i % TYPED.length() == 0 ? LONG_REST_MILLIS : REST_MILLIS);
    }
    return keys;
  }

  private static void print(String name, List<Keystroke> keys) {
    System.out.printf(
        Locale.ROOT,
        "%s, %d keystrokes; %d times the first marks of the line are those that stay%n",
        name,
        keys.size(),
        keys.stream().filter(Keystroke::isFirstRight).count());
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

  private static OpenDocument open(Window window, Path path) throws Exception {
    Fx.run(() -> window.shown().start(List.of(path)));
    Fx.until(() -> window.models().documents.active().flatMap(OpenDocument::fresh).isPresent());
    return Fx.call(() -> window.models().documents.active().orElseThrow());
  }

  private Window start() throws Exception {
    System.setProperty("glass.platform", "Headless");
    System.setProperty("prism.order", "sw");
    CountDownLatch up = new CountDownLatch(1);
    Platform.startup(up::countDown);
    up.await();
    Window started = Fx.call(this::show);
    slices.start();
    return started;
  }

  private Window show() {
    Stage stage = new Stage();
    Models models =
        new Models(
            new Models.Outside(
                new VirtualThreadRunner(Platform::runLater),
                Platform::runLater,
                Clock.fixed(Instant.parse("2026-03-01T09:00:00Z"), ZoneOffset.UTC),
                new SettingsFile(folder.resolve("settings"), new DocumentFile()),
                millis -> new Debounce(millis)::request,
                new SystemChoosers(stage),
                new Judging.Chances(Map.of(), DesktopKeyring::new, new SplittableRandom(1))));
    Look look = new Look(Theme.LIGHT, 100);
    WorkbenchWindow shown =
        new WorkbenchWindow(models, stage, look, Samples.NONE, Optional.empty());
    Scene scene = new Scene(shown.frame(), 1440, 900);
    look.dress(scene);
    shown.install(scene);
    stage.setScene(scene);
    stage.show();
    return new Window(models, shown, stage);
  }
}

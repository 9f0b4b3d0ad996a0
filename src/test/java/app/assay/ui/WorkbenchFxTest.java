package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.text.DocumentFile;
import app.assay.ui.documents.DocumentPane;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.task.Debounce;
import app.assay.workspace.SettingsFile;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.VirtualThreadRunner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/// A test of the whole window over a copy of the sample vault.
abstract class WorkbenchFxTest extends FxTest {

  private static final Instant NOW = Instant.parse("2026-06-15T09:00:00Z");

  protected final ChosenInAdvance choosers = new ChosenInAdvance();
  protected final HandClock clock = new HandClock(NOW);
  @TempDir protected Path folder;
  protected Path vault;
  protected Models models;
  protected WorkbenchWindow window;

  @Override
  protected double width() {
    return 1440;
  }

  @Override
  protected double height() {
    return 900;
  }

  @Override
  public void start(Stage primary) {
    vault = folder.resolve("lighthouse");
    copy(Path.of("sample-vaults", "lighthouse"), vault);
    super.start(primary);
    window.install(primary.getScene());
  }

  @Override
  protected Parent root() {
    models =
        new Models(
            new Models.Outside(
                runner(),
                Platform::runLater,
                clock,
                new SettingsFile(folder.resolve("settings"), new DocumentFile()),
                millis -> new Debounce(millis)::request,
                choosers,
                new Judging.Chances(environment(), NoKeyring::new, new SplittableRandom(1))));
    window =
        new WorkbenchWindow(models, stage, look, samples(), Optional.of(new ReviewScreens(models)));
    return window.frame();
  }

  /// The vaults that came with the program.
  protected Samples samples() {
    return Samples.NONE;
  }

  @AfterEach
  void endWatching() {
    interact(window::close);
  }

  /// What does long work.
  protected TaskRunner runner() {
    return new VirtualThreadRunner(Platform::runLater);
  }

  /// The variables of the program.
  protected Map<String, String> environment() {
    return Map.of();
  }

  /// Waits until something is true on the thread that draws.
  protected static void await(Callable<Boolean> condition) {
    try {
      WaitForAsyncUtils.waitFor(
          30, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition).get());
    } catch (TimeoutException e) {
      throw new AssertionError("it did not become true; " + keyboard(), e);
    }
    settle();
  }

  /// Where the keyboard is, which most often says why something did not become true.
  private static String keyboard() {
    return WaitForAsyncUtils.waitForAsyncFx(
        30_000,
        () ->
            Window.getWindows().stream()
                .map(
                    w ->
                        "%s %s the keyboard, at %s"
                            .formatted(
                                w, w.isFocused() ? "has" : "has not", w.getScene().getFocusOwner()))
                .collect(Collectors.joining("; ")));
  }

  /// Opens the sample vault and waits until every document has a report.
  protected void openVault() {
    interact(() -> window.start(List.of(vault)));
    await(() -> models.vault.vault().isPresent() && models.vault.unchecked() == 0);
  }

  /// Opens a document and waits for its check.
  protected OpenDocument open(String shown) {
    interact(() -> models.documents.open(vault.resolve(shown)));
    await(() -> models.documents.active().flatMap(OpenDocument::fresh).isPresent());
    OpenDocument document = models.documents.active().orElseThrow();
    assertThat(document.shown()).isEqualTo(shown);
    return document;
  }

  /// Waits until the check has caught up with the text.
  protected void awaitCheck(OpenDocument document) {
    await(() -> document.fresh().isPresent());
  }

  /// What shows an open document.
  protected DocumentPane pane(OpenDocument document) {
    return lookup(".document").queryAllAs(DocumentPane.class).stream()
        .filter(p -> p.document() == document)
        .findFirst()
        .orElseThrow();
  }

  protected void ctrl(KeyCode key) {
    push(KeyCode.CONTROL, key);
    settle();
  }

  private static void copy(Path from, Path to) {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path file : all.toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

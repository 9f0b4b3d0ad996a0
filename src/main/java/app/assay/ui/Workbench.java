package app.assay.ui;

import app.assay.text.DocumentFile;
import app.assay.ui.task.Debounce;
import app.assay.ui.theme.Look;
import app.assay.ui.theme.Texts;
import app.assay.workspace.LastWindow;
import app.assay.workspace.LoggerSearch;
import app.assay.workspace.Session;
import app.assay.workspace.SettingsFile;
import app.assay.workspace.SoleWindow;
import app.assay.workspace.TimedKeyring;
import app.assay.workspace.VirtualThreadRunner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// The program with a window. Its arguments are vaults and documents to open.
public final class Workbench extends Application {

  private static final int RESIZED_MILLIS = 1_000;

  /// For work that cannot be stopped half-way once the window is closed.
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /// Warns at each start from a checkout that JavaFX is on the class path, which is meant; held
  /// here because loggers that nobody holds forget their level. In the package JavaFX is part of
  /// the runtime, and no logger is made before the window stands: the search for one opens every
  /// jar.
  private static final class Toolkit {

    static final Logger LOGGER = Logger.getLogger("javafx");
  }

  private Runnable end = () -> {};
  private Optional<Throwable> missed = Optional.empty();

  /// Opens the window and returns when it was closed.
  ///
  /// @param arguments a vault or a document, or nothing
  public static void open(String... arguments) {
    if (!Application.class.getModule().isNamed()) {
      Toolkit.LOGGER.setLevel(Level.SEVERE);
    }
    LoggerSearch.begin();
    launch(Workbench.class, arguments);
  }

  @Override
  public void start(Stage stage) {
    SettingsFile file =
        new SettingsFile(
            SettingsFile.standardFolder(System.getenv(), Path.of(System.getProperty("user.home"))),
            new DocumentFile());
    LastWindow last = file.lastWindow();
    Optional<Trial> trial = Trial.of(stage);
    Thread.currentThread()
        .setUncaughtExceptionHandler((thread, fault) -> missed(stage, trial.isPresent(), fault));
    Threshold.show(stage, last, () -> begin(stage, file, trial));
  }

  /// The first frame stands, which is as far as some trials go.
  private void begin(Stage stage, SettingsFile file, Optional<Trial> trial) {
    if (trial.filter(Trial::endsAtFirstFrame).isPresent()) {
      stage.close();
    } else {
      fill(stage, file, trial);
    }
  }

  /// Makes the workbench in the window that stands.
  private void fill(Stage stage, SettingsFile file, Optional<Trial> trial) {
    Models models =
        new Models(
            new Models.Outside(
                new VirtualThreadRunner(Platform::runLater),
                Platform::runLater,
                Clock.systemUTC(),
                file,
                millis -> new Debounce(millis)::request,
                new SystemChoosers(stage),
                new Judging.Chances(System.getenv(), TimedKeyring::desktop, new SecureRandom())));
    Session before = models.preferences.settings().session();
    Look look = new Look(models.preferences.theme(), models.preferences.settings().scale());
    WorkbenchWindow window =
        new WorkbenchWindow(models, stage, look, samples(), Optional.of(new ReviewScreens(models)));
    end =
        () -> {
          window.close();
          models.judging.close();
          models.outside.runner().close(PATIENCE);
        };
    Scene scene = stage.getScene();
    look.dress(scene);
    scene.setRoot(window.frame());
    window.install(scene);
    listen(stage, models, window);
    Thread.currentThread()
        .setUncaughtExceptionHandler(
            (thread, fault) -> {
              System.getLogger(Workbench.class.getName())
                  .log(System.Logger.Level.ERROR, "a fault in the window", fault);
              models.announcer.say(new Texts("shell").get("fault"));
            });
    List<Path> given = getParameters().getUnnamed().stream().map(Path::of).toList();
    Optional<LastSession.Tabs> tabs =
        trial.isEmpty()
            ? new LastSession(models, window.views(), before).tabs(given)
            : Optional.empty();
    tabs.ifPresentOrElse(window::again, () -> window.start(given));
    if (trial.isEmpty()) {
      listen(file.folder(), stage, window);
    }
    trial.ifPresent(t -> t.filled(() -> models.outside.runner().running().list().isEmpty()));
  }

  /// Says in the window that stands that there is nothing to come; a trial ends with the fault.
  private void missed(Stage stage, boolean trial, Throwable fault) {
    if (trial) {
      missed = Optional.of(fault);
      stage.close();
      return;
    }
    System.getLogger(Workbench.class.getName())
        .log(System.Logger.Level.ERROR, "the workbench was not made", fault);
    Threshold.say(stage, new Texts("shell").get("missed"));
  }

  /// Later starts of this user bring their files here.
  private void listen(Path settings, Stage stage, WorkbenchWindow window) {
    SoleWindow.standardSocket(System.getenv(), settings)
        .map(socket -> new SoleWindow(socket, new DocumentFile()))
        .filter(
            sole ->
                sole.listen(
                    paths ->
                        Platform.runLater(
                            () -> {
                              stage.setIconified(false);
                              stage.toFront();
                              stage.requestFocus();
                              window.start(paths);
                            })))
        .ifPresent(
            sole -> {
              Runnable before = end;
              end =
                  () -> {
                    sole.close();
                    before.run();
                  };
            });
  }

  private static void listen(Stage stage, Models models, WorkbenchWindow window) {
    stage.setOnCloseRequest(
        event -> {
          if (!window.mayClose(stage::hide)) {
            event.consume();
          }
        });
    stage
        .focusedProperty()
        .addListener(
            (o, was, is) -> {
              if (is) {
                models.documents.list().forEach(models.saving::lookAgain);
                window.lookAgain();
              }
            });
    Scene scene = stage.getScene();
    Debounce resized = new Debounce(RESIZED_MILLIS);
    Runnable remember = () -> remember(stage, models);
    scene.widthProperty().addListener((o, was, is) -> resized.request(remember));
    scene.heightProperty().addListener((o, was, is) -> resized.request(remember));
    stage.xProperty().addListener((o, was, is) -> resized.request(remember));
    stage.yProperty().addListener((o, was, is) -> resized.request(remember));
    stage.maximizedProperty().addListener((o, was, is) -> resized.request(remember));
  }

  /// Of a window that fills the screen, the size and place it had before are kept.
  private static void remember(Stage stage, Models models) {
    Scene scene = stage.getScene();
    boolean filled = stage.isMaximized();
    models.preferences.change(
        s -> {
          Session session = s.session();
          return filled
              ? s.withSession(session.filling())
              : s.withWindow(scene.getWidth(), scene.getHeight())
                  .withSession(session.at(stage.getX(), stage.getY(), false));
        });
  }

  /// Keys of this run are forgotten, what is asked of a provider is broken off, and no work goes on
  /// in a program that ends under it.
  @Override
  public void stop() {
    end.run();
    missed.ifPresent(
        fault -> {
          throw new IllegalStateException("the workbench was not made", fault);
        });
  }

  /// The vaults that lie beside the program.
  private static Samples samples() {
    Path folder = Path.of(System.getProperty("assay.samples", "sample-vaults"));
    if (!Files.isDirectory(folder)) {
      return Samples.NONE;
    }
    try (Stream<Path> inside = Files.list(folder)) {
      return new Samples(
          inside
              .filter(Files::isDirectory)
              .map(path -> path.toAbsolutePath().normalize())
              .sorted()
              .toList(),
          System.getProperty("assay.installed") != null || !Files.isWritable(folder));
    } catch (IOException e) {
      throw new UncheckedIOException("the sample vaults cannot be listed", e);
    }
  }
}

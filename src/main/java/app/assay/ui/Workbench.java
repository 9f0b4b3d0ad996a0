package app.assay.ui;

import app.assay.text.DocumentFile;
import app.assay.ui.task.Debounce;
import app.assay.ui.theme.Look;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Settings;
import app.assay.workspace.SettingsFile;
import app.assay.workspace.TimedKeyring;
import app.assay.workspace.VirtualThreadRunner;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Stage;

/// The program with a window. The first argument is a vault or a document to open.
public final class Workbench extends Application {

  private static final System.Logger LOG = System.getLogger(Workbench.class.getName());
  private static final double WIDTH = 1440;
  private static final double HEIGHT = 900;
  private static final int RESIZED_MILLIS = 1_000;

  /// Warns at each start that JavaFX is on the class path, which is meant; held here because
  /// loggers that nobody holds forget their level.
  private static final Logger TOOLKIT = Logger.getLogger("javafx");

  private static final List<Integer> ICONS = List.of(16, 24, 32, 48, 64, 128, 256);

  private Runnable end = () -> {};

  /// Opens the window and returns when it was closed.
  ///
  /// @param arguments a vault or a document, or nothing
  public static void open(String... arguments) {
    TOOLKIT.setLevel(Level.SEVERE);
    launch(Workbench.class, arguments);
  }

  @Override
  public void start(Stage stage) {
    Path folder =
        SettingsFile.standardFolder(System.getenv(), Path.of(System.getProperty("user.home")));
    Models models =
        new Models(
            new Models.Outside(
                new VirtualThreadRunner(Platform::runLater),
                Platform::runLater,
                Clock.systemUTC(),
                new SettingsFile(folder, new DocumentFile()),
                millis -> new Debounce(millis)::request,
                new SystemChoosers(stage),
                new Judging.Chances(System.getenv(), TimedKeyring::desktop, new SecureRandom())));
    Settings settings = models.preferences.settings();
    Look look = new Look(models.preferences.theme(), settings.scale());
    WorkbenchWindow window =
        new WorkbenchWindow(models, stage, look, samples(), Optional.of(new ReviewScreens(models)));
    end =
        () -> {
          window.close();
          models.judging.close();
        };
    boolean sized = settings.window().size() == 2;
    Scene scene =
        new Scene(
            window.frame(),
            sized ? settings.window().getFirst() : WIDTH,
            sized ? settings.window().getLast() : HEIGHT);
    look.dress(scene);
    window.install(scene);
    stage.setScene(scene);
    stage.getIcons().setAll(icons());
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
    Debounce resized = new Debounce(RESIZED_MILLIS);
    Runnable remember =
        () -> models.preferences.change(s -> s.withWindow(scene.getWidth(), scene.getHeight()));
    scene.widthProperty().addListener((o, was, is) -> resized.request(remember));
    scene.heightProperty().addListener((o, was, is) -> resized.request(remember));
    Thread.currentThread()
        .setUncaughtExceptionHandler(
            (thread, fault) -> {
              LOG.log(System.Logger.Level.ERROR, "a fault in the window", fault);
              models.announcer.say(new Texts("shell").get("fault"));
            });
    stage.show();
    List<String> arguments = getParameters().getUnnamed();
    window.start(arguments.stream().findFirst().map(Path::of));
  }

  /// Keys of this run are forgotten, and what is asked of a provider is broken off.
  @Override
  public void stop() {
    end.run();
  }

  /// The vaults that lie beside the program.
  private static List<Path> samples() {
    Path folder = Path.of(System.getProperty("assay.samples", "sample-vaults"));
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> inside = Files.list(folder)) {
      return inside
          .filter(Files::isDirectory)
          .map(path -> path.toAbsolutePath().normalize())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the sample vaults cannot be listed", e);
    }
  }

  private static List<Image> icons() {
    return ICONS.stream()
        .map(size -> icon("/app/assay/assets/icons/assay-" + size + ".png"))
        .toList();
  }

  private static Image icon(String name) {
    try (InputStream in = Workbench.class.getResourceAsStream(name)) {
      return new Image(java.util.Objects.requireNonNull(in, name));
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}

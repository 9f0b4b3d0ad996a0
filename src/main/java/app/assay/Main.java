package app.assay;

import app.assay.cli.AssayCommand;
import app.assay.text.DocumentFile;
import app.assay.ui.Workbench;
import app.assay.workspace.SettingsFile;
import app.assay.workspace.SoleWindow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// The one entry point: nothing, or files and folders, open the workbench; all else runs the
/// command line.
public final class Main {

  /// No window where one was to be, as in a trial (see `ui.Trial`).
  private static final int NO_WINDOW = 2;

  private static final Set<Integer> LOOKED = Set.of(0, 1, 3);

  private Main() {}

  /// Starts the program and ends it with the command's exit code.
  public static void main(String[] args) {
    // A method reference would load the command line before every window, and a switch over kinds
    // is compiled at each start: no cache keeps it.
    Opened opened = Opened.by(List.of(args), word -> AssayCommand.knows(word));
    System.exit(
        opened instanceof Opened.Window(List<Path> files) ? open(files) : AssayCommand.run(args));
  }

  private static int open(List<Path> files) {
    Display display = Display.ofThisMachine();
    if (display.isNamed() && (isHanded(files) || isShown(files))) {
      return 0;
    }
    return switch (display.ask()) {
      case Display.Ready() -> {
        System.err.println(
            "assay: the display answers, but the window was refused. The command line works: assay"
                + " --help");
        yield NO_WINDOW;
      }
      case Display.Missing(String advice) when System.getProperty("assay.trial") != null -> {
        System.err.println(advice);
        yield NO_WINDOW;
      }
      case Display.Missing(String advice) -> {
        int exit = files.isEmpty() ? show(samples()) : AssayCommand.run(verify(files));
        System.out.println(advice);
        yield exit;
      }
    };
  }

  /// Shows the window until it is closed; false when there is nothing to draw on, which JavaFX says
  /// in this way alone. What is lacking is found out only then, since asking before each window
  /// would take a good part of its start.
  private static boolean isShown(List<Path> files) {
    try {
      Workbench.open(arguments(files));
      return true;
    } catch (UnsupportedOperationException refused) {
      return false;
    }
  }

  /// Whether the window that this user has open took the files; a trial of the package asks none.
  private static boolean isHanded(List<Path> files) {
    Path settings =
        SettingsFile.standardFolder(System.getenv(), Path.of(System.getProperty("user.home")));
    return System.getProperty("assay.trial") == null
        && SoleWindow.standardSocket(System.getenv(), settings)
            .map(socket -> new SoleWindow(socket, new DocumentFile()))
            .filter(sole -> sole.hand(files.stream().map(Path::toAbsolutePath).toList()))
            .isPresent();
  }

  /// A checkout shows a newcomer its sample; what is installed begins with the welcome.
  private static String[] arguments(List<Path> files) {
    if (files.isEmpty()) {
      return System.getProperty("assay.installed") == null
          ? new String[] {firstVault(samples())}
          : new String[0];
    }
    return files.stream().map(Path::toString).toArray(String[]::new);
  }

  private static String[] verify(List<Path> files) {
    return Stream.concat(Stream.of("verify"), files.stream().map(Path::toString))
        .toArray(String[]::new);
  }

  /// What the gates find in the sample vaults, and what waits for a curator, is what there is to
  /// see, not a failure to open them.
  private static int show(String vaults) {
    int exit = AssayCommand.run("verify", vaults);
    Path knowledge = Path.of(firstVault(vaults), "knowledge", "vault.db");
    if (LOOKED.contains(exit) && Files.isRegularFile(knowledge)) {
      exit = AssayCommand.run("vault", "queue", "--vault", knowledge.toString());
    }
    return LOOKED.contains(exit) ? 0 : exit;
  }

  /// A newcomer lands in a vault, not in the folder of all of them.
  private static String firstVault(String vaults) {
    Path lighthouse = Path.of(vaults, "lighthouse");
    return Files.isDirectory(lighthouse) ? lighthouse.toString() : vaults;
  }

  private static String samples() {
    return System.getProperty("assay.samples", "sample-vaults");
  }
}

package app.assay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/// Finds out whether a window can be opened here, before JavaFX is touched.
///
/// Windows and macOS bring what a window needs; on Linux a display has to answer and GTK has to be
/// installed. See `src/main/decisions/0001-window-or-terminal.md`.
final class Display {

  /// The answer.
  sealed interface Answer {}

  /// A window can be opened.
  record Ready() implements Answer {}

  /// No window can be opened; `advice` says in one line what to do to get it.
  record Missing(String advice) implements Answer {}

  private static final Map<String, String> PACKAGE_OF_LIBRARY =
      Map.of("libgtk-3.so.0", "libgtk-3-0", "libXtst.so.6", "libxtst6");

  private final Map<String, String> environment;
  private final String system;
  private final Predicate<String> libraryLoads;
  private final BooleanSupplier displayAnswers;

  /// Takes the environment's variables, the name of the system that draws (`os.name`), whether a
  /// shared library can be loaded, and whether the display named by `DISPLAY` lets us in.
  Display(
      Map<String, String> environment,
      String system,
      Predicate<String> libraryLoads,
      BooleanSupplier displayAnswers) {
    this.environment = environment;
    this.system = system;
    this.libraryLoads = libraryLoads;
    this.displayAnswers = displayAnswers;
  }

  /// The display of this machine. JavaFX told to draw in memory (`-Dglass.platform=Headless`) needs
  /// nothing of a Linux desktop.
  static Display ofThisMachine() {
    NativeLibraries libraries = new NativeLibraries();
    return new Display(
        System.getenv(),
        System.getProperty("glass.platform", System.getProperty("os.name")),
        libraries::loads,
        libraries::displayAnswers);
  }

  /// False where a Linux desktop names no display, so that no window can be tried.
  boolean isNamed() {
    return !isLinux() || !environment.getOrDefault("DISPLAY", "").isEmpty();
  }

  private boolean isLinux() {
    return system.toLowerCase(Locale.ROOT).startsWith("linux");
  }

  /// Asks for the display first, then for the libraries.
  Answer ask() {
    if (!isLinux()) {
      return new Ready();
    }
    List<String> packages = new ArrayList<>();
    for (String library : PACKAGE_OF_LIBRARY.keySet().stream().sorted().toList()) {
      if (!libraryLoads.test(library)) {
        packages.add(PACKAGE_OF_LIBRARY.get(library));
      }
    }
    packages.sort(null);
    boolean display = isNamed() && displayAnswers.getAsBoolean();
    if (display && packages.isEmpty()) {
      return new Ready();
    }
    if (display) {
      return new Missing(
          "For the window install what it draws with: sudo apt-get install "
              + String.join(" ", packages));
    }
    packages.add("xvfb");
    packages.add("xauth");
    return new Missing(
        "No display answers. For the window start this in a desktop session, or with a virtual"
            + " display: sudo apt-get install "
            + String.join(" ", packages)
            + ", then put xvfb-run before the command");
  }
}

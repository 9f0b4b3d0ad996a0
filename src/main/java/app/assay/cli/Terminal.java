package app.assay.cli;

import java.io.Console;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;

/// Where a command runs: its streams, folder, environment and clock.
///
/// @param colours whether `out` is shown on a terminal
record Terminal(
    InputStream in,
    PrintStream out,
    PrintStream err,
    Path folder,
    Map<String, String> environment,
    boolean colours,
    Clock clock) {

  /// The one the program was started in.
  // A runtime image without the console provider still gives null.
  @SuppressWarnings("SystemConsoleNull")
  static Terminal ofThisProcess() {
    Console console = System.console();
    return new Terminal(
        System.in,
        System.out,
        System.err,
        Path.of("").toAbsolutePath(),
        System.getenv(),
        console != null && console.isTerminal(),
        Clock.systemUTC());
  }

  /// True when colours are shown and welcome (no-color.org).
  boolean wantsColour() {
    boolean refused = !environment.getOrDefault("NO_COLOR", "").isEmpty();
    return colours && !refused && !"dumb".equals(environment.get("TERM"));
  }

  /// Says what went wrong, in one sentence.
  void complain(String sentence) {
    err.println("assay: " + sentence);
  }
}

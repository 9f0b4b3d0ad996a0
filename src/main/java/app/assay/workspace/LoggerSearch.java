package app.assay.workspace;

/// The search for the logger that the Java runtime makes once, when the first library asks for one.
/// It reads the list of all that lies in the jar, a thirtieth of the time to the first window, and
/// JavaFX asks in the midst of making that window.
public final class LoggerSearch {

  private LoggerSearch() {}

  /// Begins the search beside what else a start does; whoever asks meanwhile waits for it.
  public static void begin() {
    Thread.ofPlatform().daemon().name("logger search").start(System.LoggerFinder::getLoggerFinder);
  }
}

package app.assay.workspace;

/// A piece of work under way, as the status bar shows it.
public interface TaskHandle {

  /// What the work is for, such as "Check 12 documents".
  String title();

  /// How far it is now.
  TaskState state();

  /// Asks the work to stop; it ends at its next safe place.
  void cancel();

  /// False once its outcome is known.
  boolean isRunning();
}

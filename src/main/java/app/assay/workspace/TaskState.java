package app.assay.workspace;

/// How far a task is.
///
/// @param done units finished
/// @param total units in all, 0 when unknown
/// @param message what is being done now, may be empty
/// @param cancelling true between the wish to stop and the end
public record TaskState(long done, long total, String message, boolean cancelling) {

  static final TaskState WAITING = new TaskState(0, 0, "", false);

  /// The finished part from 0 to 1, or -1 when unknown.
  public double fraction() {
    return total <= 0 ? -1 : Math.clamp((double) done / total, 0.0, 1.0);
  }
}

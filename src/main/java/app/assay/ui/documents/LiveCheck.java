package app.assay.ui.documents;

import app.assay.text.SourceText;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.util.List;
import java.util.function.Consumer;

/// Checks an open document again after each edit, in the background. Answers about older revisions
/// are dropped; there is one task at a time.
final class LiveCheck {

  private final OpenDocument document;
  private final MarkedCheck check;
  private final TaskRunner runner;
  private final Consumer<Runnable> later;
  private final String title;
  private final String failed;
  private boolean running;
  private boolean again;

  /// @param later runs the last of many requests once they pause
  /// @param title of the task
  /// @param failed what the user is told when the check itself stops
  LiveCheck(
      OpenDocument document,
      MarkedCheck check,
      TaskRunner runner,
      Consumer<Runnable> later,
      String title,
      String failed) {
    this.document = document;
    this.check = check;
    this.runner = runner;
    this.later = later;
    this.title = title;
    this.failed = failed;
    document.text().onEdit(edited -> later.accept(this::now));
  }

  /// Checks the text as it is now.
  void now() {
    if (running) {
      again = true;
      return;
    }
    running = true;
    again = false;
    SourceText source = document.text().source();
    long revision = document.text().revision();
    runner.submit(
        title,
        progress -> check.check(document.path(), document.shown(), source, revision),
        this::answered);
  }

  private void answered(Outcome<Checked> outcome) {
    running = false;
    if (outcome instanceof Outcome.Done<Checked>(Checked answer)) {
      document.take(answer);
    } else if (outcome instanceof Outcome.Failed<Checked>) {
      document.notify(new Notice(failed, true, List.of()));
    }
    if (again) {
      later.accept(this::now);
    }
  }
}

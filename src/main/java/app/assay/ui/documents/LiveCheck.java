package app.assay.ui.documents;

import app.assay.text.SourceText;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// Checks an open document again after each edit, in the background. There is one task at a time;
/// it hands over the first marks while it goes on, ends early once the text has changed, and an
/// answer about an older revision is dropped.
final class LiveCheck {

  private final OpenDocument document;
  private final MarkedCheck check;
  private final TaskRunner runner;
  private final Executor delivery;
  private final String title;
  private final String failed;
  private volatile long latest;
  private boolean running;
  private boolean again;

  /// @param delivery brings first marks to the thread that draws
  /// @param later runs the last of many requests once they pause
  /// @param title of the task
  /// @param failed what the user is told when the check itself stops
  LiveCheck(
      OpenDocument document,
      MarkedCheck check,
      TaskRunner runner,
      Executor delivery,
      Consumer<Runnable> later,
      String title,
      String failed) {
    this.document = document;
    this.check = check;
    this.runner = runner;
    this.delivery = delivery;
    this.title = title;
    this.failed = failed;
    latest = document.text().revision();
    document
        .text()
        .onEdit(
            edited -> {
              latest = document.text().revision();
              later.accept(this::now);
            });
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
        progress ->
            check.check(
                document.path(),
                document.shown(),
                source,
                revision,
                first -> delivery.execute(() -> document.take(first)),
                () -> stopIfOld(revision)),
        this::answered);
  }

  private void stopIfOld(long revision) {
    if (latest != revision) {
      throw new CancellationException();
    }
  }

  private void answered(Outcome<Checked> outcome) {
    running = false;
    if (outcome instanceof Outcome.Done<Checked>(Checked answer)) {
      document.take(answer);
    } else if (outcome instanceof Outcome.Failed<Checked>) {
      document.notify(new Notice(failed, true, List.of()));
    }
    if (again) {
      now();
    }
  }
}

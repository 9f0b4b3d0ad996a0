package app.assay.ui.documents;

import app.assay.text.SourceText;
import app.assay.text.Unchanged;
import app.assay.ui.editor.model.Change;
import app.assay.ui.editor.model.TextBuffer.Edited;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/// Checks an open document again after each edit, in the background: the edited part at once, the
/// whole text when the edits pause. There is one task of each kind at a time; the longer one ends
/// early once the text has changed, and an answer about an older revision is dropped.
final class LiveCheck {

  private static final int PAUSE_MILLIS = 25;

  /// While somebody types, a check that costs more than a moment would only be ended again.
  private static final int LONG_PAUSE_MILLIS = 150;

  private static final long CHEAP_NANOS = 60_000_000;

  private final OpenDocument document;
  private final MarkedCheck check;
  private final FirstCheck firstCheck;
  private final TaskRunner runner;
  private final Consumer<Runnable> soon;
  private final Consumer<Runnable> later;
  private final String title;
  private final String failed;

  /// What the text has in common with the one that was checked last, once it was edited.
  private Optional<Unchanged> since = Optional.empty();

  private volatile long latest;
  private boolean reading;
  private boolean readAgain;
  private boolean running;
  private boolean again;
  private boolean isCheap = true;

  /// @param pauses makes what runs the last of many requests after so many quiet milliseconds
  /// @param title of the task
  /// @param failed what the user is told when the check itself stops
  LiveCheck(
      OpenDocument document,
      MarkedCheck check,
      TaskRunner runner,
      IntFunction<Consumer<Runnable>> pauses,
      String title,
      String failed) {
    this.document = document;
    this.check = check;
    this.firstCheck = check.first();
    this.runner = runner;
    this.soon = pauses.apply(PAUSE_MILLIS);
    this.later = pauses.apply(LONG_PAUSE_MILLIS);
    this.title = title;
    this.failed = failed;
    latest = document.text().revision();
    document.text().onEdit(this::edited);
  }

  private void edited(Edited edited) {
    Change change = edited.change();
    int removed = change.removed().length();
    int inserted = change.inserted().length();
    int was = document.text().buffer().length() - change.growth();
    since =
        since
            .map(s -> s.then(change.offset(), removed, inserted))
            .or(() -> Optional.of(Unchanged.after(was, change.offset(), removed, inserted)));
    latest = document.text().revision();
    readPart();
    (isCheap ? soon : later).accept(this::now);
  }

  /// Reads the edited part of the text as it is now.
  private void readPart() {
    if (reading) {
      readAgain = true;
      return;
    }
    readAgain = false;
    part()
        .ifPresent(
            part -> {
              reading = true;
              runner.submit(title, progress -> firstCheck.check(part), this::read);
            });
  }

  private Optional<EditedPart> part() {
    return document
        .checked()
        .flatMap(
            last ->
                since.flatMap(
                    s ->
                        EditedPart.of(
                            document.text().buffer(), document.text().revision(), last, s)));
  }

  private void read(Outcome<FirstMarks> outcome) {
    reading = false;
    if (outcome instanceof Outcome.Done<FirstMarks>(FirstMarks marks)) {
      document.take(marks);
    }
    if (readAgain) {
      readPart();
    }
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
    long begin = System.nanoTime();
    runner.submit(
        title,
        progress ->
            check.check(
                document.path(), document.shown(), source, revision, () -> stopIfOld(revision)),
        (Outcome<Checked> outcome) -> answered(outcome, System.nanoTime() - begin));
  }

  private void stopIfOld(long revision) {
    if (latest != revision) {
      throw new CancellationException();
    }
  }

  private void answered(Outcome<Checked> outcome, long took) {
    running = false;
    if (outcome instanceof Outcome.Done<Checked>(Checked answer)) {
      isCheap = took < CHEAP_NANOS;
      if (answer.revision() == document.text().revision()) {
        since = Optional.empty();
      }
      document.take(answer);
    } else if (outcome instanceof Outcome.Failed<Checked>) {
      document.notify(new Notice(failed, true, List.of()));
    }
    if (again) {
      now();
    }
  }
}

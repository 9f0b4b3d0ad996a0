package app.assay.ui.review.model;

import app.assay.workspace.Command;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Confirmations that were written to files and ledger.
final class Write implements Command {

  private final String title;
  private final Committing review;
  private List<WriteOutcome> done;
  private boolean isDone = true;

  /// @param done what was written already; only doing it again writes
  Write(String title, List<WriteOutcome> done, Committing review) {
    this.title = title;
    this.done = List.copyOf(done);
    this.review = review;
  }

  List<WriteOutcome> done() {
    return done;
  }

  /// Notes what doing it again has written.
  void setDone(List<WriteOutcome> outcomes) {
    done = List.copyOf(outcomes);
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Set<Object> subjects() {
    Set<Object> files = new HashSet<>();
    done.forEach(outcome -> files.add(outcome.job().document().file()));
    return files;
  }

  @Override
  public void redo() {
    if (!isDone) {
      isDone = true;
      review.writeAgain(this);
    }
  }

  @Override
  public void undo() {
    isDone = false;
    review.takeBack(this);
  }
}

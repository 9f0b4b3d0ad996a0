package app.assay.ui.bulk;

import app.assay.ui.theme.Texts;
import app.assay.workspace.BulkWrite;
import app.assay.workspace.Command;
import app.assay.workspace.Outcome;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Documents that were changed in bulk, as one step of undo. A file that has changed since is left
/// alone, and that is said.
final class BulkStep implements Command {

  private final Texts texts = new Texts("bulk");
  private final String title;
  private final BulkTools tools;
  private List<BulkWrite> writes;
  private boolean isDone = true;

  /// @param done what was written already
  BulkStep(String title, List<BulkWrite> done, BulkTools tools) {
    this.title = title;
    this.writes = List.copyOf(done);
    this.tools = tools;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Set<Object> subjects() {
    Set<Object> files = new HashSet<>();
    writes.forEach(write -> files.add(write.file()));
    return files;
  }

  @Override
  public void redo() {
    if (!isDone) {
      isDone = true;
      turn();
    }
  }

  @Override
  public void undo() {
    isDone = false;
    turn();
  }

  private void turn() {
    List<BulkWrite> now = writes;
    tools
        .runner()
        .submit(
            title,
            progress ->
                now.stream()
                    .flatMap(write -> BulkWrite.of(write.takeBack(tools.files())).stream())
                    .toList(),
            (Outcome<List<BulkWrite>> outcome) -> turned(now.size(), outcome));
  }

  private void turned(int all, Outcome<List<BulkWrite>> outcome) {
    switch (outcome) {
      case Outcome.Done<List<BulkWrite>>(List<BulkWrite> back) -> {
        writes = back;
        back.forEach(write -> tools.written().accept(write.file()));
        if (back.size() < all) {
          tools.say().accept(texts.get("undo.left", back.size(), all));
        }
      }
      case Outcome.Failed<List<BulkWrite>>(String message) -> tools.say().accept(message);
      case Outcome.Cancelled<List<BulkWrite>>() -> tools.say().accept(texts.get("stopped"));
    }
  }
}

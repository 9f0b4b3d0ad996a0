package app.assay.ui.change;

import app.assay.hitl.BlockReview;
import app.assay.hitl.WriteResult;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Command;
import app.assay.workspace.Outcome;
import java.util.Optional;
import java.util.Set;

/// A decision that was written, as a step of undo. Taking it back and doing it again are written in
/// the background; what came of it is said.
final class Deciding implements Command {

  private final Texts texts = new Texts("change");
  private final ChangeTools tools;
  private final BlockDecision decision;
  private final String title;
  private Optional<WriteResult.Written> written;
  private boolean isDone = true;

  /// @param written what is in document and ledger already
  Deciding(ChangeTools tools, BlockDecision decision, String title, WriteResult.Written written) {
    this.tools = tools;
    this.decision = decision;
    this.title = title;
    this.written = Optional.of(written);
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Set<Object> subjects() {
    return Set.of(decision.file());
  }

  @Override
  public void redo() {
    if (isDone) {
      return;
    }
    isDone = true;
    tools
        .runner()
        .submit(title, progress -> decision.write(), (Outcome<BlockReview.Result> o) -> again(o));
  }

  private void again(Outcome<BlockReview.Result> outcome) {
    switch (outcome) {
      case Outcome.Done<BlockReview.Result>(BlockReview.Result.Written(var now)) -> {
        written = Optional.of(now);
        tools.written().accept(decision.file());
      }
      case Outcome.Done<BlockReview.Result>(BlockReview.Result.First(String message)) ->
          tools.say().accept(message);
      case Outcome.Done<BlockReview.Result>(BlockReview.Result.Refused(String message)) ->
          tools.say().accept(message);
      case Outcome.Failed<BlockReview.Result>(String message) -> tools.say().accept(message);
      case Outcome.Cancelled<BlockReview.Result>() -> tools.say().accept(texts.get("notWritten"));
    }
  }

  @Override
  public void undo() {
    isDone = false;
    if (written.isEmpty()) {
      return;
    }
    WriteResult.Written now = written.get();
    written = Optional.empty();
    tools
        .runner()
        .submit(
            title, progress -> decision.takeBack(now), (Outcome<WriteResult> o) -> back(now, o));
  }

  private void back(WriteResult.Written now, Outcome<WriteResult> outcome) {
    if (outcome instanceof Outcome.Done<WriteResult>(WriteResult.Written _)) {
      tools.written().accept(decision.file());
      return;
    }
    written = Optional.of(now);
    tools
        .say()
        .accept(
            outcome instanceof Outcome.Done<WriteResult>(WriteResult.Failed(String message))
                ? message
                : texts.get("notTakenBack", String.valueOf(decision.file().getFileName())));
  }
}

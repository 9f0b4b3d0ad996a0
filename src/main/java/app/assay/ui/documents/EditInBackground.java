package app.assay.ui.documents;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.edit.EditResult;
import app.assay.points.check.Watch;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Works out a change of an open document in the background and makes it as one step of undo,
/// unless the text has changed in the meantime.
///
/// Belongs to the thread that draws.
final class EditInBackground {

  /// More edits than these are made as one, so that nothing has to follow each of them.
  private static final int MANY = 100;

  private final Texts texts;
  private final CgdParser parser;
  private final TaskRunner runner;
  private final Consumer<String> say;

  /// @param say tells the user what came of it
  EditInBackground(Texts texts, CgdParser parser, TaskRunner runner, Consumer<String> say) {
    this.texts = texts;
    this.parser = parser;
    this.runner = runner;
    this.say = say;
  }

  /// What works the change out.
  interface Way {

    /// The change of a text, with a watch that ends it when the user stops the task.
    Worked of(CgdDocument text, Watch watch);
  }

  /// What was worked out.
  ///
  /// @param note what the user is told beside that it was done; may be empty
  record Worked(EditResult result, String note) {

    static Worked of(EditResult result) {
      return new Worked(result, "");
    }

    static Worked not(String why) {
      return of(new EditResult.Refused(why));
    }
  }

  /// Makes a change.
  ///
  /// @param title what the task and the undo menu say
  /// @param then called once it was made
  void make(OpenDocument document, String title, Way way, Runnable then) {
    SourceText source = document.text().source();
    long revision = document.text().revision();
    runner.submit(
        title,
        progress -> way.of(parser.parse(source), progress::stopIfCancelled),
        (Outcome<Worked> outcome) -> {
          if (outcome instanceof Outcome.Done<Worked>(Worked worked)) {
            made(document, revision, title, worked, then);
          }
        });
  }

  private void made(
      OpenDocument document, long revision, String title, Worked worked, Runnable then) {
    switch (worked.result()) {
      case EditResult.Refused(String message) -> say.accept(message);
      case EditResult.Edited _ when document.text().revision() != revision ->
          say.accept(texts.get("edit.late", title));
      case EditResult.Edited edited -> {
        Optional<String> refusal = document.edit(title, edits(document, edited));
        if (refusal.isEmpty()) {
          then.run();
        }
        say.accept(refusal.orElseGet(() -> texts.get("edit.done", title) + worked.note()));
      }
    }
  }

  private static List<TextEdit> edits(OpenDocument document, EditResult.Edited edited) {
    boolean asOne = edited.edits().isEmpty() || edited.edits().size() > MANY;
    return asOne ? document.text().difference(edited.document().text()) : edited.edits();
  }
}

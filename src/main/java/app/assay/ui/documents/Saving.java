package app.assay.ui.documents;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import app.assay.ui.documents.Notice.Way;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/// Saves open documents, and looks whether their files changed underneath. Neither the user's text
/// nor the one on disk is ever lost: whichever gives way can be had back by undo.
public final class Saving {

  private final Texts texts = new Texts("documents");
  private final DocumentFile files;
  private final TaskRunner runner;
  private final BiConsumer<OpenDocument, ReadResult.Loaded> showDifference;
  private final Set<OpenDocument> writing = new HashSet<>();

  /// @param showDifference shows the user's text beside the one on disk
  public Saving(
      DocumentFile files,
      TaskRunner runner,
      BiConsumer<OpenDocument, ReadResult.Loaded> showDifference) {
    this.files = files;
    this.runner = runner;
    this.showDifference = showDifference;
  }

  /// Saves a document.
  public void save(OpenDocument document) {
    save(document, result -> {});
  }

  /// Saves a document and hands over what came of it; the document knows by then. Does nothing
  /// while it is being saved already.
  public void save(OpenDocument document, Consumer<SaveResult> then) {
    String expected = document.diskSha256();
    write(document, source -> files.save(document.path(), source, expected), then);
  }

  private void write(
      OpenDocument document, Function<SourceText, SaveResult> way, Consumer<SaveResult> then) {
    if (!writing.add(document)) {
      return;
    }
    SourceText source = document.text().source();
    long revision = document.text().revision();
    runner.submit(
        texts.get("task.save", document.name()),
        progress -> way.apply(source),
        (Outcome<SaveResult> outcome) -> {
          writing.remove(document);
          if (outcome instanceof Outcome.Done<SaveResult>(SaveResult result)) {
            took(document, revision, result);
            then.accept(result);
          }
        });
  }

  private void took(OpenDocument document, long revision, SaveResult result) {
    switch (result) {
      case SaveResult.Saved(String sha256) -> document.savedAs(sha256, revision);
      case SaveResult.ChangedUnderneath(ReadResult current) ->
          changed(document, current, texts.get("save.changed", document.name()));
      case SaveResult.Failed(String message) ->
          document.notify(
              new Notice(
                  message,
                  true,
                  List.of(new Way("again", texts.get("save.again"), () -> save(document)))));
    }
  }

  /// Looks whether the file is still the one that was read.
  public void lookAgain(OpenDocument document) {
    String expected = document.diskSha256();
    runner.submit(
        texts.get("task.look", document.name()),
        progress -> files.read(document.path()),
        (Outcome<ReadResult> outcome) -> {
          if (outcome instanceof Outcome.Done<ReadResult>(ReadResult current)
              && !writing.contains(document)
              && expected.equals(document.diskSha256())
              && !(current instanceof ReadResult.Loaded same && same.sha256().equals(expected))) {
            changed(document, current, texts.get("look.changed", document.name()));
          }
        });
  }

  private void changed(OpenDocument document, ReadResult current, String message) {
    List<Way> ways =
        current instanceof ReadResult.Loaded theirs
            ? List.of(
                new Way(
                    "difference",
                    texts.get("changed.difference"),
                    () -> showDifference.accept(document, theirs)),
                new Way(
                    "reload",
                    texts.get("changed.reload"),
                    () -> document.reload(texts.get("changed.reload.undo"), theirs)),
                new Way("keep", texts.get("changed.keep"), () -> keepMine(document, theirs)))
            : List.of(new Way("write", texts.get("gone.write"), () -> writeAgain(document)));
    String told =
        current instanceof ReadResult.Loaded ? message : texts.get("gone.message", document.name());
    document.notify(new Notice(told, true, ways));
  }

  /// The text on disk becomes a step of undo below the user's own, then the user's own is saved.
  private void keepMine(OpenDocument document, ReadResult.Loaded theirs) {
    String mine = document.text().text();
    document.reload(texts.get("changed.theirs.undo"), theirs);
    document.restore(texts.get("changed.keep.undo"), mine);
    save(document);
  }

  private void writeAgain(OpenDocument document) {
    write(document, source -> files.create(document.path(), source), result -> {});
  }
}

package app.assay.ui;

import app.assay.text.ReadResult;
import app.assay.ui.documents.AllowCard;
import app.assay.ui.documents.DifferenceCard;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.shell.Frame;
import app.assay.workspace.PlacedFinding;
import java.util.function.Supplier;

/// The cards that a document asks for.
final class Cards {

  private final Models models;
  private final Supplier<Frame> frame;
  private final Runnable toEditor;

  /// @param frame asked for when a card is shown
  /// @param toEditor puts the keyboard back into the text
  Cards(Models models, Supplier<Frame> frame, Runnable toEditor) {
    this.models = models;
    this.frame = frame;
    this.toEditor = toEditor;
    models.onDifference(this::difference);
  }

  /// Asks for the reason why a finding may stand.
  void allow(OpenDocument document, PlacedFinding finding) {
    Runnable close = () -> frame.get().overlay().close();
    document
        .fresh()
        .ifPresent(
            checked ->
                frame
                    .get()
                    .overlay()
                    .show(
                        new AllowCard(
                            document,
                            finding,
                            reason -> {
                              close.run();
                              models.edits.allow(document, checked, finding, reason);
                              toEditor.run();
                            },
                            close)));
  }

  private void difference(OpenDocument document, ReadResult.Loaded theirs) {
    frame
        .get()
        .overlay()
        .show(
            new DifferenceCard(
                document.name(),
                document.text().text(),
                theirs.source().text(),
                () -> frame.get().overlay().close()));
  }
}

package app.assay.ui;

import app.assay.cgd.MachineNames;
import app.assay.cgd.rules.FormatRules;
import app.assay.hitl.signature.DocumentSigning;
import app.assay.ledger.Ledger;
import app.assay.ui.action.Actions;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.shell.Frame;
import app.assay.ui.signature.SignCard;
import app.assay.ui.signature.SignModel;
import app.assay.ui.signature.SignatureTools;
import app.assay.ui.signature.VerdictCard;
import app.assay.ui.signature.VerdictModel;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Documents;
import java.util.Optional;

/// Signs the document in front, and verifies what lies beside it.
final class Signatures {

  private final Texts texts = new Texts("signature");
  private final Models models;
  private final Frame frame;
  private final Opening opening;

  Signatures(Models models, Frame frame, Opening opening) {
    this.models = models;
    this.frame = frame;
    this.opening = opening;
  }

  void addTo(Actions actions) {
    actions
        .add(
            "review.sign",
            "Ctrl+Shift+G",
            () -> inFront().isPresent(),
            () -> inFront().ifPresent(this::sign))
        .add(
            "review.signature",
            "Ctrl+Shift+V",
            () -> inFront().isPresent(),
            () -> inFront().ifPresent(this::verify));
  }

  private Optional<OpenDocument> inFront() {
    return models.documents.active().filter(d -> Documents.isDocument(d.path()));
  }

  private void sign(OpenDocument document) {
    frame
        .overlay()
        .show(
            new SignCard(
                new SignModel(tools(), document, models.rootOf(document.path())),
                new SignCard.Uses(
                    () -> opening.chooseFile(texts.get("choose.key")),
                    () -> verify(document),
                    frame.overlay()::close)));
  }

  private void verify(OpenDocument document) {
    frame
        .overlay()
        .show(
            new VerdictCard(
                new VerdictModel(tools(), document, models.rootOf(document.path())),
                () -> opening.chooseFile(texts.get("choose.signers")),
                frame.overlay()::close));
  }

  private SignatureTools tools() {
    return new SignatureTools(
        models.outside.runner(),
        models.files,
        models.preferences,
        MachineNames.load(),
        root ->
            new DocumentSigning(
                models.files,
                FormatRules.validator(),
                Ledger.open(root, models.outside.clock()),
                ReviewScreens.PROGRAM),
        models::context,
        this::signed);
  }

  /// Whether a document may enter can hang on its signature.
  private void signed() {
    models.ledger.refresh();
    models.documents.checkAgain();
    models.opening.refresh();
  }
}

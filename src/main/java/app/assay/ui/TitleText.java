package app.assay.ui;

import app.assay.ledger.LedgerReport;
import app.assay.text.Position;
import app.assay.ui.documents.Checked;
import app.assay.ui.documents.DocumentStatus;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.editor.model.TextBuffer;
import app.assay.ui.shell.StatusBar;
import app.assay.ui.shell.TitleBar;
import app.assay.ui.theme.Texts;
import app.assay.ui.vault.VaultModel;
import app.assay.workspace.Documents;
import app.assay.workspace.Vault;

/// What title and status bar say, computed from the models.
final class TitleText {

  private final Texts shell = new Texts("shell");
  private final Texts documents = new Texts("documents");
  private final Texts judge = new Texts("judge");
  private final Models models;

  TitleText(Models models) {
    this.models = models;
  }

  TitleBar.Shown title() {
    VaultModel vault = models.vault;
    String note = vault.vault().map(v -> shell.get("vault.note", v.documents().size())).orElse("");
    if (vault.state() == VaultModel.State.STOPPED) {
      note += " \u00B7 " + shell.get("vault.stopped", vault.unchecked());
    }
    return new TitleBar.Shown(
        vaultName(),
        note,
        vault.pending(),
        vault.wrongHashes(),
        models.preferences.settings().reviewer());
  }

  /// The name of the vault, empty while none is open.
  String vaultName() {
    return models
        .vault
        .vault()
        .map(Vault::root)
        .map(r -> String.valueOf(r.getFileName()))
        .orElse("");
  }

  /// What the desktop shows for the window: the document in front, its vault, the program.
  String window() {
    String name = vaultName();
    if (name.isEmpty()) {
      return shell.get("name");
    }
    return models
        .documents
        .active()
        .map(document -> shell.get("window.document", document.name(), name))
        .orElseGet(() -> shell.get("window.title", name));
  }

  StatusBar.Shown status() {
    return models
        .documents
        .active()
        .flatMap(d -> d.checked().map(checked -> status(d, checked)))
        .orElse(StatusBar.Shown.NOTHING);
  }

  private StatusBar.Shown status(OpenDocument document, Checked checked) {
    DocumentStatus status = DocumentStatus.of(checked, documents);
    return new StatusBar.Shown(
        status.state(),
        status.hash(),
        status.hashStyle(),
        document.stamp().isPresent(),
        Documents.isMarkdown(document.path()) && !Documents.isDocument(document.path()),
        status.ingest(),
        status.ingestWhy());
  }

  /// How many questions of the vault are open, empty for none.
  String questions() {
    int open = models.judging.questions().open();
    return open == 0 ? "" : judge.get("open", open);
  }

  String caret() {
    return models.documents.active().map(TitleText::caret).orElse("");
  }

  private static String caret(OpenDocument document) {
    TextBuffer buffer = document.text().buffer();
    int offset = Math.min(document.caret(), buffer.length());
    int line = buffer.lineAt(offset);
    return new Position(line + 1, offset - buffer.line(line).start() + 1).toString();
  }

  String ledger() {
    return models.ledger.report().map(this::ledger).orElse("");
  }

  private String ledger(LedgerReport report) {
    if (!report.isSound()) {
      return shell.get("ledger.broken");
    }
    return report.entries() == 0
        ? shell.get("ledger.empty")
        : shell.get("ledger.sound", report.entries());
  }
}

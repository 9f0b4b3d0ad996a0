package app.assay.ui.review.model;

import app.assay.cgd.CgdParser;
import app.assay.cgd.MachineNames;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.FormatRules;
import app.assay.hitl.Confirmation;
import app.assay.hitl.DecisionRecords;
import app.assay.hitl.DecisionWriter;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.UndoStack;
import java.nio.file.Path;
import java.time.Clock;

/// What a review works with.
///
/// @param root the vault's folder
/// @param undo the window's one stack
/// @param clock for the date of a confirmation and the time spent on it
public record ReviewTools(
    Path root,
    DocumentFile files,
    CgdParser parser,
    Confirmation confirmation,
    Ledger ledger,
    DecisionWriter writer,
    TaskRunner runner,
    UndoStack undo,
    Clock clock,
    MachineNames machines,
    ReviewHost host) {

  /// The engine every part of the program uses, for the vault at `root`.
  ///
  /// @param program version of the program, for the ledger
  public static ReviewTools standard(
      Path root, TaskRunner runner, UndoStack undo, Clock clock, String program, ReviewHost host) {
    DocumentFile files = new DocumentFile();
    Ledger ledger = Ledger.open(root, clock);
    return new ReviewTools(
        root,
        files,
        CgdParser.standard(),
        new Confirmation(DocumentEditor.standard(), FormatRules.validator()),
        ledger,
        new DecisionWriter(files, ledger, new DecisionRecords(program)),
        runner,
        undo,
        clock,
        MachineNames.load(),
        host);
  }
}

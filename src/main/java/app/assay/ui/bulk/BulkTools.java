package app.assay.ui.bulk;

import app.assay.cgd.check.CheckContext;
import app.assay.text.DocumentFile;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.UndoStack;
import app.assay.workspace.Vault;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// What changes in bulk work with.
///
/// @param context profile and time of a run
/// @param unsaved whether a document is open with changes that are not saved
/// @param written told of each file that was written
/// @param say tells the user a sentence
public record BulkTools(
    Vault vault,
    TaskRunner runner,
    DocumentFile files,
    UndoStack undo,
    Supplier<CheckContext> context,
    Predicate<Path> unsaved,
    Consumer<Path> written,
    Consumer<String> say) {}

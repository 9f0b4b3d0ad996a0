package app.assay.ui.change;

import app.assay.cgd.check.CheckContext;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.UndoStack;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// What changes of a document work with.
///
/// @param context profile and time as they are when a change is worked out
/// @param say tells the user a sentence
/// @param written told of a document that was written behind the editor
public record ChangeTools(
    TaskRunner runner,
    Supplier<CheckContext> context,
    UndoStack undo,
    Consumer<String> say,
    Consumer<Path> written) {}

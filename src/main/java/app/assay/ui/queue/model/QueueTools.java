package app.assay.ui.queue.model;

import app.assay.cgd.check.CheckContext;
import app.assay.hitl.Reviewer;
import app.assay.hitl.queue.Answering;
import app.assay.text.DocumentFile;
import app.assay.ui.theme.Texts;
import app.assay.workspace.TaskRunner;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// What a queue in the window works with.
///
/// @param answering makes what answers documents, one for each run
/// @param context profile and time of a run
/// @param reviewer who answers, absent until a name was given
/// @param unsaved whether a document is open with changes that are not saved
public record QueueTools(
    TaskRunner runner,
    DocumentFile files,
    Supplier<Answering> answering,
    Supplier<CheckContext> context,
    Supplier<Optional<Reviewer>> reviewer,
    Predicate<Path> unsaved,
    Texts texts) {}

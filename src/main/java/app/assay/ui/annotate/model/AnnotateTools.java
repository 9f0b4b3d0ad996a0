package app.assay.ui.annotate.model;

import app.assay.cgd.check.CheckContext;
import app.assay.text.DocumentFile;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Annotating;
import app.assay.workspace.TaskRunner;
import java.util.function.Supplier;

/// What Annotate works with.
///
/// @param engine asked for in the background, since it may have to be read first
/// @param context profile and time of a run
public record AnnotateTools(
    Supplier<Annotating> engine,
    TaskRunner runner,
    DocumentFile files,
    Supplier<CheckContext> context,
    Texts texts) {}

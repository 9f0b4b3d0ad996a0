/// A folder opened as a vault: what is in it, settings, work in the background and undo.
@NullMarked
package app.assay.workspace;

import org.jspecify.annotations.NullMarked;

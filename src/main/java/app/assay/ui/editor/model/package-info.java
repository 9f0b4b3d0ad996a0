/// The text of an open document as the editor keeps it, and how it is shown: exact characters,
/// undo, marks that move with edits, and the way between what is stored and what is on the screen.
/// Knows no controls.
@NullMarked
package app.assay.ui.editor.model;

import org.jspecify.annotations.NullMarked;

/// The text editor: our own small interface, and its implementation on RichTextFX put together from
/// features.
@NullMarked
package app.assay.ui.editor;

import org.jspecify.annotations.NullMarked;

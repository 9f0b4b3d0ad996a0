/// The window's Annotate: plain Markdown at the left, the document that it would become at the
/// right, and the markers that a reviewer accepts or refuses.
@NullMarked
package app.assay.ui.annotate;

import org.jspecify.annotations.NullMarked;

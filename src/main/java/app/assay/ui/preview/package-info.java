/// A document as its reader will see it.
@NullMarked
package app.assay.ui.preview;

import org.jspecify.annotations.NullMarked;

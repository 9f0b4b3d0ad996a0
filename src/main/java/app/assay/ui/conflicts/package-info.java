/// The screen on which conflicts between two entries of the knowledge store are decided.
@NullMarked
package app.assay.ui.conflicts;

import org.jspecify.annotations.NullMarked;

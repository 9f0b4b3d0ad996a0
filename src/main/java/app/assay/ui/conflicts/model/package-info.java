/// The conflicts of the knowledge store and what was chosen, without a control.
@NullMarked
package app.assay.ui.conflicts.model;

import org.jspecify.annotations.NullMarked;

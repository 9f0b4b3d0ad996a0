/// What screens of the knowledge store show of an entry, without a control.
@NullMarked
package app.assay.ui.entry.model;

import org.jspecify.annotations.NullMarked;

/// The vault's Sources of Truth: their tables of verified claims, and values that contradict each
/// other.
@NullMarked
package app.assay.ui.sot;

import org.jspecify.annotations.NullMarked;

/// The screen of a batch of candidates: what the gate says of each, and what a person decides.
@NullMarked
package app.assay.ui.batch;

import org.jspecify.annotations.NullMarked;

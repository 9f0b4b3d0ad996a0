/// What is decided about a vault goes into the ledger of its folder, in the same breath.
@NullMarked
package app.assay.distillery.record;

import org.jspecify.annotations.NullMarked;

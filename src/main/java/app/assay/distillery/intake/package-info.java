/// Accepted candidates become entries: planned row by row, then written in one transaction with the
/// decision in the ledger.
@NullMarked
package app.assay.distillery.intake;

import org.jspecify.annotations.NullMarked;

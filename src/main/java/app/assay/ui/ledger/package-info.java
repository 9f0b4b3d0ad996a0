/// The decisions recorded for a vault.
@NullMarked
package app.assay.ui.ledger;

import org.jspecify.annotations.NullMarked;

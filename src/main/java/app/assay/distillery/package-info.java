/// The knowledge distillery: candidates, the gate with its two layers, verdicts, changesets, and
/// what enters the vault.
@NullMarked
package app.assay.distillery;

import org.jspecify.annotations.NullMarked;

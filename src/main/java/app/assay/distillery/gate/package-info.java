/// The gate of candidates: the mechanical checks of layer 1 and the judgements of layer 2 become
/// one verdict for each candidate (seed, "Verdict").
@NullMarked
package app.assay.distillery.gate;

import org.jspecify.annotations.NullMarked;

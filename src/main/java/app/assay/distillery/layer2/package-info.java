/// The second layer of the gate: what of a candidate needs understanding, put as questions to
/// rules, a model and people (seed, "Layer 2").
@NullMarked
package app.assay.distillery.layer2;

import org.jspecify.annotations.NullMarked;

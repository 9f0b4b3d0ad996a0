/// The first layer of the gate: what can be told from a candidate alone, by rules, at once.
@NullMarked
package app.assay.distillery.layer1;

import org.jspecify.annotations.NullMarked;

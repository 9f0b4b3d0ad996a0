/// What a vault keeps of candidates beside its entries: what the gate said of each, and what people
/// made of that.
@NullMarked
package app.assay.distillery.kept;

import org.jspecify.annotations.NullMarked;

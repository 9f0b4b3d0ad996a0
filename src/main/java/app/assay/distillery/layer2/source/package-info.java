/// Where a candidate's evidence is opened: the commits, merges and notes of a checkout, read
/// without running git and without changing a byte of it, and what [app.assay.judge.source]
/// fetches.
@NullMarked
package app.assay.distillery.layer2.source;

import org.jspecify.annotations.NullMarked;

/// What the gate says of a candidate.
@NullMarked
package app.assay.distillery.verdict;

import org.jspecify.annotations.NullMarked;

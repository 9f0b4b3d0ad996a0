/// Candidates for the knowledge store as a pipeline hands them in, and the batches they come in.
@NullMarked
package app.assay.distillery.candidate;

import org.jspecify.annotations.NullMarked;

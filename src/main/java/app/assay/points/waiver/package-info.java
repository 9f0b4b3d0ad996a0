/// The comments in which a document allows a finding: `<!-- assay: allow P9-PRICING reason="…"
/// -->`.
@NullMarked
package app.assay.points.waiver;

import org.jspecify.annotations.NullMarked;

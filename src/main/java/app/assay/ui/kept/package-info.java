/// Candidates that a knowledge store keeps with their verdicts, and how people decided of them.
@NullMarked
package app.assay.ui.kept;

import org.jspecify.annotations.NullMarked;

/// The list of findings, filtered and grouped.
@NullMarked
package app.assay.ui.problems;

import org.jspecify.annotations.NullMarked;

/// A batch of candidates, its verdicts and its decisions, without a control.
@NullMarked
package app.assay.ui.batch.model;

import org.jspecify.annotations.NullMarked;

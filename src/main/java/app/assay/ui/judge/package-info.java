/// The judges in the window: which models there are and which gate asks them, the questions that
/// wait, and the form in which a person answers.
@NullMarked
package app.assay.ui.judge;

import org.jspecify.annotations.NullMarked;

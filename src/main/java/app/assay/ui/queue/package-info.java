/// A queue file in the window: its claims across documents, their answers, and what became of them.
@NullMarked
package app.assay.ui.queue;

import org.jspecify.annotations.NullMarked;

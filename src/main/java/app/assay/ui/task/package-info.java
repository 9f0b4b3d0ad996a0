/// Background work as the window shows it: the piece of the status bar and its list.
@NullMarked
package app.assay.ui.task;

import org.jspecify.annotations.NullMarked;

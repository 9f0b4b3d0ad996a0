/// The frame: title bar, split panes, docks, overlays and status bar.
@NullMarked
package app.assay.ui.shell;

import org.jspecify.annotations.NullMarked;

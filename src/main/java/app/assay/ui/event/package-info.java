/// Telling others that something changed.
@NullMarked
package app.assay.ui.event;

import org.jspecify.annotations.NullMarked;

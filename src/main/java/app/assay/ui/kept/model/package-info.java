/// What the screen of kept candidates shows, without the window.
@NullMarked
package app.assay.ui.kept.model;

import org.jspecify.annotations.NullMarked;

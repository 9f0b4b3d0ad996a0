/// What the user may choose.
@NullMarked
package app.assay.ui.settings;

import org.jspecify.annotations.NullMarked;

/// A first confirmation in five minutes, on a copy.
@NullMarked
package app.assay.ui.tour;

import org.jspecify.annotations.NullMarked;

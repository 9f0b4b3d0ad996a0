/// What is known of the finding or claim that is selected.
@NullMarked
package app.assay.ui.details;

import org.jspecify.annotations.NullMarked;

/// The tree of a vault with what was found in each document.
@NullMarked
package app.assay.ui.vault;

import org.jspecify.annotations.NullMarked;

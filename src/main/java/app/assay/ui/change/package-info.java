/// Changes of a whole document that ask something first and show what they would write.
@NullMarked
package app.assay.ui.change;

import org.jspecify.annotations.NullMarked;

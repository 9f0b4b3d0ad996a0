/// What this program is made of.
@NullMarked
package app.assay.ui.about;

import org.jspecify.annotations.NullMarked;

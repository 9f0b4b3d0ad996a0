/// What is seen before a vault is open.
@NullMarked
package app.assay.ui.welcome;

import org.jspecify.annotations.NullMarked;

/// The workbench: puts the parts of the window together and starts it.
@NullMarked
package app.assay.ui;

import org.jspecify.annotations.NullMarked;

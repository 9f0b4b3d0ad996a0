/// An entry of the knowledge store on the screen: beside another, and while it is written.
@NullMarked
package app.assay.ui.entry;

import org.jspecify.annotations.NullMarked;

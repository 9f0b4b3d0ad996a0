/// What Annotate shows and does, without a control: the markers on offer, what was chosen, the
/// document that comes of it, and writing it.
@NullMarked
package app.assay.ui.annotate.model;

import org.jspecify.annotations.NullMarked;

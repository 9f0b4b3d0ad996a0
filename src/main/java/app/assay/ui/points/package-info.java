/// The nine points of the document in front: how each stands, and what looks at one of them alone.
@NullMarked
package app.assay.ui.points;

import org.jspecify.annotations.NullMarked;

/// What a detector is, what it may know, and the engine that runs all of them over a text.
@NullMarked
package app.assay.points.check;

import org.jspecify.annotations.NullMarked;

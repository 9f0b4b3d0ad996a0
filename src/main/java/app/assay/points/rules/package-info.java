/// The detectors of the nine points, one class a rule.
@NullMarked
package app.assay.points.rules;

import org.jspecify.annotations.NullMarked;

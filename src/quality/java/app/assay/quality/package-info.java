/// Measures the detectors of the nine points on labelled documents: `mvn -Pquality`.
@NullMarked
package app.assay.quality;

import org.jspecify.annotations.NullMarked;

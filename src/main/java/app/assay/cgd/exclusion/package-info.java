/// Regions of a document that are quarantined: marked, unmarked, and left out of copies (FS §8).
@NullMarked
package app.assay.cgd.exclusion;

import org.jspecify.annotations.NullMarked;

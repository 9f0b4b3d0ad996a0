/// Assay: decides what may enter a knowledge base.
@NullMarked
package app.assay;

import org.jspecify.annotations.NullMarked;

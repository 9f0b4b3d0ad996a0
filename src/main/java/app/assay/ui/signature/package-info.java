/// Signing the document in front with a reviewer's key, and saying what its signature is worth.
@NullMarked
package app.assay.ui.signature;

import org.jspecify.annotations.NullMarked;

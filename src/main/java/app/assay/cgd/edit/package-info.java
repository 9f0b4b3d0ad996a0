/// Lossless change of documents: named keys, claim fields, record lines and the status line move,
/// every other byte stays (FS §1.3.1).
@NullMarked
package app.assay.cgd.edit;

import org.jspecify.annotations.NullMarked;

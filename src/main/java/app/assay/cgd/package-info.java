/// The CGD format (CLARITY_GATE_FORMAT_SPEC 2.1): a document taken apart with exact places.
///
/// Parsing never throws for content; what cannot be read is part of the model, and rules report it.
@NullMarked
package app.assay.cgd;

import org.jspecify.annotations.NullMarked;

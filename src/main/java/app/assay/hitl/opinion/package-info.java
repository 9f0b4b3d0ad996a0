/// What judges say of a document's claims, and what people answer. An opinion is shown beside the
/// review of a claim; it never confirms one.
@NullMarked
package app.assay.hitl.opinion;

import org.jspecify.annotations.NullMarked;

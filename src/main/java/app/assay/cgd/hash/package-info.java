/// What a Clarity Gate document is known by: its hash and the recipes in use for it, claim ids,
/// heading slugs and the cells of a table row.
///
/// Every entry point is one linear pass over its text and gives a result for any content.
@NullMarked
package app.assay.cgd.hash;

import org.jspecify.annotations.NullMarked;

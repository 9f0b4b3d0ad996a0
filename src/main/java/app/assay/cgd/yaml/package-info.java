/// YAML at node level: what was written stays what it is, with places in the document's text.
@NullMarked
package app.assay.cgd.yaml;

import org.jspecify.annotations.NullMarked;

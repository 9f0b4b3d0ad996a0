/// How the vault stands: a table of its documents and small pictures of what they come to.
@NullMarked
package app.assay.ui.status;

import org.jspecify.annotations.NullMarked;

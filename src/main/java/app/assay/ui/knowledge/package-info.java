/// The browser of a knowledge store: entries, domains, what readers said.
@NullMarked
package app.assay.ui.knowledge;

import org.jspecify.annotations.NullMarked;

/// Documents that are open: their text, their check, saving, and their tabs.
@NullMarked
package app.assay.ui.documents;

import org.jspecify.annotations.NullMarked;

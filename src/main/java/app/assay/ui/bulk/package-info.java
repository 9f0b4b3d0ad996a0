/// Changes of many documents: each is shown before, accepted or refused, and written in the
/// background.
@NullMarked
package app.assay.ui.bulk;

import org.jspecify.annotations.NullMarked;

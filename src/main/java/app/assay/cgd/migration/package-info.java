/// Documents of earlier versions of the format, brought to the one that is understood.
@NullMarked
package app.assay.cgd.migration;

import org.jspecify.annotations.NullMarked;

/// The command line.
@NullMarked
package app.assay.cli;

import org.jspecify.annotations.NullMarked;

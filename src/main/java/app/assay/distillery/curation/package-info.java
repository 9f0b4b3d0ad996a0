/// What people decide about a vault that is there: conflicts, domains, and what its readers say.
/// Window and command line decide here; what is not allowed is refused here.
@NullMarked
package app.assay.distillery.curation;

import org.jspecify.annotations.NullMarked;

/// The report on a batch for the people who look at it, in the layout that other tools read, with
/// every number computed.
@NullMarked
package app.assay.distillery.report;

import org.jspecify.annotations.NullMarked;

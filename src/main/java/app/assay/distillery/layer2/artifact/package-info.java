/// What of a checkout speaks of a candidate: its files are listed once, and those with the words of
/// a claim are shown by path and line. Bounded, and without running another program.
@NullMarked
package app.assay.distillery.layer2.artifact;

import org.jspecify.annotations.NullMarked;

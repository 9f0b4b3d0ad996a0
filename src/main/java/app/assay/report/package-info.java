/// What a check found, written for people and for other programs.
@NullMarked
package app.assay.report;

import org.jspecify.annotations.NullMarked;

/// What a check says about a document: rules, findings with exact places, and fixes.
@NullMarked
package app.assay.finding;

import org.jspecify.annotations.NullMarked;

/// Which judge may decide what: a gate's policy, and how the answers of rules, model and person
/// become one settled state for each criterion.
@NullMarked
package app.assay.judge.panel;

import org.jspecify.annotations.NullMarked;

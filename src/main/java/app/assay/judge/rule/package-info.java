/// The deterministic baseline: what can be said of a claim and its evidence by their words alone.
/// Always asked, shown beside any model, and wrong in documented ways.
@NullMarked
package app.assay.judge.rule;

import org.jspecify.annotations.NullMarked;

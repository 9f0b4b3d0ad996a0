/// Where the evidence that candidates name is opened over the network: pull requests, issues,
/// tickets and pages at the places this user configured, and nowhere else.
@NullMarked
package app.assay.judge.source;

import org.jspecify.annotations.NullMarked;

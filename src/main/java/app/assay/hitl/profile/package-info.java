/// What a vault asks of whoever reviews it: how many people, and how long each looks (threat model
/// T4). Kept in `.assay/review.json` and read here alone, for window, queue and command line alike.
@NullMarked
package app.assay.hitl.profile;

import org.jspecify.annotations.NullMarked;

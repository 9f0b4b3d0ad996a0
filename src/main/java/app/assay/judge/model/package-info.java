/// A language model as a judge: questions go out in batches with a known-bad one among them, the
/// reply is read strictly, and whatever is not beyond doubt is deferred.
@NullMarked
package app.assay.judge.model;

import org.jspecify.annotations.NullMarked;

/// The words that a model is given: files among the assets with a version, read once, their
/// placeholders held against what each use fills in.
@NullMarked
package app.assay.judge.prompt;

import org.jspecify.annotations.NullMarked;

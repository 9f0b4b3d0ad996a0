/// Weights of words and their neighbours, learned from labelled documents: how much a sentence
/// reads like those that readers found at fault at a point.
@NullMarked
package app.assay.points.weighing;

import org.jspecify.annotations.NullMarked;

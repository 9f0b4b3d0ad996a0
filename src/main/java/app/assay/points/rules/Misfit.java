package app.assay.points.rules;

import app.assay.text.Span;
import java.util.List;

/// What a text reckons and what its numbers make instead.
///
/// @param places where the numbers stand that do not fit, in the text
/// @param truth what they make, in words
record Misfit(List<Span> places, String truth) {}

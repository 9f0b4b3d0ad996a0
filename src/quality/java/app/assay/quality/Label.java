package app.assay.quality;

import app.assay.text.Span;

/// A place that a reader found at fault.
///
/// @param point 1 to 9
/// @param span its characters
/// @param reason why, in the labeller's words
record Label(int point, Span span, String reason) {}

package app.assay.hitl.queue;

import app.assay.text.Span;

/// Something in a file of answers that cannot be read.
///
/// @param span where
/// @param message what is wrong, a full sentence
public record Fault(Span span, String message) {}

package app.assay.cgd;

import app.assay.text.Span;

/// A quarantined region of the body.
///
/// @param id as its BEGIN marker names it
/// @param span from the BEGIN line to after the END line's break; to the body's end where it is
///   never closed, so that nothing passes by a missing marker
public record ExclusionBlock(String id, Span span) {}

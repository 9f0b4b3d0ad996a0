package app.assay.hitl.queue;

import app.assay.text.Span;

/// A value of a queue file and where it stands.
///
/// @param value its content with escapes undone
/// @param span its characters, for findings
public record Field(String value, Span span) {}

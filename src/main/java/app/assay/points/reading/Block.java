package app.assay.points.reading;

import app.assay.text.Span;

/// A part of a text by its lines.
///
/// @param kind what it is
/// @param span from the start of its first line to the end of its last, without the line break
/// @param content where its words begin, after heading marks, bullets and quote marks, to its end
/// @param level 1 to 6 of a heading, 1 and more of a list item's depth, otherwise 0
public record Block(BlockKind kind, Span span, Span content, int level) {}

package app.assay.ui.review.model;

import app.assay.text.Span;

/// A line of the document around a claim.
///
/// @param number 1-based
/// @param text without the line break
/// @param mark the claim's characters in it, offsets into `text`; empty where it has none
public record ContextLine(int number, String text, Span mark) {}

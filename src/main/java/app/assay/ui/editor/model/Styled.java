package app.assay.ui.editor.model;

import app.assay.text.Span;

/// A part of a shown line and the style class it gets.
public record Styled(Span span, String style) {}

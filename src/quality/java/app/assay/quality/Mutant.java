package app.assay.quality;

import app.assay.text.Span;

/// A text with one change.
///
/// @param text the changed text
/// @param before the place in the text as it was
/// @param after the place in the changed text
record Mutant(String text, Span before, Span after) {

  static Mutant replacing(String text, int start, int end, String words) {
    return new Mutant(
        text.substring(0, start) + words + text.substring(end),
        new Span(start, end),
        new Span(start, start + words.length()));
  }

  /// A paragraph more at the end.
  static Mutant appending(String text, String paragraph) {
    String stripped = text.strip();
    int start = stripped.length() + 2;
    return new Mutant(
        stripped + "\n\n" + paragraph + "\n",
        Span.at(text.length()),
        new Span(start, start + paragraph.length()));
  }
}

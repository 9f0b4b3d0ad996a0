package app.assay.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// One change to a text: the span that goes and the characters that come in its place. An empty
/// span inserts, an empty replacement deletes.
public record TextEdit(Span span, String replacement) {

  public static TextEdit insert(int offset, String characters) {
    return new TextEdit(Span.at(offset), characters);
  }

  public static TextEdit delete(Span span) {
    return new TextEdit(span, "");
  }

  /// Applies edits that all speak of the original text; every character outside their spans stays.
  ///
  /// Insertions at one offset keep their order in the list.
  ///
  /// @throws IllegalArgumentException when two edits overlap
  public static String apply(CharSequence text, List<TextEdit> edits) {
    List<TextEdit> sorted = sorted(edits);
    StringBuilder out = new StringBuilder(text.length() + 64);
    int done = 0;
    for (TextEdit edit : sorted) {
      if (edit.span.start() < done) {
        throw new IllegalArgumentException("edits overlap at offset " + edit.span.start());
      }
      out.append(text, done, edit.span.start()).append(edit.replacement);
      done = edit.span.end();
    }
    return out.append(text, done, text.length()).toString();
  }

  /// The edits in the order of their places.
  public static List<TextEdit> sorted(List<TextEdit> edits) {
    List<TextEdit> sorted = new ArrayList<>(edits);
    sorted.sort(Comparator.comparing(TextEdit::span));
    return sorted;
  }
}

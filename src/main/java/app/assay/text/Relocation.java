package app.assay.text;

import java.util.List;

/// Where the characters of a text stand after edits that all speak of it.
public final class Relocation {

  private final List<TextEdit> edits;
  private final int[] growth;

  /// @param edits in any order, without overlap
  public Relocation(List<TextEdit> edits) {
    this.edits = TextEdit.sorted(edits);
    growth = new int[edits.size() + 1];
    for (int i = 0; i < edits.size(); i++) {
      TextEdit edit = this.edits.get(i);
      growth[i + 1] = growth[i] + edit.replacement().length() - edit.span().length();
    }
  }

  /// Where an offset is after all edits that begin before it; one inside an edit stays inside what
  /// came in its place.
  public int of(int offset) {
    int before = beginningBefore(offset);
    if (before == 0) {
      return offset;
    }
    TextEdit last = edits.get(before - 1);
    int start = last.span().start();
    return offset >= last.span().end()
        ? offset + growth[before]
        : start + growth[before - 1] + Math.min(offset - start, last.replacement().length());
  }

  /// The span from its first character to its last; empty where all of them went.
  public Span of(Span span) {
    int start = of(span.start());
    return new Span(start, Math.max(start, of(span.end())));
  }

  private int beginningBefore(int offset) {
    int low = 0;
    int high = edits.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (edits.get(middle).span().start() < offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}

package app.assay.text;

import java.util.ArrayList;
import java.util.List;

/// Ordered lists of spans that do not overlap, asked by binary search.
public final class Spans {

  private Spans() {}

  /// The same characters as the given spans cover, in order, touching and overlapping ones joined.
  public static List<Span> merge(List<Span> spans) {
    List<Span> merged = new ArrayList<>();
    for (Span span : spans.stream().sorted().toList()) {
      if (!merged.isEmpty() && span.start() <= merged.getLast().end()) {
        Span last = merged.removeLast();
        merged.add(new Span(last.start(), Math.max(last.end(), span.end())));
      } else {
        merged.add(span);
      }
    }
    return List.copyOf(merged);
  }

  /// True when an offset lies in one of the ordered, disjoint spans.
  public static boolean cover(List<Span> ordered, int offset) {
    int before = lastStartingAtOrBefore(ordered, offset);
    return before >= 0 && ordered.get(before).contains(offset);
  }

  /// True when a span shares a character with one of the ordered, disjoint spans.
  public static boolean touch(List<Span> ordered, Span span) {
    int before = lastStartingAtOrBefore(ordered, Math.max(span.start(), span.end() - 1));
    return before >= 0 && ordered.get(before).overlaps(span);
  }

  private static int lastStartingAtOrBefore(List<Span> ordered, int offset) {
    int low = 0;
    int high = ordered.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (ordered.get(middle).start() <= offset) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return high;
  }
}

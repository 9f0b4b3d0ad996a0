package app.assay.text;

/// A half-open range `[start, end)` of UTF-16 offsets into a text.
///
/// @param start first offset, at least 0
/// @param end offset after the last, at least `start`
public record Span(int start, int end) implements Comparable<Span> {

  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("not a span: [" + start + ", " + end + ")");
    }
  }

  /// An empty span at an offset, where something is missing.
  public static Span at(int offset) {
    return new Span(offset, offset);
  }

  public int length() {
    return end - start;
  }

  public boolean isEmpty() {
    return start == end;
  }

  public boolean contains(int offset) {
    return start <= offset && offset < end;
  }

  public boolean contains(Span other) {
    return start <= other.start && other.end <= end;
  }

  /// True when the two share at least one offset; touching spans do not.
  public boolean overlaps(Span other) {
    return start < other.end && other.start < end;
  }

  public Span shift(int by) {
    return new Span(start + by, end + by);
  }

  /// The characters of `text` in this span.
  public String in(CharSequence text) {
    return text.subSequence(start, end).toString();
  }

  @Override
  public int compareTo(Span other) {
    int byStart = Integer.compare(start, other.start);
    return byStart != 0 ? byStart : Integer.compare(end, other.end);
  }
}

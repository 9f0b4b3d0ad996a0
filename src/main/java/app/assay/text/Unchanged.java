package app.assay.text;

import java.util.Optional;

/// What two versions of a text have in common before and after the one stretch in which they
/// differ.
///
/// @param before so many characters at the start
/// @param after so many characters at the end, none of them counted before
/// @param was the length of the first version
/// @param is the length of the second
public record Unchanged(int before, int after, int was, int is) {

  /// Compares the versions from both ends.
  public static Unchanged between(String one, String other) {
    int shorter = Math.min(one.length(), other.length());
    int before = 0;
    while (before < shorter && one.charAt(before) == other.charAt(before)) {
      before++;
    }
    int after = 0;
    while (after < shorter - before
        && one.charAt(one.length() - 1 - after) == other.charAt(other.length() - 1 - after)) {
      after++;
    }
    return new Unchanged(before, after, one.length(), other.length());
  }

  /// What one edit of a text of a length leaves as it was.
  public static Unchanged after(int was, int offset, int removed, int inserted) {
    return new Unchanged(offset, was - offset - removed, was, was - removed + inserted);
  }

  /// What a further edit, of the second version, leaves as it was in the first.
  public Unchanged then(int offset, int removed, int inserted) {
    return new Unchanged(
        Math.min(before, offset),
        Math.min(after, is - offset - removed),
        was,
        is - removed + inserted);
  }

  /// By how many characters the text grew.
  public int growth() {
    return is - was;
  }

  /// Where a span of the first version is in the second; empty when all its characters went.
  public Optional<Span> move(Span span) {
    int changed = was - after;
    if (span.end() <= before) {
      return Optional.of(span);
    }
    if (span.start() >= changed) {
      return Optional.of(span.shift(growth()));
    }
    if (span.start() >= before && span.end() <= changed) {
      return Optional.empty();
    }
    int start = Math.min(span.start(), before);
    return Optional.of(new Span(start, span.end() < changed ? before : span.end() + growth()));
  }
}

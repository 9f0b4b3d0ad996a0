package app.assay.ui.editor.model;

import app.assay.text.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// The marks of one text. They move with each edit at once; fresh ones replace them when they were
/// computed for the text as it is now.
public final class HighlightTrack {

  private static final Comparator<Highlight> ORDER =
      Comparator.comparing(Highlight::span).thenComparing(Highlight::kind);

  private List<Highlight> whole = List.of();
  private List<Highlight> marks = List.of();
  private Predicate<Highlight> shown = mark -> true;
  private int longest;

  /// All marks that are shown, in the order of their places.
  public List<Highlight> all() {
    return marks;
  }

  /// Shows only some marks; the others move with the text all the same.
  public void filter(Predicate<Highlight> which) {
    shown = which;
    take(whole);
  }

  /// Takes other marks.
  public void set(List<Highlight> fresh) {
    longest = 0;
    fresh.forEach(mark -> longest = Math.max(longest, mark.span().length()));
    take(fresh.stream().sorted(ORDER).toList());
  }

  /// Takes other marks of the nine points that begin in a part of the text, its end included.
  public void set(Span part, List<Highlight> fresh) {
    int from = firstFrom(whole, part.start());
    int to = firstFrom(whole, part.end() + 1);
    List<Highlight> inside = new ArrayList<>(fresh);
    whole.subList(from, to).stream().filter(mark -> !mark.isOfPoints()).forEach(inside::add);
    inside.sort(ORDER);
    fresh.forEach(mark -> longest = Math.max(longest, mark.span().length()));
    List<Highlight> all = new ArrayList<>(whole.size() - (to - from) + inside.size());
    all.addAll(whole.subList(0, from));
    all.addAll(inside);
    all.addAll(whole.subList(to, whole.size()));
    take(all);
  }

  /// Moves the marks as a change moved their characters. A mark whose characters all went is gone;
  /// typing inside one makes it longer, typing at its edges does not.
  public void shift(Change change) {
    int first = firstFrom(whole, change.offset() - longest);
    List<Highlight> moved = new ArrayList<>(whole.size());
    moved.addAll(whole.subList(0, first));
    longest += Math.max(0, change.growth());
    for (Highlight mark : whole.subList(first, whole.size())) {
      shifted(mark.span(), change).ifPresent(s -> moved.add(mark.at(s)));
    }
    take(moved);
  }

  /// @param all in order; not changed afterwards
  private void take(List<Highlight> all) {
    whole = Collections.unmodifiableList(all);
    marks = whole.stream().filter(shown).toList();
  }

  static Optional<Span> shifted(Span span, Change change) {
    int from = change.offset();
    int to = from + change.removed().length();
    if (to <= span.start()) {
      return Optional.of(span.shift(change.growth()));
    }
    if (from >= span.end()) {
      return Optional.of(span);
    }
    if (from <= span.start() && to >= span.end()) {
      return Optional.empty();
    }
    int start = from <= span.start() ? from + change.inserted().length() : span.start();
    int end = to >= span.end() ? from : span.end() + change.growth();
    return Optional.of(new Span(start, end));
  }

  /// The marks that share a character with a span or, when empty, stand inside it or at its ends.
  public List<Highlight> in(Span span) {
    List<Highlight> found = new ArrayList<>();
    for (int i = firstFrom(marks, span.start() - longest); i < marks.size(); i++) {
      Highlight mark = marks.get(i);
      if (mark.span().start() > span.end()) {
        break;
      }
      boolean empty = mark.span().isEmpty() || span.isEmpty();
      if (empty ? mark.span().end() >= span.start() : mark.span().overlaps(span)) {
        found.add(mark);
      }
    }
    return found;
  }

  /// The marks at an offset, the caret's place included at both ends of a mark; the heaviest first.
  public List<Highlight> at(int offset) {
    return in(Span.at(offset)).stream().sorted(Comparator.comparing(Highlight::kind)).toList();
  }

  /// The next problem that starts after an offset, else the first one.
  public Optional<Highlight> next(int offset) {
    return first(h -> h.span().start() > offset).or(() -> first(h -> true));
  }

  /// The last problem that starts before an offset, else the last one.
  public Optional<Highlight> previous(int offset) {
    return last(h -> h.span().start() < offset).or(() -> last(h -> true));
  }

  private Optional<Highlight> first(Predicate<Highlight> where) {
    return marks.stream().filter(h -> h.kind().isProblem()).filter(where).findFirst();
  }

  private Optional<Highlight> last(Predicate<Highlight> where) {
    return marks.reversed().stream().filter(h -> h.kind().isProblem()).filter(where).findFirst();
  }

  private static int firstFrom(List<Highlight> marks, int start) {
    int low = 0;
    int high = marks.size();
    while (low < high) {
      int mid = (low + high) >>> 1;
      if (marks.get(mid).span().start() < start) {
        low = mid + 1;
      } else {
        high = mid;
      }
    }
    return low;
  }
}

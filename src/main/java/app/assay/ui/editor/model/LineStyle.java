package app.assay.ui.editor.model;

import app.assay.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;

/// The style classes of one shown line: its syntax and, of the marks on each character, the
/// heaviest.
public final class LineStyle {

  /// Characters that look alike.
  ///
  /// @param length how many
  /// @param styles their style classes
  public record Run(int length, List<String> styles) {}

  private LineStyle() {}

  /// Runs that cover a line of `length` characters.
  ///
  /// @param syntax styled parts in columns of the line
  /// @param marks marks with spans in columns of the line; parts outside it are left out
  public static List<Run> of(int length, List<Styled> syntax, List<Highlight> marks) {
    List<Highlight> shown = marks.stream().map(m -> m.at(within(m.span(), length))).toList();
    TreeSet<Integer> bounds = new TreeSet<>(List.of(0, length));
    syntax.forEach(s -> bounds.addAll(List.of(s.span().start(), s.span().end())));
    shown.forEach(m -> bounds.addAll(List.of(m.span().start(), m.span().end())));
    List<Run> runs = new ArrayList<>();
    int from = 0;
    for (int to : bounds) {
      if (to > from) {
        add(runs, new Run(to - from, styles(new Span(from, to), syntax, shown)));
        from = to;
      }
    }
    return runs;
  }

  /// The class that underlines a kind of mark.
  public static String style(Highlight.Kind kind) {
    return switch (kind) {
      case CLAIM_PENDING -> "claim";
      case CLAIM_CONFIRMED -> "claim-confirmed";
      case EXCLUSION -> "excluded";
      default -> "mark-" + kind.name().toLowerCase(Locale.ROOT);
    };
  }

  /// Neighbours that look alike become one, so that a line is drawn in as few pieces as can be.
  private static void add(List<Run> runs, Run run) {
    if (!runs.isEmpty() && runs.getLast().styles().equals(run.styles())) {
      runs.add(new Run(runs.removeLast().length() + run.length(), run.styles()));
    } else {
      runs.add(run);
    }
  }

  private static List<String> styles(Span run, List<Styled> syntax, List<Highlight> marks) {
    List<String> styles = new ArrayList<>();
    syntax.stream().filter(s -> s.span().contains(run)).forEach(s -> styles.add(s.style()));
    Optional<Highlight> heaviest =
        marks.stream()
            .filter(m -> m.kind() != Highlight.Kind.EXCLUSION && m.span().contains(run))
            .min(Comparator.comparing(Highlight::kind));
    heaviest.ifPresent(
        m -> {
          styles.add(style(m.kind()));
          if (m.point() > 0) {
            styles.add("point-" + m.point());
          }
        });
    return styles;
  }

  /// A mark of a missing thing is shown at the character after it, or else before it.
  private static Span within(Span span, int length) {
    int start = Math.clamp(span.start(), 0, length);
    int end = Math.clamp(span.end(), 0, length);
    if (!span.isEmpty() || length == 0) {
      return new Span(start, end);
    }
    return start < length ? new Span(start, start + 1) : new Span(start - 1, start);
  }
}

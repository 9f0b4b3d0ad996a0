package app.assay.points.check;

import app.assay.finding.Finding;
import app.assay.text.Relocation;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/// Tells what fixes of a text bring up, by what all points find before and after: a point raised at
/// a place where it was not raised before, by whichever of its rules.
public final class FixTrial {

  private final List<Finding> before;

  /// @param before what all points find in the text
  public FixTrial(List<Finding> before) {
    this.before = before.stream().sorted(Finding.ORDER).toList();
  }

  /// What was brought up.
  ///
  /// @param edits of the text: those of one fix, or of several that were made together
  /// @param after what all points find in the text that they lead to
  public List<Finding> brought(List<TextEdit> edits, List<Finding> after) {
    Relocation relocation = new Relocation(edits);
    Map<Integer, Places> known = new HashMap<>();
    for (Finding finding : before) {
      known
          .computeIfAbsent(finding.rule().point(), _ -> new Places())
          .add(relocation.of(finding.span()));
    }
    return after.stream()
        .filter(f -> !known.getOrDefault(f.rule().point(), Places.NONE).touch(f.span()))
        .toList();
  }

  /// Places of one point, added in their order.
  private static final class Places {

    private static final Places NONE = new Places();

    private final Set<Span> all = new HashSet<>();

    /// How far places reach that begin there or before.
    private final NavigableMap<Integer, Integer> reach = new TreeMap<>();

    void add(Span span) {
      all.add(span);
      int end = reach.isEmpty() ? 0 : reach.lastEntry().getValue();
      reach.merge(span.start(), Math.max(end, span.end()), Math::max);
    }

    /// Whether one of them shares characters with a span, or is the same.
    boolean touch(Span span) {
      Map.Entry<Integer, Integer> last = reach.lowerEntry(span.end());
      return all.contains(span) || last != null && last.getValue() > span.start();
    }
  }
}

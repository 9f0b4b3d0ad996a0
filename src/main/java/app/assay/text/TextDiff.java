package app.assay.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What changed between two texts, line by line and inside changed lines word by word.
public final class TextDiff {

  private static final int MOST_LINES = 1_000;

  private final String before;
  private final String after;
  private final LineIndex beforeLines;
  private final LineIndex afterLines;
  private final int context;

  private TextDiff(String before, String after, int context) {
    this.before = before;
    this.after = after;
    this.beforeLines = new LineIndex(before);
    this.afterLines = new LineIndex(after);
    this.context = context;
  }

  /// The differences in the order of the text. Lines that differ only in their break differ too.
  /// Texts with more than a thousand changed lines are shown as replaced between their common ends.
  ///
  /// @param context how many kept lines to show around changed ones
  public static List<DiffHunk> hunks(String before, String after, int context) {
    return new TextDiff(before, after, context).hunks();
  }

  private List<DiffHunk> hunks() {
    Map<String, Integer> numbers = new HashMap<>();
    int[] a = numbered(before, beforeLines, numbers);
    int[] b = numbered(after, afterLines, numbers);
    List<DiffHunk> hunks = new ArrayList<>();
    List<SequenceDiff.Replaced> near = new ArrayList<>();
    for (SequenceDiff.Replaced range : new SequenceDiff(a, b, MOST_LINES).replaced()) {
      boolean far =
          !near.isEmpty() && range.beforeStart() - near.getLast().beforeEnd() > 2 * context;
      if (far) {
        hunks.add(hunk(near, a.length));
        near.clear();
      }
      near.add(range);
    }
    if (!near.isEmpty()) {
      hunks.add(hunk(near, a.length));
    }
    return hunks;
  }

  private DiffHunk hunk(List<SequenceDiff.Replaced> ranges, int count) {
    List<DiffLine> lines = new ArrayList<>();
    int done = Math.max(0, ranges.getFirst().beforeStart() - context);
    for (SequenceDiff.Replaced range : ranges) {
      keep(done, range.beforeStart(), range.afterStart() - range.beforeStart(), lines);
      change(range, lines);
      done = range.beforeEnd();
    }
    SequenceDiff.Replaced last = ranges.getLast();
    keep(done, Math.min(count, done + context), last.afterEnd() - last.beforeEnd(), lines);
    return new DiffHunk(lines);
  }

  private void keep(int from, int to, int shift, List<DiffLine> lines) {
    for (int line = from; line < to; line++) {
      String text = beforeLines.line(line);
      int number = line + 1;
      lines.add(new DiffLine(DiffLine.Kind.KEPT, text, number, number + shift, List.of()));
    }
  }

  private void change(SequenceDiff.Replaced range, List<DiffLine> lines) {
    List<DiffLine> added = new ArrayList<>();
    int removed = range.beforeEnd() - range.beforeStart();
    for (int i = 0; i < Math.max(removed, range.afterEnd() - range.afterStart()); i++) {
      int old = range.beforeStart() + i;
      int now = range.afterStart() + i;
      boolean isRemoved = old < range.beforeEnd();
      boolean isAdded = now < range.afterEnd();
      WordDiff words =
          isRemoved && isAdded
              ? WordDiff.of(beforeLines.line(old), afterLines.line(now))
              : new WordDiff(List.of(), List.of());
      if (isRemoved) {
        String text = beforeLines.line(old);
        lines.add(new DiffLine(DiffLine.Kind.REMOVED, text, old + 1, 0, words.removed()));
      }
      if (isAdded) {
        String text = afterLines.line(now);
        added.add(new DiffLine(DiffLine.Kind.ADDED, text, 0, now + 1, words.added()));
      }
    }
    lines.addAll(added);
  }

  private static int[] numbered(String text, LineIndex lines, Map<String, Integer> numbers) {
    int count = lines.count();
    boolean endsInBreak = lines.start(count - 1) == text.length();
    int[] result = new int[endsInBreak ? count - 1 : count];
    for (int i = 0; i < result.length; i++) {
      int next = numbers.size();
      Integer known = numbers.putIfAbsent(lines.whole(i).in(text), next);
      result[i] = known == null ? next : known;
    }
    return result;
  }
}

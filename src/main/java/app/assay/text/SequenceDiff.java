package app.assay.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The difference of two sequences of numbers by Myers' greedy method (An O(ND) Difference
/// Algorithm, 1986), in time and space that grow with the number of differences and no further than
/// a limit: past it, what lies between the common ends counts as replaced.
final class SequenceDiff {

  private final int[] before;
  private final int[] after;
  private final int most;

  /// @param most how many differences are looked for
  SequenceDiff(int[] before, int[] after, int most) {
    this.before = before;
    this.after = after;
    this.most = most;
  }

  /// `[beforeStart, beforeEnd)` was replaced by `[afterStart, afterEnd)`.
  record Replaced(int beforeStart, int beforeEnd, int afterStart, int afterEnd) {}

  /// The replaced ranges in order, separated by at least one common element.
  List<Replaced> replaced() {
    int start = 0;
    int shorter = Math.min(before.length, after.length);
    while (start < shorter && before[start] == after[start]) {
      start++;
    }
    int tail = 0;
    while (tail < shorter - start
        && before[before.length - 1 - tail] == after[after.length - 1 - tail]) {
      tail++;
    }
    int beforeEnd = before.length - tail;
    int afterEnd = after.length - tail;
    if (start == beforeEnd && start == afterEnd) {
      return List.of();
    }
    List<int[]> rounds = search(start, beforeEnd, afterEnd);
    return rounds.isEmpty()
        ? List.of(new Replaced(start, beforeEnd, start, afterEnd))
        : trace(rounds, start, beforeEnd, afterEnd);
  }

  /// The furthest reaching paths of each number of differences; empty past the limit.
  private List<int[]> search(int start, int beforeEnd, int afterEnd) {
    int n = beforeEnd - start;
    int m = afterEnd - start;
    List<int[]> rounds = new ArrayList<>();
    int[] previous = {0, 0, 0};
    for (int d = 0; d <= Math.min(n + m, most); d++) {
      int[] reach = new int[2 * d + 3];
      for (int k = -d; k <= d; k += 2) {
        int x = d == 0 ? 0 : from(previous, d, k);
        int y = x - k;
        while (x < n && y < m && before[start + x] == after[start + y]) {
          x++;
          y++;
        }
        reach[k + d + 1] = x;
        if (x == n && y == m) {
          rounds.add(reach);
          return rounds;
        }
      }
      rounds.add(reach);
      previous = reach;
    }
    return List.of();
  }

  /// Where a path with one difference more begins on a diagonal: down or right.
  private static int from(int[] previous, int d, int k) {
    int down = previous[index(d - 1, k + 1)];
    int right = previous[index(d - 1, k - 1)] + 1;
    boolean goDown = k == -d || (k != d && right <= down);
    return goDown ? down : right;
  }

  private static int index(int d, int k) {
    return Math.clamp(k + d + 1L, 0, 2 * d + 2);
  }

  private static List<Replaced> trace(List<int[]> rounds, int start, int beforeEnd, int afterEnd) {
    List<Replaced> found = new ArrayList<>();
    int x = beforeEnd - start;
    int y = afterEnd - start;
    for (int d = rounds.size() - 1; d > 0; d--) {
      int k = x - y;
      int[] previous = rounds.get(d - 1);
      int down = previous[index(d - 1, k + 1)];
      int right = previous[index(d - 1, k - 1)] + 1;
      boolean wentDown = k == -d || (k != d && right <= down);
      int fromX = wentDown ? down : right - 1;
      int fromY = fromX - (wentDown ? k + 1 : k - 1);
      int toX = wentDown ? fromX : fromX + 1;
      int toY = wentDown ? fromY + 1 : fromY;
      add(found, new Replaced(start + fromX, start + toX, start + fromY, start + toY));
      x = fromX;
      y = fromY;
    }
    Collections.reverse(found);
    return found;
  }

  /// Adds a range that lies before all found so far, joined with the last where they touch.
  private static void add(List<Replaced> found, Replaced range) {
    if (!found.isEmpty()) {
      Replaced next = found.getLast();
      if (next.beforeStart == range.beforeEnd && next.afterStart == range.afterEnd) {
        found.removeLast();
        found.add(new Replaced(range.beforeStart, next.beforeEnd, range.afterStart, next.afterEnd));
        return;
      }
    }
    found.add(range);
  }
}

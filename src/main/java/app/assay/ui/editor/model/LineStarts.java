package app.assay.ui.editor.model;

import java.util.Arrays;

/// Where the lines of a changing text begin. Agrees with [app.assay.text.LineIndex] at all times
/// and costs a fraction of it for a small edit.
final class LineStarts {

  private int[] starts = new int[64];
  private int count = 1;

  LineStarts(CharSequence text) {
    for (int at = 1; at <= text.length(); at++) {
      if (isStart(text, at)) {
        insertRoom(count, 1);
        starts[count - 1] = at;
      }
    }
  }

  int count() {
    return count;
  }

  int start(int line) {
    return starts[line];
  }

  int lineAt(int offset) {
    int at = Arrays.binarySearch(starts, 0, count, offset);
    return at >= 0 ? at : -at - 2;
  }

  /// Takes in a change that `text` already shows. Whether a line begins at an offset depends on the
  /// characters on both its sides, so the offsets at both ends of the change are looked at again.
  void replaced(CharSequence text, int offset, int removed, int inserted) {
    int first = Math.max(1, firstAtOrAfter(offset));
    int last = firstAtOrAfter(offset + removed + 1);
    int found = 0;
    for (int at = Math.max(1, offset); at <= offset + inserted; at++) {
      found += isStart(text, at) ? 1 : 0;
    }
    insertRoom(last, found - (last - first));
    int next = first;
    for (int at = Math.max(1, offset); at <= offset + inserted; at++) {
      if (isStart(text, at)) {
        starts[next++] = at;
      }
    }
    for (int i = next; i < count; i++) {
      starts[i] += inserted - removed;
    }
  }

  private static boolean isStart(CharSequence text, int at) {
    char before = text.charAt(at - 1);
    return before == '\n' || (before == '\r' && (at == text.length() || text.charAt(at) != '\n'));
  }

  private int firstAtOrAfter(int offset) {
    int at = Arrays.binarySearch(starts, 0, count, offset);
    return at >= 0 ? at : -at - 1;
  }

  private void insertRoom(int at, int room) {
    if (count + room > starts.length) {
      starts = Arrays.copyOf(starts, Math.max(count + room, starts.length * 2));
    }
    System.arraycopy(starts, at, starts, at + room, count - at);
    count += room;
  }
}

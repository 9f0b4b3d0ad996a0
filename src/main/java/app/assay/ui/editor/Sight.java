package app.assay.ui.editor;

import java.util.List;

/// Which paragraphs were on the screen when it was last painted.
///
/// The control can be asked as well, but lays everything out before it answers.
final class Sight {

  private int first;
  private int last = -1;

  void set(List<Integer> paragraphs) {
    if (!paragraphs.isEmpty()) {
      first = paragraphs.getFirst();
      last = paragraphs.getLast();
    }
  }

  /// How many there were.
  int size() {
    return last - first + 1;
  }

  /// More than a screen away, so that nothing that is shown will stay.
  boolean isFar(int paragraph) {
    return size() > 0 && (paragraph < first - size() || paragraph > last + size());
  }
}

package app.assay.points.rules;

/// The bold words that paragraphs begin with, each of a thing of its own: "**Workload (37
/// mentions).**", "**Feedback (40 mentions).**".
final class BoldLabels {

  private static final String BOLD = "**";

  private BoldLabels() {}

  /// Both values stand in such words of two paragraphs.
  static boolean hold(Stated a, Stated b) {
    return a.block() != b.block() && isIn(a) && isIn(b);
  }

  private static boolean isIn(Stated stated) {
    String text = stated.quantity().sentence().tokens().text();
    int close = text.startsWith(BOLD) ? text.indexOf(BOLD, BOLD.length()) : -1;
    return close > 0 && stated.quantity().span().end() <= close;
  }
}

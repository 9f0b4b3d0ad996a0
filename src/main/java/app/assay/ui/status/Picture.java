package app.assay.ui.status;

import java.util.List;

/// Counts as bars.
///
/// @param none what is said where there is nothing to count
record Picture(String id, String title, List<Bar> bars, String none) {

  Picture {
    bars = List.copyOf(bars);
  }

  /// One bar.
  ///
  /// @param of the count that fills the width
  /// @param style `good`, `warning`, `critical`, `accent` or `muted`
  record Bar(String label, int count, int of, String style) {

    /// How much of the width is filled, 0 to 1.
    double share() {
      return of == 0 ? 0 : (double) count / of;
    }

    int percent() {
      return (int) Math.round(share() * 100);
    }
  }
}

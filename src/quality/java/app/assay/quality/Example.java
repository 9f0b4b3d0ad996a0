package app.assay.quality;

import java.util.BitSet;
import java.util.Map;

/// A sentence to learn from.
///
/// @param features what it shows, and how often
/// @param known the points of which it is known whether it is at fault
/// @param fault those at which it is
/// @param marked whether it bears a marker or a note, which are no features
/// @param pin what must come out, whatever else is learned
record Example(Map<String, Integer> features, BitSet known, BitSet fault, boolean marked, Pin pin) {

  /// A sentence of a document, or a case of the specification.
  enum Pin {
    /// Learned from, and no more.
    NONE,
    /// What a rule finds in it stays, or it is not raised where it is not at fault.
    KEPT,
    /// Raised by its wording alone.
    RAISED
  }
}

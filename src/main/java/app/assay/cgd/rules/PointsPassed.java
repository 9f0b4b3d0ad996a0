package app.assay.cgd.rules;

import app.assay.text.WhiteSpace;
import java.util.BitSet;
import java.util.Optional;

/// The points of `points-passed`: a comma list of `N` and `N-M` from 1 to 9 (rulebook C12).
public final class PointsPassed {

  private PointsPassed() {}

  /// What a value says.
  sealed interface Reading {

    /// The points it names.
    record Points(BitSet points) implements Reading {}

    /// It is not valid.
    ///
    /// @param sentence what is wrong with it
    record Fault(String sentence) implements Reading {}
  }

  /// The points; empty where the value is not valid, which E-ST05 reports.
  public static Optional<BitSet> of(String value) {
    return read(value) instanceof Reading.Points(BitSet points)
        ? Optional.of(points)
        : Optional.empty();
  }

  static Reading read(String value) {
    BitSet points = new BitSet();
    for (String item : value.split(",", -1)) {
      String[] ends = item.split("-", -1);
      for (String end : ends) {
        String digits = WhiteSpace.strip(end);
        if (!digits.matches("[0-9]+") || ends.length > 2) {
          return fault("says %s; expected points such as 1-9 or 1-4,7,9", value);
        }
        if (digits.length() > 1 || digits.equals("0")) {
          return fault("names point %s, but points run from 1 to 9", digits);
        }
      }
      int first = WhiteSpace.strip(ends[0]).charAt(0) - '0';
      int last = WhiteSpace.strip(ends[ends.length - 1]).charAt(0) - '0';
      if (first > last) {
        return fault("has the range %s, which ends before it begins", item);
      }
      points.set(first, last + 1);
    }
    return new Reading.Points(points);
  }

  private static Reading fault(String what, String quoted) {
    return new Reading.Fault("points-passed " + what.formatted(Quoted.of(quoted)) + ".");
  }
}

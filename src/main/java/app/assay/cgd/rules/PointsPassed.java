package app.assay.cgd.rules;

import app.assay.text.WhiteSpace;
import java.util.BitSet;
import java.util.Optional;

/// The points of `points-passed`: a comma list of `N` and `N-M` from 1 to 9 (rulebook C12).
public final class PointsPassed {

  private PointsPassed() {}

  /// The points; empty where the value is not valid, which E-ST05 reports.
  public static Optional<BitSet> of(String value) {
    BitSet points = new BitSet();
    for (String item : value.split(",", -1)) {
      String[] ends = item.split("-", -1);
      int first = point(ends[0]);
      int last = point(ends[ends.length - 1]);
      if (ends.length > 2 || first == 0 || last < first) {
        return Optional.empty();
      }
      points.set(first, last + 1);
    }
    return Optional.of(points);
  }

  /// The digit, or 0.
  private static int point(String word) {
    String digit = WhiteSpace.strip(word);
    boolean valid = digit.length() == 1 && digit.charAt(0) >= '1' && digit.charAt(0) <= '9';
    return valid ? digit.charAt(0) - '0' : 0;
  }
}

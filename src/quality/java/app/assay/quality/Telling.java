package app.assay.quality;

import java.util.List;

/// How telling each feature is by itself: how much more often those at fault show it than the
/// others do, or less often. A feature that tells much may have a large weight at little cost; one
/// that comes in both alike has to earn it (S. Wang and C. D. Manning, Baselines and Bigrams, ACL
/// 2012).
final class Telling {

  /// So often each feature has been seen in both kinds before the first example.
  private static final double SEEN = 1;

  /// A feature of one kind only may be so by chance.
  private static final double MOST = 3;

  private final double[] atFault;
  private final double[] others;
  private double allAtFault;
  private double allOthers;

  /// @param features how many there are, numbered from 1
  Telling(List<Example> known, List<int[]> shown, int point, int features) {
    atFault = new double[features + 1];
    others = new double[features + 1];
    for (int i = 0; i < known.size(); i++) {
      boolean fault = known.get(i).fault().get(point);
      double[] counts = fault ? atFault : others;
      for (int number : shown.get(i)) {
        counts[number]++;
      }
      allAtFault += fault ? 1 : 0;
      allOthers += fault ? 0 : 1;
    }
  }

  /// By what its value is multiplied before anything is learned, from 1 to 4.
  double scale(int feature) {
    double ratio = rate(atFault[feature], allAtFault) / rate(others[feature], allOthers);
    return 1 + Math.min(MOST, Math.abs(Math.log(ratio)));
  }

  private static double rate(double seen, double of) {
    return (seen + SEEN) / (of + 2 * SEEN);
  }
}

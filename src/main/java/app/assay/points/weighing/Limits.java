package app.assay.points.weighing;

/// From which sum on a sentence counts, in hundredths of a logit: to keep what a rule found in it,
/// or to raise it by its wording alone. The second is higher: there the words are all there is.
public final class Limits {

  private static final String KEEP = "=keep ";
  private static final String RAISE = "=raise ";

  private Limits() {}

  /// True when a point's findings are weighed at all.
  public static boolean weighs(int point) {
    return point > 0 && Weights.shipped().column(point) >= 0;
  }

  /// The least sum of a sentence in which a rule's finding stays.
  ///
  /// @param point 1 to 9, one that has weights
  /// @param sensitivity the label of one, such as `quiet`
  public static int keep(int point, String sensitivity) {
    return of(KEEP + sensitivity, point);
  }

  /// The least sum of a sentence that is reported by its wording alone.
  public static int raise(int point, String sensitivity) {
    return of(RAISE + sensitivity, point);
  }

  private static int of(String name, int point) {
    Weights weights = Weights.shipped();
    return weights.setting(name)[weights.column(point)];
  }
}

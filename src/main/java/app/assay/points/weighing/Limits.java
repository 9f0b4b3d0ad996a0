package app.assay.points.weighing;

import java.util.Arrays;

/// From which sum on a sentence counts, in hundredths of a logit: to keep what a rule found in it,
/// or to raise it by its wording alone. The second is higher: there the words are all there is.
public final class Limits {

  private static final int POINTS = 10;

  /// By point, for a thorough run first.
  private static final int[][] KEEP = {read("=keep thorough"), read("=keep quiet")};

  private static final int[][] RAISE = {read("=raise thorough"), read("=raise quiet")};

  private static final int[] YIELD = read("=yield");

  /// The points to which a point gives way where a sentence reads rather like theirs: a claim may
  /// be an assumption, a cause, something not yet there or what anybody can check, and readers ask
  /// of it but one.
  private static final int[][] OTHERS = {{}, {3, 6, 7, 9}, {}, {}, {}, {}, {}, {}, {}, {3}};

  private Limits() {}

  private static int[] read(String name) {
    Weights weights = Weights.shipped();
    int[] limits = new int[POINTS];
    Arrays.fill(limits, Integer.MAX_VALUE);
    for (int point = 1; point < POINTS; point++) {
      if (weights.column(point) >= 0) {
        limits[point] = weights.setting(name)[weights.column(point)];
      }
    }
    return limits;
  }

  /// True when a point's findings are weighed at all.
  public static boolean weighs(int point) {
    return KEEP[0][point] != Integer.MAX_VALUE;
  }

  /// The least sum of a sentence in which a rule's finding stays.
  ///
  /// @param point 1 to 9, one that has weights
  public static int keep(int point, boolean thorough) {
    return KEEP[thorough ? 0 : 1][point];
  }

  /// The least sum of a sentence that is reported by its wording alone.
  public static int raise(int point, boolean thorough) {
    return RAISE[thorough ? 0 : 1][point];
  }

  /// Whether a sentence reads so much more like another point's faults that a point leaves it to
  /// that one, asked for or not.
  ///
  /// @param sentence its number in the block that is scored
  /// @param point 1 to 9, one that has weights
  public static boolean yields(int point, int sentence, Scores scores) {
    int own = scores.of(sentence, point) - RAISE[0][point];
    for (int other : OTHERS[point]) {
      if (scores.of(sentence, other) - RAISE[0][other] - own >= YIELD[point]) {
        return true;
      }
    }
    return false;
  }
}

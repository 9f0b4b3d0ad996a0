package app.assay.quality;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// From which sum on a sentence or table counts, in hundredths of a logit: near the best balance of
/// precision and recall on documents that were not learned from, or where both are farthest above
/// the targets.
///
/// @param points those that have weights
/// @param limits by their names in the list and by point
/// @param keep the name of the limit from which on what rules find stays, in a thorough run
/// @param raise the name of that from which on the weights alone raise something
/// @param telling whether features that are telling by themselves may weigh more, see [Telling]
/// @param smallest a feature whose weights are all smaller is left out: on 120 documents not
///   learned from, leaving out two in five of those of sentences changed no figure by more than .01
/// @param cost how much a wrong example costs against large weights
record LearnedLimits(
    List<Integer> points,
    Map<String, Map<Integer, Integer>> limits,
    String keep,
    String raise,
    boolean telling,
    int smallest,
    double cost) {

  /// Nothing a rule finds in a cell is taken back: what answers for it stands elsewhere.
  private static final int NEVER = -9999;

  static final LearnedLimits OF_SENTENCES =
      new LearnedLimits(
          List.of(1, 2, 3, 4, 6, 7, 8, 9),
          Map.of(
              "=keep thorough",
              Map.of(1, -150, 2, -100, 3, -150, 4, NEVER, 6, -125, 7, -300, 8, -50, 9, -110),
              "=raise thorough",
              Map.of(1, -150, 2, 50, 3, -75, 4, 40, 6, 0, 7, -75, 8, 150, 9, 30),
              "=keep quiet",
              Map.of(1, -50, 2, 0, 3, 0, 4, NEVER, 6, 0, 7, -200, 8, -50, 9, 0),
              "=raise quiet",
              Map.of(1, 100, 2, 300, 3, 100, 4, 200, 6, 100, 7, 100, 8, 300, 9, 100),
              "=yield",
              Map.of(
                  1, 150, 2, -NEVER, 3, -NEVER, 4, -NEVER, 6, -NEVER, 7, -NEVER, 8, -NEVER, 9, 0)),
          "=keep thorough",
          "=raise thorough",
          true,
          20,
          1 / 10.0);

  static final LearnedLimits OF_TABLES =
      new LearnedLimits(
          List.of(4, 9),
          Map.of("=keep", Map.of(4, -225, 9, NEVER), "=raise", Map.of(4, 50, 9, -60)),
          "=keep",
          "=raise",
          false,
          7,
          1 / 3.0);

  /// Of two values: there are fewer examples, and each trait is there twice. What they weigh goes
  /// into how they stand, which has the limits.
  static final LearnedLimits OF_PAIRS =
      new LearnedLimits(List.of(5), Map.of(), "", "", false, 7, 1 / 14.0);

  /// Of how two values stand among the others of their text: these decide.
  static final LearnedLimits OF_STANDINGS =
      new LearnedLimits(
          List.of(5),
          Map.of(
              "=keep thorough",
              Map.of(5, -60),
              "=raise thorough",
              Map.of(5, -60),
              "=keep quiet",
              Map.of(5, 75),
              "=raise quiet",
              Map.of(5, 75)),
          "=keep thorough",
          "=raise thorough",
          false,
          3,
          1 / 14.0);

  int keep(int point) {
    return limits.get(keep).get(point);
  }

  int raise(int point) {
    return limits.get(raise).get(point);
  }

  /// By name, the points in their order, each so many times.
  List<String> lines(int times) {
    return limits.keySet().stream().sorted().map(name -> line(name, times)).toList();
  }

  private String line(String name, int times) {
    return points.stream()
        .flatMap(p -> Collections.nCopies(times, String.valueOf(limits.get(name).get(p))).stream())
        .collect(Collectors.joining("\t", name + "\t", ""));
  }
}

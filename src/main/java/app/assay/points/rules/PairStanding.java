package app.assay.points.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// How each of a text's pairs of values stands among the others: readers mark the few that look
/// most like contradictions, and of each value only the one that it contradicts most.
public final class PairStanding {

  /// A pair of a smaller sum contradicts nothing, and is no rival of others; in hundredths of a
  /// logit.
  public static final int LEAST = -125;

  private static final String FOUND = "found by a rule";

  private static final String SWAPPED = "neighbouring digits swapped";

  private static final Scale SUM =
      Scale.ofStanding("sum", -100, -75, -50, -25, 0, 25, 50, 75, 100, 150, 200);

  private static final Scale LEAD =
      Scale.ofStanding("lead", -200, -150, -100, -50, -25, 0, 25, 50, 100, 150, 200, 300);

  private static final Scale LARGER_LEAD =
      Scale.ofStanding("larger lead", -100, -50, 0, 50, 100, 150, 200, 300, 400);

  private static final Scale RIVAL = Scale.ofStanding("rival", -400, -100, -50, 0, 50, 100);

  private static final Scale LESSER_RIVAL = Scale.ofStanding("lesser rival", -400, -100, -50, 0);

  private static final Scale RIVALS = Scale.ofStanding("rivals", 1, 2, 3, 4, 6, 8, 12, 16);
  private static final Scale FEWER_RIVALS = Scale.ofStanding("fewer rivals", 1, 2, 3, 4, 6, 8);
  private static final Scale RANK = Scale.ofStanding("rank", 1, 2, 3, 4, 6, 8, 12, 20, 30);
  private static final Scale PAIRS = Scale.ofStanding("pairs", 5, 10, 15, 20, 30, 40, 60, 90, 130);

  /// The sum of the rival of a value that has none.
  private static final int NONE = -900;

  private final List<Pair> pairs;
  private final int[] ranks;
  private final Map<Integer, Rivals> rivals = new HashMap<>();

  /// Two values of a text.
  ///
  /// @param one the place of the first among all values
  /// @param other that of the second
  /// @param sum what all that is seen of both weighs, in hundredths of a logit
  /// @param found whether a rule says that they contradict each other
  /// @param swapped whether they are the same but for two digits next to each other
  public record Pair(int one, int other, int sum, boolean found, boolean swapped) {}

  /// The pairs of one value: the two largest sums, and how many there are.
  private static final class Rivals {

    private int first = NONE;
    private int second = NONE;
    private int count;

    private void add(int sum) {
      count++;
      second = Math.max(second, Math.min(first, sum));
      first = Math.max(first, sum);
    }

    private int of(int sum) {
      return sum == first ? second : first;
    }
  }

  /// @param pairs all those of a text whose sum is not under [#LEAST]
  public PairStanding(List<Pair> pairs) {
    this.pairs = List.copyOf(pairs);
    this.ranks = new int[pairs.size()];
    List<Integer> order = new ArrayList<>(IntStream.range(0, ranks.length).boxed().toList());
    order.sort(Comparator.comparingInt(i -> -pairs.get(i).sum()));
    for (int rank = 0; rank < ranks.length; rank++) {
      ranks[order.get(rank)] = rank;
      Pair pair = pairs.get(rank);
      rivals.computeIfAbsent(pair.one(), o -> new Rivals()).add(pair.sum());
      rivals.computeIfAbsent(pair.other(), o -> new Rivals()).add(pair.sum());
    }
  }

  /// Tells how one of the pairs stands.
  ///
  /// @param number its place in the list
  void read(int number, PairSink sink) {
    Pair pair = pairs.get(number);
    Rivals one = rivals.getOrDefault(pair.one(), new Rivals());
    Rivals other = rivals.getOrDefault(pair.other(), new Rivals());
    int most = Math.max(one.of(pair.sum()), other.of(pair.sum()));
    int least = Math.min(one.of(pair.sum()), other.of(pair.sum()));
    sink.pair(FOUND, pair.found());
    sink.pair(SWAPPED, pair.swapped());
    SUM.reach(pair.sum(), sink);
    LEAD.reach(pair.sum() - most, sink);
    LARGER_LEAD.reach(pair.sum() - least, sink);
    RIVAL.reach(most, sink);
    LESSER_RIVAL.reach(least, sink);
    RIVALS.reach(Math.max(one.count, other.count) - 1, sink);
    FEWER_RIVALS.reach(Math.min(one.count, other.count) - 1, sink);
    RANK.reach(ranks[number], sink);
    PAIRS.reach(pairs.size(), sink);
  }

  /// The names of all that is told of one of the pairs, as the list of weights has them.
  ///
  /// @param number its place in the list
  public Set<String> names(int number) {
    Set<String> names = new TreeSet<>();
    read(number, new PairNames(names));
    return names;
  }
}

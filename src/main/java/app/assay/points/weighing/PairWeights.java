package app.assay.points.weighing;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What each trait of two values speaks for or against their contradicting each other: a logistic
/// regression, in hundredths of its logit, with a column for each kind of pair. Read from
/// `assets/lexicon/pair-weights.tsv`, which `mvn -Pquality -Dquality.mode=learn` makes of the
/// labelled documents.
public final class PairWeights {

  /// Before a trait that only one of the two shows.
  public static final String ONE = "one: ";

  /// Before a trait that both show.
  public static final String BOTH = "both: ";

  private static final String SETTING = "=";

  private static final int[] NOTHING = {0, 0, 0, 0, 0};

  private final Map<String, int[]> one = new HashMap<>();
  private final Map<String, int[]> both = new HashMap<>();

  /// The traits of single values that have weights, numbered from 0.
  private final Map<String, Integer> numbers = new HashMap<>();

  /// By the number of a trait.
  private final int[][] numberedOne;

  private final int[][] numberedBoth;

  /// Traits of the two together, and settings.
  private final Map<String, int[]> pair = new HashMap<>();

  private PairWeights(List<String> lines) {
    for (String line : lines) {
      if (!line.startsWith("//")) {
        String[] cells = line.split("\t", -1);
        int[] weights = Arrays.stream(cells).skip(1).mapToInt(Integer::parseInt).toArray();
        if (weights.length != NOTHING.length) {
          throw new IllegalArgumentException("not a weight for each kind of pair: " + line);
        }
        put(cells[0], weights);
      }
    }
    one.keySet().forEach(trait -> numbers.putIfAbsent(trait, numbers.size()));
    both.keySet().forEach(trait -> numbers.putIfAbsent(trait, numbers.size()));
    numberedOne = new int[numbers.size()][];
    numberedBoth = new int[numbers.size()][];
    numbers.forEach(
        (trait, number) -> {
          numberedOne[number] = one.getOrDefault(trait, NOTHING);
          numberedBoth[number] = both.getOrDefault(trait, NOTHING);
        });
  }

  private void put(String name, int[] weights) {
    if (name.startsWith(ONE)) {
      one.put(name.substring(ONE.length()), weights);
    } else if (name.startsWith(BOTH)) {
      both.put(name.substring(BOTH.length()), weights);
    } else {
      pair.put(name, weights);
    }
  }

  private static final class Shipped {

    private static final PairWeights WEIGHTS = of(Weights.lines("pair-weights.tsv"));

    private static final PairWeights STANDINGS = of(Weights.lines("standing-weights.tsv"));
  }

  /// Those that ship with the program.
  public static PairWeights shipped() {
    return Shipped.WEIGHTS;
  }

  /// Those of how a pair stands among the others of its text, with the limits; read from
  /// `assets/lexicon/standing-weights.tsv`.
  public static PairWeights ofStandings() {
    return Shipped.STANDINGS;
  }

  /// @throws IllegalArgumentException when the lines are not those of a list of weights
  public static PairWeights of(List<String> lines) {
    return new PairWeights(lines);
  }

  /// The weight of what one of two values shows.
  public int ofOne(String trait, int kind) {
    return one.getOrDefault(trait, NOTHING)[kind];
  }

  /// The weight of what both values show.
  public int ofBoth(String trait, int kind) {
    return both.getOrDefault(trait, NOTHING)[kind];
  }

  /// A bit for each trait of a value that has a weight: its traits are looked up once, and not
  /// again for each value that it is held against.
  public long[] bits(Set<String> traits) {
    long[] bits = new long[(numbers.size() + Long.SIZE - 1) / Long.SIZE];
    for (String trait : traits) {
      Integer number = numbers.get(trait);
      if (number != null) {
        bits[number / Long.SIZE] |= 1L << number;
      }
    }
    return bits;
  }

  /// The weight of all that two values show, each by itself.
  ///
  /// @param first see [#bits(Set)]
  /// @param second the same
  public int ofTraits(long[] first, long[] second, int kind) {
    int sum = 0;
    for (int i = 0; i < first.length; i++) {
      sum += sum(first[i] ^ second[i], i * Long.SIZE, numberedOne, kind);
      sum += sum(first[i] & second[i], i * Long.SIZE, numberedBoth, kind);
    }
    return sum;
  }

  private static int sum(long bits, int from, int[][] weights, int kind) {
    int sum = 0;
    for (long left = bits; left != 0; left &= left - 1) {
      sum += weights[from + Long.numberOfTrailingZeros(left)][kind];
    }
    return sum;
  }

  /// The weight of what holds of the two together.
  public int ofPair(String trait, int kind) {
    return pair.getOrDefault(trait, NOTHING)[kind];
  }

  /// The weight of a trait by its whole name.
  public int ofNamed(String name, int kind) {
    if (name.startsWith(ONE)) {
      return ofOne(name.substring(ONE.length()), kind);
    }
    return name.startsWith(BOTH) ? ofBoth(name.substring(BOTH.length()), kind) : ofPair(name, kind);
  }

  public int bias(int kind) {
    return setting("bias")[kind];
  }

  /// The least sum of two values at which what a rule says of them stays.
  public int keep(boolean thorough) {
    return setting(thorough ? "keep thorough" : "keep quiet")[0];
  }

  /// The least sum of two values that are reported by their weight alone.
  public int raise(boolean thorough) {
    return setting(thorough ? "raise thorough" : "raise quiet")[0];
  }

  private int[] setting(String name) {
    int[] setting = pair.get(SETTING + name);
    if (setting == null) {
      throw new IllegalArgumentException("the weights of pairs have no line =" + name);
    }
    return setting;
  }
}

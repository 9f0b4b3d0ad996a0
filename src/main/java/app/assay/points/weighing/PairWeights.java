package app.assay.points.weighing;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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

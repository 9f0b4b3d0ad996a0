package app.assay.points.weighing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What each feature of a sentence speaks for or against at each point: a logistic regression, in
/// hundredths of its logit. Read from `assets/lexicon/weights.tsv`, which `mvn -Pquality
/// -Dquality.mode=learn` makes of the labelled documents.
///
/// The first line names the points, the next give the bias and the limits; each other line is a
/// feature (see [FeatureCode]) with its weights.
public final class Weights {

  private static final String FILE = "/app/assay/assets/lexicon/weights.tsv";

  private static final String POINTS = "=points";
  private static final String BIAS = "=bias";

  /// No word begins with it.
  private static final String SETTING = "=";

  /// Of nine points.
  private static final int NONE = -1;

  /// At most every fourth place of the table is taken, so that most looks end at once.
  private static final int ROOM = 4;

  /// In longs; eight bits for each feature or more.
  private static final int KNOWN = 1 << 12;

  private final int[] columns = new int[10];
  private final int width;
  private final Map<String, int[]> settings = new HashMap<>();

  /// A bit for each feature by its code, small enough to stay near: most pairs of words are seen by
  /// it to have no weight.
  private final long[] known = new long[KNOWN];

  private final int[] codes;
  private final int[] rows;
  private final short[] values;

  private Weights(List<String> lines) {
    Arrays.fill(columns, NONE);
    List<String[]> cells =
        lines.stream().filter(l -> !l.startsWith("//")).map(l -> l.split("\t", -1)).toList();
    String[] points = cells.getFirst();
    if (!points[0].equals(POINTS)) {
      throw new IllegalArgumentException("the weights begin with " + points[0]);
    }
    width = points.length - 1;
    for (int i = 1; i < points.length; i++) {
      columns[Integer.parseInt(points[i])] = i - 1;
    }
    int features = 0;
    codes = new int[powerOfTwo(cells.size() * ROOM)];
    rows = new int[codes.length];
    values = new short[(cells.size() + 1) * width];
    for (String[] line : cells.subList(1, cells.size())) {
      int[] weights = weights(line);
      if (line[0].startsWith(SETTING)) {
        settings.put(line[0], weights);
      } else {
        put(FeatureCode.of(line[0]), ++features, weights);
      }
    }
  }

  private static int powerOfTwo(int least) {
    return Integer.highestOneBit(Math.max(1, least - 1)) * 2;
  }

  private int[] weights(String[] line) {
    int[] weights = new int[width];
    for (int i = 0; i < width; i++) {
      weights[i] = Integer.parseInt(line[i + 1]);
    }
    return weights;
  }

  private void put(int code, int row, int[] weights) {
    int at = code & codes.length - 1;
    while (rows[at] != 0) {
      at = at + 1 & codes.length - 1;
    }
    codes[at] = code;
    known[code >>> 6 & KNOWN - 1] |= 1L << code;
    rows[at] = row * width;
    for (int i = 0; i < width; i++) {
      values[row * width + i] = (short) weights[i];
    }
  }

  private static final class Shipped {

    private static final Weights WEIGHTS = read();

    private static Weights read() {
      try (InputStream in = Weights.class.getResourceAsStream(FILE)) {
        if (in == null) {
          throw new IllegalStateException("the weights are not in the program");
        }
        return of(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
      } catch (IOException e) {
        throw new UncheckedIOException("the weights cannot be read", e);
      }
    }
  }

  /// Those that ship with the program.
  public static Weights shipped() {
    return Shipped.WEIGHTS;
  }

  /// @throws IllegalArgumentException when the lines are not those of a list of weights
  public static Weights of(List<String> lines) {
    return new Weights(lines);
  }

  /// The points that have weights, as columns.
  int width() {
    return width;
  }

  /// The column of a point, or a negative number where the point has no weights.
  ///
  /// @param point 1 to 9
  int column(int point) {
    return columns[point];
  }

  /// A line of the head of the list.
  int[] setting(String name) {
    int[] setting = settings.get(name);
    if (setting == null) {
      throw new IllegalArgumentException("the weights have no line " + name);
    }
    return setting;
  }

  int[] bias() {
    return setting(BIAS);
  }

  /// Adds the weights of a feature, where it has any.
  void add(int code, int[] sums, int from) {
    int row = row(code);
    for (int i = 0; row != 0 && i < width; i++) {
      sums[from + i] += values[row + i];
    }
  }

  /// The weight of a feature in one column, 0 where it has none.
  int weight(int code, int column) {
    return values[row(code) + column];
  }

  /// Where its weights begin, or 0, where all are 0.
  private int row(int code) {
    if ((known[code >>> 6 & KNOWN - 1] >>> code & 1) == 0) {
      return 0;
    }
    for (int at = code & codes.length - 1; rows[at] != 0; at = at + 1 & codes.length - 1) {
      if (codes[at] == code) {
        return rows[at];
      }
    }
    return 0;
  }
}

package app.assay.points.weighing;

import app.assay.points.reading.Tokens;
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

  private static final String FOLDER = "/app/assay/assets/lexicon/";

  private static final String POINTS = "=points";
  private static final String BIAS = "=bias";

  /// No word begins with it.
  private static final String SETTING = "=";

  /// The column of a point without weights.
  private static final int NONE = -1;

  private static final int DECIMAL = 10;

  /// A place of the table: the code of a feature with a bit that says that it is taken, and its
  /// weights, so that one look into far memory brings all of it.
  private static final int PLACE = 1 + Sums.LONGS;

  private static final long TAKEN = 1L << Integer.SIZE;

  /// So many features bring a spare place each.
  private static final int SPARE = 4;

  /// In longs; eight bits for each feature or more.
  private static final int KNOWN = 1 << 12;

  private final int[] columns = new int[10];
  private final int width;
  private final Map<String, int[]> settings = new HashMap<>();
  private final Sums bias = new Sums();

  /// A bit for each feature by its code, small enough to stay near: most pairs of words are seen by
  /// it to have no weight.
  private final long[] known = new long[KNOWN];

  /// Places that are free or hold a feature; the first is always free.
  private final long[] table;

  /// How many there are besides the first, less one: a row of ones.
  private final int mask;

  /// The number of each row of three forms among those with weights, or 0; and their weights, those
  /// of none first. They come with each word, so they lie apart from all others, close together.
  private final char[] numbers = new char[FormRow.PLACES];

  private final long[] threes;

  private Weights(List<String> lines) {
    Arrays.fill(columns, NONE);
    List<String> listed = lines.stream().filter(l -> !l.startsWith("//")).toList();
    String[] points = listed.getFirst().split("\t", -1);
    if (!points[0].equals(POINTS)) {
      throw new IllegalArgumentException("the weights begin with " + points[0]);
    }
    width = points.length - 1;
    for (int i = 1; i < points.length; i++) {
      columns[Integer.parseInt(points[i])] = i - 1;
    }
    mask = powerOfTwo(listed.size() + listed.size() / SPARE) - 1;
    table = new long[(mask + 2) * PLACE];
    Map<String, int[]> heads = new HashMap<>();
    for (String line : listed) {
      if (line.startsWith(SETTING) || line.startsWith(FeatureCode.HEAD)) {
        (line.startsWith(SETTING) ? settings : heads).put(name(line), weights(line));
      }
    }
    bias.add(setting(BIAS));
    threes = threes(listed);
    for (String line : listed) {
      if (!line.startsWith(SETTING)) {
        String name = name(line);
        put(FeatureCode.of(name), withHead(name, weights(line), heads));
      }
    }
  }

  private long[] threes(List<String> listed) {
    List<String> forms = listed.stream().filter(l -> l.startsWith(FeatureCode.FORMS)).toList();
    long[] weights = new long[(forms.size() + 1) * Sums.LONGS];
    char number = 0;
    for (String line : forms) {
      int row = FormRow.of(name(line));
      if (FormRow.isOfThree(row)) {
        numbers[FormRow.place(row)] = ++number;
        Sums.pack(weights(line), weights, number * Sums.LONGS);
      }
    }
    return weights;
  }

  private static String name(String line) {
    return line.substring(0, line.indexOf('\t'));
  }

  private static int powerOfTwo(int least) {
    return Integer.highestOneBit(Math.max(1, least - 1)) * 2;
  }

  /// Read digit by digit: there are some two hundred thousand, and a start waits for them.
  private int[] weights(String line) {
    int[] weights = new int[width];
    int at = line.indexOf('\t');
    for (int i = 0; i < width; i++) {
      at++;
      boolean negative = line.charAt(at) == '-';
      at += negative ? 1 : 0;
      int value = 0;
      while (at < line.length() && line.charAt(at) != '\t') {
        value = value * DECIMAL + Character.digit(line.charAt(at++), DECIMAL);
      }
      weights[i] = negative ? -value : value;
    }
    return weights;
  }

  /// A word brings the weights of its first letters along, so that one look is enough for both.
  private static int[] withHead(String name, int[] weights, Map<String, int[]> heads) {
    int[] head = FeatureCode.headOf(name).map(heads::get).orElse(null);
    if (head == null) {
      return weights;
    }
    int[] both = weights.clone();
    for (int i = 0; i < both.length; i++) {
      both[i] += head[i];
    }
    return both;
  }

  private void put(int code, int[] weights) {
    int at = place(code);
    while (table[at] != 0) {
      at = next(at);
    }
    table[at] = TAKEN | Integer.toUnsignedLong(code);
    known[code >>> 6 & KNOWN - 1] |= 1L << code;
    Sums.pack(weights, table, at + 1);
  }

  private static final class OfSentences {

    private static final Weights WEIGHTS = read("weights.tsv");
  }

  private static final class OfTables {

    private static final Weights WEIGHTS = read("table-weights.tsv");
  }

  private static Weights read(String file) {
    return of(lines(file));
  }

  /// The lines of a list that ships with the program.
  static List<String> lines(String file) {
    try (InputStream in = Weights.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException(file + " is not in the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  /// Those that ship with the program, of sentences.
  public static Weights shipped() {
    return OfSentences.WEIGHTS;
  }

  /// Those of whole tables, of points 4 and 9.
  static Weights ofTables() {
    return OfTables.WEIGHTS;
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

  /// What each sum begins with.
  Sums bias() {
    return bias;
  }

  /// Adds the weights of a feature, where it has any.
  void add(int code, Sums sums) {
    sums.add(table, row(code));
  }

  /// Adds the weights of some forms in a row.
  ///
  /// @param row see [FormRow]
  void addForms(int row, Sums sums) {
    if (FormRow.isOfThree(row)) {
      sums.add(threes, numbers[FormRow.place(row)] * Sums.LONGS);
    } else {
      add(FeatureCode.forms(row), sums);
    }
  }

  /// Adds the weights of a word with those of its first letters.
  ///
  /// @param head of its first letters, see [Tokens#head(int)]
  void addWord(int code, int head, Sums sums) {
    sums.add(table, wordRow(code, head));
  }

  /// The weight of a feature in one column, 0 where it has none.
  int weight(int code, int column) {
    return Sums.column(table, row(code), column);
  }

  /// The weight of a word with that of its first letters in one column.
  int weightOfWord(int code, int head, int column) {
    return Sums.column(table, wordRow(code, head), column);
  }

  private int wordRow(int code, int head) {
    int row = row(code);
    return head == 0 || table[row - 1] != 0 ? row : row(FeatureCode.head(head));
  }

  /// Where the weights of a feature begin; all are 0 where it has none.
  private int row(int code) {
    // No branch that a processor would have to guess: about every second feature is known.
    int bit = (int) (known[code >>> 6 & KNOWN - 1] >>> code) & 1;
    int at = place(code) & -bit;
    while ((((int) table[at] ^ code) & -(int) (table[at] >>> Integer.SIZE)) != 0) {
      at = next(at);
    }
    return at + 1;
  }

  private int place(int code) {
    return (1 + (code & mask)) * PLACE;
  }

  private int next(int place) {
    return place + PLACE == table.length ? PLACE : place + PLACE;
  }
}

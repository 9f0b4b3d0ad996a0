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

  /// In the lower half of a slot that is taken, above the number of its row.
  private static final int TAKEN = 1 << 30;

  /// So many features bring a spare slot each.
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

  /// Free, or the code of a feature and where its row begins; the first is always free.
  private final long[] slots;

  /// How many there are besides the first, less one: a row of ones.
  private final int mask;

  /// The weights of all features in the order of the list, which begins with the most frequent, so
  /// that those that a text asks for lie close together. The first row is that of none.
  private final long[] rows;

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
    slots = new long[mask + 2];
    rows = new long[(listed.size() + 1) * Sums.LONGS];
    Map<String, int[]> heads = new HashMap<>();
    for (String line : listed) {
      if (line.startsWith(SETTING) || line.startsWith(FeatureCode.HEAD)) {
        (line.startsWith(SETTING) ? settings : heads).put(name(line), weights(line));
      }
    }
    bias.add(setting(BIAS));
    threes = threes(listed);
    int row = 0;
    for (String line : listed) {
      if (!line.startsWith(SETTING)) {
        String name = name(line);
        row += Sums.LONGS;
        put(FeatureCode.of(name), row);
        Sums.pack(withHead(name, weights(line), heads), rows, row);
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

  private void put(int code, int row) {
    int at = slot(code);
    while (slots[at] != 0) {
      at = next(at);
    }
    slots[at] = (long) code << Integer.SIZE | TAKEN | row;
    known[code >>> 6 & KNOWN - 1] |= 1L << code;
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

  /// Adds the weights of features, where they have any.
  ///
  /// @param count how many of the codes
  void add(int[] codes, int count, Sums sums) {
    // None waits for the one before: far memory is asked for many at once.
    for (int i = 0; i < count; i++) {
      sums.add(rows, row(codes[i]));
    }
  }

  /// Adds the weights of three forms in a row.
  ///
  /// @param row see [FormRow#isOfThree(int)]
  void addThree(int row, Sums sums) {
    sums.add(threes, numbers[FormRow.place(row)] * Sums.LONGS);
  }

  /// Adds the weights of words with those of their first letters.
  ///
  /// @param words of each its code and the one of its first letters, see [Tokens#head(int)]
  /// @param length how many numbers those are
  void addWords(int[] words, int length, Sums sums) {
    for (int i = 0; i < length; i += 2) {
      sums.add(rows, wordRow(words[i], words[i + 1]));
    }
  }

  /// The weight of a feature in one column, 0 where it has none.
  int weight(int code, int column) {
    return Sums.column(rows, row(code), column);
  }

  /// The weight of a word with that of its first letters in one column.
  int weightOfWord(int code, int head, int column) {
    return Sums.column(rows, wordRow(code, head), column);
  }

  private int wordRow(int code, int head) {
    int row = row(code);
    return head == 0 || row != 0 ? row : row(FeatureCode.head(head));
  }

  /// Where the weights of a feature begin; all are 0 where it has none.
  private int row(int code) {
    // No branch that a processor would have to guess: about every second feature is known.
    int bit = (int) (known[code >>> 6 & KNOWN - 1] >>> code) & 1;
    int at = slot(code) & -bit;
    long slot = slots[at];
    while ((((int) (slot >>> Integer.SIZE) ^ code) & -((int) slot >>> 30)) != 0) {
      at = next(at);
      slot = slots[at];
    }
    return (int) slot & TAKEN - 1;
  }

  private int slot(int code) {
    return 1 + (code & mask);
  }

  private int next(int slot) {
    return slot + 1 == slots.length ? 1 : slot + 1;
  }
}

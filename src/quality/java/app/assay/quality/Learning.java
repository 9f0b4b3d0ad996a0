package app.assay.quality;

import app.assay.points.lexicon.Lexicon;
import de.bwaldvogel.liblinear.Feature;
import de.bwaldvogel.liblinear.FeatureNode;
import de.bwaldvogel.liblinear.Linear;
import de.bwaldvogel.liblinear.Model;
import de.bwaldvogel.liblinear.Parameter;
import de.bwaldvogel.liblinear.Problem;
import de.bwaldvogel.liblinear.SolverType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Learns the weights of words and of pairs of values from the development half and the
/// specification's cases, and writes them where the program reads them. The frozen half is not
/// looked at. The same documents give the same weights.
final class Learning {

  private static final Path FOLDER = Path.of("assets/lexicon");

  /// A feature of fewer sentences says nothing.
  private static final int LEAST = 3;

  private static final double PRECISION = 0.001;

  private static final double HUNDREDTHS = 100;

  /// So often the weight of a case that does not hold is raised.
  private static final int ROUNDS = 16;

  /// By so much a case of the specification must be clear of its limit.
  private static final int MARGIN = 30;

  private final List<Example> examples;
  private final LearnedLimits limits;
  private final Map<String, Integer> numbers = new TreeMap<>();

  /// Of how many examples each feature is.
  private final Map<String, Integer> counts = new TreeMap<>();

  Learning(List<Example> examples, LearnedLimits limits) {
    this.examples = examples;
    this.limits = limits;
  }

  /// Learns from these documents and writes the weights of sentences and of tables.
  ///
  /// @return how many lines there are
  static int write(Lexicon lexicon, List<LabelledDocument> documents) throws IOException {
    Examples examples = new Examples(lexicon);
    examples.addDocuments(documents);
    examples.addMutants(documents);
    examples.addContract();
    examples.addFixtures();
    TableExamples tables = new TableExamples(lexicon);
    tables.addDocuments(documents);
    tables.addCases();
    return write("weights.tsv", new Learning(examples.all(), LearnedLimits.OF_SENTENCES).lines())
        + write("table-weights.tsv", new Learning(tables.all(), LearnedLimits.OF_TABLES).lines())
        + writePairs(lexicon, documents);
  }

  /// Learns from these documents and writes the weights of pairs of values and of how they stand.
  ///
  /// @return how many lines there are
  static int writePairs(Lexicon lexicon, List<LabelledDocument> documents) throws IOException {
    PairLearning.Lists learned = PairLearning.lists(lexicon, documents);
    return write("pair-weights.tsv", learned.pairs())
        + write("standing-weights.tsv", learned.standings());
  }

  private static int write(String file, List<String> learned) throws IOException {
    List<String> lines = new ArrayList<>(learned);
    lines.addFirst(
        "// Made by mvn -Pquality -Dquality.mode=learn from the labelled documents; see"
            + " src/main/decisions/0019-weights.md. Hundredths of a logit.");
    Files.write(FOLDER.resolve(file), lines);
    return lines.size();
  }

  /// The weights of one point by the names of what they weigh, the bias at "".
  Map<String, Integer> weights(int point) {
    number();
    int[] column = column(point);
    Map<String, Integer> weights = new TreeMap<>();
    weights.put("", column[0]);
    numbers.forEach((name, number) -> weights.put(name, column[number]));
    return weights;
  }

  /// The most frequent features first: those that a text asks for then lie close together.
  private List<String> lines() {
    number();
    List<int[]> columns = limits.points().stream().map(this::column).toList();
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder("=points");
    limits.points().forEach(p -> head.append('\t').append(p));
    lines.add(head.toString());
    lines.add(line("=bias", of(columns, 0)));
    lines.addAll(limits.lines(1));
    BitSet kept = kept(columns);
    List<String> names = new ArrayList<>(numbers.keySet());
    names.sort(Comparator.comparing(counts::get).reversed());
    for (String name : names) {
      int number = numbers.get(name);
      if (kept.get(number)) {
        lines.add(line(name, of(columns, number)));
      }
    }
    return lines;
  }

  /// The features that are not left out: those with a weight that is not small, and those of a case
  /// of the specification that without its small ones would not come out as it must.
  private BitSet kept(List<int[]> columns) {
    BitSet kept = new BitSet();
    for (int number = 1; number <= numbers.size(); number++) {
      int feature = number;
      kept.set(number, columns.stream().anyMatch(c -> Math.abs(c[feature]) >= limits.smallest()));
    }
    for (int i = 0; i < columns.size(); i++) {
      int point = limits.points().get(i);
      for (Example example : known(point)) {
        Feature[] row = row(example);
        if (isWrong(only(kept, row), columns.get(i), example, point)) {
          Arrays.stream(shown(row)).forEach(kept::set);
        }
      }
    }
    return kept;
  }

  private static Feature[] only(BitSet kept, Feature[] row) {
    return Arrays.stream(row)
        .filter(f -> kept.get(f.getIndex()) || f == row[row.length - 1])
        .toArray(Feature[]::new);
  }

  private static List<Integer> of(List<int[]> columns, int number) {
    return columns.stream().map(c -> c[number]).toList();
  }

  static String line(String name, List<Integer> weights) {
    StringBuilder line = new StringBuilder(name);
    weights.forEach(w -> line.append('\t').append(w));
    return line.toString();
  }

  /// Gives each feature that comes often enough its number, from 1.
  private void number() {
    for (Example example : examples) {
      example.features().keySet().forEach(name -> counts.merge(name, 1, Integer::sum));
    }
    counts.forEach(
        (name, count) -> {
          if (count >= LEAST) {
            numbers.put(name, numbers.size() + 1);
          }
        });
  }

  /// The weights of one point by the features' numbers, its bias at 0.
  private int[] column(int point) {
    List<Example> known = known(point);
    List<Feature[]> rows = known.stream().map(this::row).toList();
    double[] scales = scales(known, rows, point);
    List<Feature[]> scaled = rows.stream().map(row -> scaled(row, scales)).toList();
    int[] times = new int[known.size()];
    Arrays.fill(times, 1);
    for (int round = 0; ; round++) {
      int[] weights = weights(scaled, scales, known, times, point);
      int wrong = 0;
      for (int i = 0; i < times.length; i++) {
        if (isWrong(rows.get(i), weights, known.get(i), point)) {
          times[i] *= 2;
          wrong++;
        }
      }
      if (wrong == 0 || round == ROUNDS) {
        return weights;
      }
    }
  }

  /// By what each feature's value is multiplied, the constant one's last.
  private double[] scales(List<Example> known, List<Feature[]> rows, int point) {
    double[] scales = new double[numbers.size() + 2];
    Arrays.fill(scales, 1);
    if (limits.telling()) {
      Telling telling =
          new Telling(known, rows.stream().map(Learning::shown).toList(), point, numbers.size());
      for (int i = 1; i <= numbers.size(); i++) {
        scales[i] = telling.scale(i);
      }
    }
    return scales;
  }

  /// The numbers of what a row shows, without the constant one.
  private static int[] shown(Feature[] row) {
    return Arrays.stream(row).limit(row.length - 1L).mapToInt(Feature::getIndex).toArray();
  }

  private static Feature[] scaled(Feature[] row, double[] scales) {
    return Arrays.stream(row)
        .map(f -> new FeatureNode(f.getIndex(), f.getValue() * scales[f.getIndex()]))
        .toArray(Feature[]::new);
  }

  /// The examples of a point. Of two cases that differ only in a marker, which is not weighed, the
  /// one at fault is learned from; in the other the marker answers, whatever the sum.
  private List<Example> known(int point) {
    List<Example> known = examples.stream().filter(e -> e.known().get(point)).toList();
    Set<Map<String, Integer>> fault = new HashSet<>();
    known.stream()
        .filter(e -> e.pin() != Example.Pin.NONE && e.fault().get(point))
        .forEach(e -> fault.add(e.features()));
    return known.stream()
        .filter(
            e ->
                e.pin() != Example.Pin.KEPT
                    || e.fault().get(point)
                    || !e.marked()
                    || !fault.contains(e.features()))
        .toList();
  }

  /// A case of the specification does not come out as it must.
  private boolean isWrong(Feature[] row, int[] weights, Example example, int point) {
    if (example.pin() == Example.Pin.NONE) {
      return false;
    }
    int sum = weights[0];
    for (int i = 0; i < row.length - 1; i++) {
      sum += (int) (weights[row[i].getIndex()] * row[i].getValue());
    }
    int raise = limits.raise(point);
    int keep = limits.keep(point);
    boolean fault = example.fault().get(point);
    return switch (example.pin()) {
      case NONE -> false;
      case KEPT -> fault ? sum < keep + MARGIN : sum >= raise - MARGIN;
      case RAISED -> fault && sum < raise + MARGIN;
    };
  }

  private int[] weights(
      List<Feature[]> rows, double[] scales, List<Example> known, int[] times, int point) {
    int size = Arrays.stream(times).sum();
    Problem problem = new Problem();
    problem.l = size;
    problem.n = numbers.size() + 1;
    problem.x = new Feature[size][];
    problem.y = new double[size];
    int at = 0;
    for (int i = 0; i < times.length; i++) {
      for (int k = 0; k < times[i]; k++) {
        problem.x[at] = rows.get(i);
        problem.y[at++] = known.get(i).fault().get(point) ? 1 : -1;
      }
    }
    Linear.disableDebugOutput();
    Model model = Linear.train(problem, new Parameter(SolverType.L2R_LR, limits.cost(), PRECISION));
    double sign = model.getLabels()[0] == 1 ? HUNDREDTHS : -HUNDREDTHS;
    double[] learned = model.getFeatureWeights();
    int[] weights = new int[problem.n];
    weights[0] = (int) Math.round(learned[problem.n - 1] * sign);
    for (int i = 1; i < problem.n; i++) {
      weights[i] = (int) Math.round(learned[i - 1] * scales[i] * sign);
    }
    return weights;
  }

  /// Its features, the constant one last.
  private Feature[] row(Example example) {
    List<Feature> row = new ArrayList<>();
    example
        .features()
        .forEach(
            (name, count) -> {
              Integer number = numbers.get(name);
              if (number != null) {
                row.add(new FeatureNode(number, count));
              }
            });
    row.sort(Comparator.comparingInt(Feature::getIndex));
    row.add(new FeatureNode(numbers.size() + 1, 1));
    return row.toArray(Feature[]::new);
  }
}

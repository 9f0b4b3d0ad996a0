package app.assay.points.weighing;

import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Surroundings;

/// How much a table as a whole reads like those that readers found at fault.
///
/// @param sum like those whose figures nobody answered for (point 4), in hundredths of a logit
/// @param others like those of these whose figures speak of others, so that anybody could look them
///   up (point 9), in hundredths of a logit
public record TableScore(int sum, int others) {

  /// More columns than this are not weighed: such a table is neither taken back nor raised.
  private static final int COLUMNS = 40;

  /// Over this a table reads rather like those whose figures nobody answered for.
  public static final int EVEN = 0;

  private static final int FIGURES = 4;
  private static final int OTHERS = 9;

  private static final TableScore UNSEEN = new TableScore(0, Integer.MIN_VALUE);

  /// Of a table at its place; made once.
  public static TableScore of(BlockReading table, Surroundings around) {
    if (table.table().orElseThrow().header().size() > COLUMNS) {
      return UNSEEN;
    }
    return table.derive(
        TableScore.class,
        around,
        (block, at) -> {
          Weights weights = Weights.ofTables();
          WeightSum sum = new WeightSum(weights);
          TableFeatures.read(block, at, sum);
          return new TableScore(
              sum.column(weights.column(FIGURES)), sum.column(weights.column(OTHERS)));
        });
  }

  /// The least sum of a table in which what rules found stays.
  public static int keep() {
    return setting("=keep", FIGURES);
  }

  /// The least sum of a table that is asked for its source though no rule found a figure in it.
  public static int raise() {
    return setting("=raise", FIGURES);
  }

  /// The least sum of a table without a source that is taken to speak of others.
  public static int raiseOthers() {
    return setting("=raise", OTHERS);
  }

  private static int setting(String name, int point) {
    Weights weights = Weights.ofTables();
    return weights.setting(name)[weights.column(point)];
  }
}

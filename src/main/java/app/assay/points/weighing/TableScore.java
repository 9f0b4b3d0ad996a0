package app.assay.points.weighing;

import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Surroundings;

/// How much a table as a whole reads like those whose figures readers found without a source.
///
/// @param sum in hundredths of a logit
public record TableScore(int sum) {

  /// More columns than this are not weighed: such a table is neither taken back nor raised.
  private static final int COLUMNS = 40;

  /// Over this a table reads rather like those whose figures nobody answered for.
  public static final int EVEN = 0;

  private static final TableScore UNSEEN = new TableScore(0);

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
          return new TableScore(sum.column(0));
        });
  }

  /// The least sum of a table in which what rules found stays.
  public static int keep() {
    return Weights.ofTables().setting("=keep")[0];
  }

  /// The least sum of a table that is asked for its source though no rule found a figure in it.
  public static int raise() {
    return Weights.ofTables().setting("=raise")[0];
  }
}

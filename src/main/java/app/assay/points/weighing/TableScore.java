package app.assay.points.weighing;

import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Surroundings;

/// How much a table as a whole reads like those whose figures readers found without a source.
///
/// @param sum in hundredths of a logit
public record TableScore(int sum) {

  /// Of a table at its place; made once.
  public static TableScore of(BlockReading table, Surroundings around) {
    return table.derive(
        TableScore.class,
        around,
        () -> {
          Weights weights = Weights.ofTables();
          WeightSum sum = new WeightSum(weights);
          TableFeatures.read(table, around, sum);
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

package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.weighing.PairWeights;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PairMostTest {

  private static final PairWeights WEIGHTS = PairWeights.shipped();

  private static final double[] STEPS = {-0.5, 0, 0.3, 0.6, 0.95, 1.2, 1.5, 2, 2.5};

  private static final Scale LIKENESS = Scale.of("likeness", STEPS);

  @ParameterizedTest
  @EnumSource(PairKind.class)
  void noValueOfAScaleAddsMore(PairKind kind) {
    PairMost most = PairMost.of().with(LIKENESS);
    for (double value : STEPS) {
      PairSum sum = new PairSum(WEIGHTS, kind, 0);
      int before = sum.sum();
      LIKENESS.reach(value, sum);
      assertThat(sum.sum() - before).isLessThanOrEqualTo(most.of(kind));
    }
  }

  @ParameterizedTest
  @EnumSource(PairKind.class)
  void whatSpeaksAgainstTwoValuesIsNotCountedOn(PairKind kind) {
    assertThat(PairMost.of().with("no noun").of(kind)).isZero();
    assertThat(PairMost.of().with("same noun").with(PairMost.of().with("same years")).of(kind))
        .isEqualTo(
            WEIGHTS.ofPair("same noun", kind.ordinal())
                + WEIGHTS.ofPair("same years", kind.ordinal()));
  }

  @Test
  void aSumIsDoneWhereTheRestCannotLiftItToTheLeast() {
    PairMost rest = PairMost.of().with("same noun");
    int bias = WEIGHTS.bias(PairKind.COUNTS.ordinal());
    int reached = bias + rest.of(PairKind.COUNTS);
    assertThat(new PairSum(WEIGHTS, PairKind.COUNTS, reached).needs(rest)).isTrue();
    assertThat(new PairSum(WEIGHTS, PairKind.COUNTS, reached + 1).needs(rest)).isFalse();
  }
}

package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.weighing.PairWeights;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class ScaleTest {

  private static final PairWeights WEIGHTS = PairWeights.shipped();

  private static final Scale SHARED = Scale.of("shared in the clause", 0.25, 0.75, 1, 1.5, 2, 3);

  private static final Scale APART = Scale.of("times", 1.05, 1.12, 1.25, 1.6, 2, 3);

  private static Set<String> names(Consumer<PairSink> told) {
    Set<String> names = new TreeSet<>();
    told.accept(new PairNames(names));
    return names;
  }

  private static int weighed(Consumer<PairSink> told) {
    PairSum sum = new PairSum(WEIGHTS, PairKind.VALUES, 0);
    told.accept(sum);
    return sum.sum() - WEIGHTS.bias(PairKind.VALUES.ordinal());
  }

  private static int weight(String... names) {
    return Arrays.stream(names).mapToInt(n -> WEIGHTS.ofPair(n, PairKind.VALUES.ordinal())).sum();
  }

  @Test
  void aValueReachesEachStepUpToIt() {
    List<String> reached = List.of("shared in the clause 0.25", "shared in the clause 0.75");
    assertThat(names(sink -> SHARED.reach(0.8, sink))).containsExactlyElementsOf(reached);
    assertThat(weighed(sink -> SHARED.reach(0.8, sink)))
        .isEqualTo(weight(reached.toArray(String[]::new)));
    assertThat(names(sink -> SHARED.reach(0, sink))).isEmpty();
    assertThat(weighed(sink -> SHARED.reach(0, sink))).isZero();
  }

  @Test
  void aValueStaysWithinEachStepFromItOn() {
    assertThat(names(sink -> APART.within(2, sink))).containsExactly("times 2", "times 3");
    assertThat(weighed(sink -> APART.within(2, sink))).isEqualTo(weight("times 2", "times 3"));
    assertThat(names(sink -> APART.within(4, sink))).isEmpty();
  }
}

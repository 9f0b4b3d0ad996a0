package app.assay.points.weighing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PairWeightsTest {

  private static final PairWeights WEIGHTS =
      PairWeights.of(
          List.of(
              "// a comment",
              "=bias\t-10\t-20\t-30\t-40\t-50",
              "=keep thorough\t-5\t-5\t-5\t-5\t-5",
              "same noun\t1\t2\t3\t4\t5",
              "one: near: of\t-1\t0\t0\t0\t0",
              "both: near: of\t7\t0\t0\t0\t0"));

  @Test
  void aTraitHasAWeightForEachKindOfPair() {
    assertThat(WEIGHTS.ofPair("same noun", 2)).isEqualTo(3);
    assertThat(WEIGHTS.bias(4)).isEqualTo(-50);
  }

  @Test
  void whatOneShowsIsToldFromWhatBothShow() {
    assertThat(WEIGHTS.ofOne("near: of", 0)).isEqualTo(-1);
    assertThat(WEIGHTS.ofBoth("near: of", 0)).isEqualTo(7);
    assertThat(WEIGHTS.ofPair("near: of", 0)).isZero();
  }

  @Test
  void allThatTwoValuesShowIsWeighedAtOnce() {
    long[] shown = WEIGHTS.bits(Set.of("near: of", "near: unknown"));
    long[] nothing = WEIGHTS.bits(Set.of());
    assertThat(WEIGHTS.ofTraits(shown, shown, 0)).isEqualTo(7);
    assertThat(WEIGHTS.ofTraits(shown, nothing, 0)).isEqualTo(-1);
    assertThat(WEIGHTS.ofTraits(nothing, nothing, 0)).isZero();
  }

  @Test
  void aTraitWithoutAWeightSaysNothing() {
    assertThat(WEIGHTS.ofOne("near: unknown", 1)).isZero();
  }

  @Test
  void aLineThatIsNoWeightIsRefused() {
    assertThatThrownBy(() -> PairWeights.of(List.of("same noun\t1")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("same noun");
    assertThatThrownBy(() -> WEIGHTS.raise(true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("raise thorough");
  }
}

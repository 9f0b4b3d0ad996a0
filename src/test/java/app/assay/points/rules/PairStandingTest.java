package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.rules.PairStanding.Pair;
import app.assay.points.weighing.PairWeights;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PairStandingTest {

  private static final PairWeights WEIGHTS = PairWeights.ofStandings();

  private static final int COUNTS = PairKind.COUNTS.ordinal();

  private static int weight(PairStanding standing, int number) {
    return standing.names(number).stream().mapToInt(n -> WEIGHTS.ofNamed(n, COUNTS)).sum();
  }

  @Test
  void aPairAloneHasNoRivals() {
    Set<String> names = new PairStanding(List.of(new Pair(0, 1, 30, false, false))).names(0);
    assertThat(names)
        .contains("sum 25", "lead 300", "larger lead 400")
        .noneMatch(n -> n.startsWith("rival"))
        .noneMatch(n -> n.startsWith("rank"));
  }

  @Test
  void ofTwoPairsOfAValueTheOneOfTheLargerSumLeads() {
    PairStanding standing =
        new PairStanding(
            List.of(new Pair(0, 1, 80, false, false), new Pair(1, 2, 20, false, false)));
    assertThat(standing.names(0)).contains("lead 50", "rivals 1").doesNotContain("lead 100");
    assertThat(standing.names(1)).contains("lead -100", "rank 1").doesNotContain("lead -50");
    assertThat(weight(standing, 0)).isGreaterThan(weight(standing, 1));
  }

  @Test
  void twoPairsOfTheSameSumAreEachOthersRivals() {
    PairStanding standing =
        new PairStanding(
            List.of(new Pair(0, 1, 60, false, false), new Pair(0, 2, 60, false, false)));
    assertThat(standing.names(0)).contains("lead 0", "rival 50").doesNotContain("lead 25");
    assertThat(standing.names(1)).contains("lead 0", "rival 50").doesNotContain("lead 25");
  }

  @Test
  void pairsOfOtherValuesAreNoRivalsAndYetGoBefore() {
    PairStanding standing =
        new PairStanding(
            List.of(new Pair(0, 1, 20, false, false), new Pair(2, 3, 80, false, false)));
    assertThat(standing.names(0)).contains("rank 1", "lead 300").doesNotContain("rank 2");
    assertThat(standing.names(1)).doesNotContain("rank 1");
  }

  @Test
  void theSamePairWeighsLessAmongManyOthers() {
    List<Pair> many = new ArrayList<>(List.of(new Pair(0, 1, 40, false, false)));
    for (int i = 1; i < 40; i++) {
      many.add(new Pair(2 * i, 2 * i + 1, 50 + i, false, false));
    }
    PairStanding alone = new PairStanding(many.subList(0, 1));
    assertThat(weight(new PairStanding(many), 0)).isLessThan(weight(alone, 0) - 100);
  }

  @Test
  void whatARuleFoundWeighsMore() {
    PairStanding found = new PairStanding(List.of(new Pair(0, 1, 0, true, false)));
    PairStanding unseen = new PairStanding(List.of(new Pair(0, 1, 0, false, false)));
    assertThat(weight(found, 0)).isGreaterThan(weight(unseen, 0));
  }

  @Test
  void swappedDigitsWeighMore() {
    PairStanding swapped = new PairStanding(List.of(new Pair(0, 1, 0, false, true)));
    PairStanding plain = new PairStanding(List.of(new Pair(0, 1, 0, false, false)));
    assertThat(weight(swapped, 0)).isGreaterThan(weight(plain, 0));
  }
}

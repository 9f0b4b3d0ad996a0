package app.assay.points.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class StagesTest {

  private static final Stages STAGES = Stages.load();

  @Test
  void findsTheLongestWordsForAStep() {
    String[] words = {"the", "public", "beta", "opened"};

    assertThat(STAGES.at(i -> words[i], 1, words.length).orElseThrow().words())
        .containsExactly("public", "beta");
    assertThat(STAGES.at(i -> words[i], 1, 2)).isEmpty();
  }

  @Test
  void noStepComesBeforeAndAfterAnotherInOneCourse() {
    for (Stages.Stage one : STAGES.all()) {
      assertThat(one.words()).allSatisfy(w -> assertThat(w).isNotBlank().isLowerCase());
      for (Stages.Stage other : STAGES.all()) {
        assertThat(one.precedes(other) && other.precedes(one)).as("%s %s", one, other).isFalse();
      }
    }
  }

  @Test
  void whatComesRoundAgainHasAnOrderOnlyWhereItIsToldInIt() {
    Stages.Stage stopped = stage("stopped");
    Stages.Stage restarted = stage("restarted");

    assertThat(stopped.leadsTo(restarted)).isTrue();
    assertThat(stopped.precedes(restarted)).isFalse();
    assertThat(restarted.leadsTo(stopped)).isFalse();
    assertThat(restarted.precedes(stopped)).isFalse();
  }

  private static Stages.Stage stage(String word) {
    return STAGES.all().stream()
        .filter(s -> s.words().equals(List.of(word)))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void eachStepHasACourseWithAnother() {
    assertThat(STAGES.all())
        .allSatisfy(
            one ->
                assertThat(STAGES.all().stream())
                    .as(one.toString())
                    .anyMatch(other -> one.leadsTo(other) || other.leadsTo(one)));
  }
}

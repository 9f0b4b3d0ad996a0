package app.assay.points.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CuesTest {

  private static List<Cue> walked(Cues cues) {
    List<Cue> walked = new ArrayList<>();
    for (int i = cues.next(0); i >= 0; i = cues.next(i + 1)) {
      walked.add(Cue.values()[i]);
    }
    return walked;
  }

  @Test
  void allCuesAreWalkedThroughInOrder() {
    assertThat(walked(Cues.of(Cue.values()))).containsExactly(Cue.values());
  }

  @Test
  void onlyThoseInItAreWalkedThrough() {
    List<Cue> some = List.of(Cue.values()[0], Cue.values()[63], Cue.values()[64], Cue.MECHANICAL);
    assertThat(walked(Cues.of(some.toArray(Cue[]::new)))).isEqualTo(some);
    assertThat(walked(Cues.NONE)).isEmpty();
  }
}

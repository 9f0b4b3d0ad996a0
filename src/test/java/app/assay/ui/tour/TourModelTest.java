package app.assay.ui.tour;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.shell.ReviewProgress;
import app.assay.ui.shell.ReviewProgress.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TourModelTest {

  private boolean open;
  private boolean named;
  private boolean written;
  private Optional<ReviewProgress> review = Optional.empty();
  private final TourModel tour =
      new TourModel(new TourModel.Sights(() -> open, () -> named, () -> review, () -> written));

  private TourStep then() {
    tour.look();
    return tour.step().orElseThrow();
  }

  private TourStep at(Phase phase, boolean roundB, long leftA, long decidedB) {
    review = Optional.of(new ReviewProgress(phase, roundB, leftA, decidedB));
    return then();
  }

  @Test
  void stepsFollowWhatTheUserDoes() {
    List<TourStep> seen = new ArrayList<>();
    tour.begin();
    seen.add(then());
    open = true;
    seen.add(then());
    named = true;
    seen.add(then());
    seen.add(at(Phase.ASKING, false, 7, 0));
    seen.add(at(Phase.ASKING, true, 0, 0));
    seen.add(at(Phase.ASKING, true, 0, 1));
    seen.add(at(Phase.PREVIEW, true, 0, 1));
    seen.add(at(Phase.WRITTEN, true, 0, 1));
    assertThat(seen).containsExactly(TourStep.values());
  }

  @Test
  void tourThatIsOffStaysOff() {
    tour.look();
    assertThat(tour.step()).isEmpty();
    tour.begin();
    tour.leave();
    open = true;
    tour.look();
    assertThat(tour.step()).isEmpty();
  }

  @Test
  void whatIsWrittenStaysDoneAfterTheReviewWasLeft() {
    open = true;
    named = true;
    written = true;
    tour.begin();
    assertThat(tour.step()).contains(TourStep.DONE);
  }
}

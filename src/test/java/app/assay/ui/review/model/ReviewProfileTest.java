package app.assay.ui.review.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.hitl.Answer;
import app.assay.hitl.PolicyChange;
import app.assay.hitl.Reviewer;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.hitl.profile.ReviewProfile;
import app.assay.ledger.LedgerEntry;
import app.assay.text.DocumentFile;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The window in a vault with a review profile.
class ReviewProfileTest {

  private static final String PLAN = "documents/capacity-plan.cgd.md";

  @TempDir Path vault;
  private SampleReview sample;

  @BeforeEach
  void sample() {
    sample = new SampleReview(vault);
  }

  private void demand(int reviewers, int seconds) {
    assertThat(
            new PolicyChange(new DocumentFile(), sample.tools.ledger(), "0.1.0")
                .set(
                    new ReviewPolicy(ReviewProfile.NONE, reviewers, seconds),
                    new Reviewer("Ida Berg")))
        .isEmpty();
  }

  private ReviewModel answered(Duration after) {
    ReviewModel review = sample.open(PLAN);
    sample.pass(after);
    review.asking().setNote("Price list 2026, page 2");
    assertThat(review.asking().decide(Answer.TRUE)).isTrue();
    return review;
  }

  private static DocumentPlan plan(ReviewModel review) {
    return review.committing().plan(review.committing().documents().getFirst()).orElseThrow();
  }

  @Test
  void windowMeasuresTheLeastTime() {
    demand(1, 30);
    assertThat(plan(answered(Duration.ofSeconds(12))))
        .isInstanceOfSatisfying(
            DocumentPlan.Refused.class,
            refused ->
                assertThat(refused.message()).contains("it was looked at for 12 s. Nothing was"));
    assertThat(plan(answered(Duration.ofSeconds(31)))).isInstanceOf(DocumentPlan.Ready.class);
  }

  @Test
  void windowKeepsTheFirstOfTwoReviews() {
    demand(2, 0);
    answered(Duration.ofSeconds(12)).committing().write();
    assertThat(sample.text(PLAN))
        .contains("Pending, first review: Dana Reviewer, 2026-06-15")
        .doesNotContain("confirmed-by: Dana Reviewer");
    LedgerEntry last = sample.tools.ledger().entries().getLast();
    assertThat(last.record().decision()).isEqualTo("first-true");
    assertThat(last.record().more()).containsEntry("time", "measured");
    sample.reviewedBy(Optional.of("Bob Ito"));
    answered(Duration.ofSeconds(12)).committing().write();
    assertThat(sample.text(PLAN)).contains("confirmed-by: Dana Reviewer and Bob Ito");
  }
}

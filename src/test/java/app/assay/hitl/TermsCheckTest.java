package app.assay.hitl;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.hitl.profile.ReviewProfile;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The least time a review profile asks for.
class TermsCheckTest {

  private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");

  private static Optional<String> objection(
      Answer answer, int seconds, Timing timing, Map<String, Instant> latest) {
    return TermsCheck.objection(
        CgdText.pending("B").parse(),
        new ConfirmationRequest(
            new Reviewer("Ann Reyes"),
            LocalDate.of(2026, 6, 15),
            List.of(
                new ClaimDecision(
                    0, "claim-75fb137a", answer, "seen", Duration.ofSeconds(seconds), false)),
            false,
            CheckContext.at(NOW),
            new ReviewTerms.Known(ReviewPolicy.of(ReviewProfile.MEDIUM), List.of(), latest),
            timing));
  }

  @Test
  void measuredTimeMustBeLongEnough() {
    assertThat(objection(Answer.TRUE, 29, Timing.MEASURED, Map.of()))
        .contains(
            "The review profile of this vault, medium (one reviewer, 30 s a claim), asks for 30 s"
                + " before claim claim-75fb137a is confirmed; it was looked at for 29 s. Nothing"
                + " was changed; read it again and answer anew.");
    assertThat(objection(Answer.TRUE, 30, Timing.MEASURED, Map.of())).isEmpty();
    assertThat(objection(Answer.ESTIMATED, 29, Timing.MEASURED, Map.of())).isPresent();
  }

  @Test
  void doubtTakesNoTime() {
    assertThat(objection(Answer.FALSE, 1, Timing.MEASURED, Map.of())).isEmpty();
    assertThat(objection(Answer.SKIP, 0, Timing.MEASURED, Map.of())).isEmpty();
  }

  @Test
  void timeThatNobodyMeasuredMustBeStated() {
    assertThat(objection(Answer.TRUE, 0, Timing.STATED, Map.of()))
        .contains(
            "The review profile of this vault, medium (one reviewer, 30 s a claim), asks for 30 s"
                + " before claim claim-75fb137a is confirmed, and nobody measured any. Nothing was"
                + " changed; review it in the window, which measures, or state the seconds with"
                + " --spent.");
  }

  @Test
  void statedTimeMustBeLongEnough() {
    assertThat(objection(Answer.TRUE, 20, Timing.STATED, Map.of()).orElse(""))
        .endsWith("is confirmed; --spent says 20 s. Nothing was changed; look at it longer.");
    assertThat(objection(Answer.TRUE, 30, Timing.STATED, Map.of())).isEmpty();
  }

  @Test
  void statedTimeMustFitAfterTheAnswerBefore() {
    Map<String, Instant> latest = Map.of("Dr. Ann Reyes", NOW.minusSeconds(10));
    assertThat(objection(Answer.TRUE, 30, Timing.STATED, latest))
        .contains(
            "30 s are stated, but only 10 s have passed since Ann Reyes answered the claim before."
                + " Nothing was changed; the review profile of this vault is medium (one reviewer,"
                + " 30 s a claim).");
    assertThat(objection(Answer.TRUE, 30, Timing.STATED, Map.of("Bob Ito", NOW.minusSeconds(10))))
        .isEmpty();
  }

  @Test
  void statedTimeMustFitAfterTheQueueWasWritten() {
    Timing queued = new Timing.Stated(Optional.of(NOW.minusSeconds(20)));
    assertThat(objection(Answer.TRUE, 30, queued, Map.of()).orElse(""))
        .startsWith("30 s are stated, but only 20 s have passed since the queue was written.");
  }

  @Test
  void unknownTermsStopEverything() {
    assertThat(
            TermsCheck.objection(
                CgdText.pending("B").parse(),
                new ConfirmationRequest(
                    new Reviewer("Ann Reyes"),
                    LocalDate.of(2026, 6, 15),
                    List.of(),
                    false,
                    CheckContext.at(NOW),
                    new ReviewTerms.Stopped("Not known."),
                    Timing.MEASURED)))
        .contains("Not known.");
  }
}

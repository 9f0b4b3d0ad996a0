package app.assay.judge.queue;

import static app.assay.judge.queue.QueueQuestions.MODEL;
import static app.assay.judge.queue.QueueQuestions.NOW;
import static app.assay.judge.queue.QueueQuestions.deferred;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.Answer;
import app.assay.judge.DeferralReason;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class BackOffTest {

  private static Optional<Instant> next(int attempts, long seed) {
    return BackOff.standard(new Random(seed))
        .next(deferred(DeferralReason.UNAVAILABLE), attempts, NOW);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 30",
    "1, 30",
    "2, 60",
    "3, 120",
    "5, 480",
    "10, 15360",
    "11, 21600",
    "900, 21600"
  })
  void theWaitDoublesUpToSixHours(int attempts, long seconds) {
    for (int seed = 0; seed < 50; seed++) {
      assertThat(next(attempts, seed).orElseThrow())
          .isBetween(NOW.plusMillis(seconds * 500), NOW.plusSeconds(seconds));
    }
  }

  @Test
  void theSameSeedWaitsTheSameTimeAndAnotherOneDoesNot() {
    assertThat(next(3, 1)).isEqualTo(next(3, 1)).isNotEqualTo(next(3, 2));
  }

  @Test
  void theProvidersOwnTimeCountsWhereItIsLater() {
    Instant late = NOW.plus(Duration.ofHours(2));
    Answer.Deferred limited =
        new Answer.Deferred(MODEL, NOW, DeferralReason.RATE_LIMIT, "Too many.", Optional.of(late));

    assertThat(BackOff.standard(new Random(1)).next(limited, 1, NOW)).contains(late);
  }

  @Test
  void theProvidersOwnTimeDoesNotShortenTheWait() {
    Answer.Deferred limited =
        new Answer.Deferred(
            MODEL, NOW, DeferralReason.RATE_LIMIT, "Too many.", Optional.of(NOW.plusMillis(1)));

    assertThat(BackOff.standard(new Random(1)).next(limited, 1, NOW).orElseThrow())
        .isAfterOrEqualTo(NOW.plusSeconds(15));
  }

  @ParameterizedTest
  @EnumSource(
      value = DeferralReason.class,
      names = {"NO_MODEL", "NEEDS_PERSON", "CONFIGURATION", "BUDGET"})
  void whatTimeAloneDoesNotHelpIsNotRetried(DeferralReason reason) {
    assertThat(BackOff.standard(new Random(1)).next(deferred(reason), 1, NOW)).isEmpty();
  }

  @Test
  void whatWasStoppedMayGoOnAtOnce() {
    assertThat(BackOff.standard(new Random(1)).next(deferred(DeferralReason.CANCELLED), 4, NOW))
        .contains(NOW);
  }
}

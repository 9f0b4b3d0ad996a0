package app.assay.judge.provider;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryAfterTest {

  private static final Clock NOW =
      Clock.fixed(Instant.parse("2026-11-22T10:00:00Z"), ZoneOffset.UTC);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | PT0S",
        " 12 | PT12S",
        "604801 | PT168H",
        "999999999999999999 | PT168H",
        "Sun, 22 Nov 2026 10:00:01 GMT | PT1S",
        "Sun, 22 Nov 2026 09:00:00 GMT | PT0S",
        "Tue, 22 Nov 2039 09:00:00 GMT | PT168H"
      })
  void secondsAndDatesAreTimes(String value, Duration expected) {
    assertThat(RetryAfter.of(value, NOW)).contains(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "soon", "-5", "1.5", "9999999999999999999", "2026-11-22T10:00:00Z"})
  void anythingElseSaysNothing(String value) {
    assertThat(RetryAfter.of(value, NOW)).isEqualTo(Optional.empty());
  }
}

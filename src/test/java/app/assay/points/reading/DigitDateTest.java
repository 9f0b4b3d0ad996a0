package app.assay.points.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DigitDateTest {

  private static final int LENGTH = 50_000;

  @ParameterizedTest
  @CsvSource({
    "2026-03-01, 2026-03-01, 2026-03-01",
    "2026/3/1, 2026-03-01, 2026-03-01",
    "1.3.2026, 2026-03-01, 2026-03-01",
    "12/31/2025, 2025-12-31, 2025-12-31",
    "03/04/2025, 2025-03-04, 2025-04-03",
    "03/2025, 2025-03-01, 2025-03-31",
    "2025-03, 2025-03-01, 2025-03-31",
    "2024/25, 2024-01-01, 2025-12-31",
    "FY2025, 2024-01-01, 2025-12-31",
    "fy25, 2024-01-01, 2025-12-31",
    "mid2025, 2025-04-01, 2025-09-30",
    "Mid-2025, 2025-04-01, 2025-09-30",
    "early-2025, 2025-01-01, 2025-05-31",
    "end-25, 2025-08-01, 2025-12-31",
    "Q1-2025, 2025-01-01, 2025-03-31",
    "h2-2025, 2025-07-01, 2025-12-31",
    "September-2025, 2025-09-01, 2025-09-30",
  })
  void datesOfOneTokenAreRead(String token, String earliest, String latest) {
    CalendarDate date = DigitDate.read(token).orElseThrow().date().orElseThrow();

    assertThat(date.earliest()).hasToString(earliest);
    assertThat(date.latest()).hasToString(latest);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026",
        "2026-",
        "-2026",
        "2126-03-01",
        "2026.03.01",
        "2026-03-01-04",
        "2026--03",
        "13/2025",
        "1/2",
        "32.1.2026",
        "1.3.26",
        "fy-25",
        "early2025",
        "q12025",
        "x1-2025",
        "ab-2025",
        "mid-5",
        "mid-2525",
        "jan-feb-2025",
        "2026-003",
        "é-2025",
        "٢٠٢٦-03"
      })
  void whatHasAnotherFormIsNone(String token) {
    assertThat(DigitDate.read(token)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026",
        "2026-",
        "2026/",
        "20",
        "1/2/",
        "1.",
        "1.2.2026",
        "fy",
        "mid-",
        "early-",
        "late-",
        "end-",
        "q1-",
        "september-",
        "a",
        "-",
        "/",
        "2026-03-01"
      })
  void noCharacterOfALongTokenIsLookedAtTwice(String piece) {
    AtomicInteger looks = new AtomicInteger();
    DigitDate.read(new Watched(piece.repeat(LENGTH / piece.length()), looks));

    assertThat(looks).hasValueLessThanOrEqualTo(LENGTH);
  }

  /// Counts each look at a character.
  private record Watched(String text, AtomicInteger looks) implements CharSequence {

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public char charAt(int index) {
      looks.incrementAndGet();
      return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return new Watched(text.substring(start, end), looks);
    }
  }
}

package app.assay.cgd;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IsoDateTest {

  @Test
  void realDayIsRead() {
    assertThat(IsoDate.parse("2024-02-29")).contains(LocalDate.of(2024, 2, 29));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2026-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "0000-01-01"})
  void dayOutsideTheCalendarIsRefused(String written) {
    assertThat(IsoDate.parse(written)).isEmpty();
    assertThat(IsoDate.fault(written)).isEqualTo("is no day of the calendar");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2026-1-2",
        "26-01-02",
        "2026/01/02",
        "2026-01-02T00:00",
        " 2026-01-02",
        "+2026-1-02",
        "٢٠٢٦-٠١-٠٢",
        "2026-01-0x"
      })
  void otherFormIsRefused(String written) {
    assertThat(IsoDate.parse(written)).isEmpty();
    assertThat(IsoDate.fault(written)).isEqualTo("is not written YYYY-MM-DD");
  }
}

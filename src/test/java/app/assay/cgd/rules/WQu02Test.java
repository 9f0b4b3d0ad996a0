package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.text.Span;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class WQu02Test {

  private static final Instant GENERATED = Instant.parse("2026-01-12T10:30:00Z");

  @Test
  void firesASecondAfterSevenDays() {
    assertThat(
            new WQu02()
                .in(GENERATED, Instant.parse("2026-01-19T10:30:01Z"), Span.at(0))
                .map(Finding::message))
        .contains(
            "The queue was written on 2026-01-12T10:30:00Z and expired after 7 days, on"
                + " 2026-01-19T10:30:00Z.");
  }

  @Test
  void isSilentOnTheSeventhDay() {
    assertThat(new WQu02().in(GENERATED, Instant.parse("2026-01-19T10:30:00Z"), Span.at(0)))
        .isEmpty();
  }

  @Test
  void isSilentWhenTheClockWentBackwards() {
    assertThat(new WQu02().in(GENERATED, Instant.parse("2026-01-12T10:29:00Z"), Span.at(0)))
        .isEmpty();
  }
}

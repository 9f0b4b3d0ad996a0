package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import java.io.IOException;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ESt04Test extends RuleFixtures {

  @Test
  void timeZoneIsNamedWhenOnlyItIsAtFault() throws IOException {
    assertThat(reports("fires-by-the-time-zone"))
        .containsExactly(
            "[2026-06-16] processed-date is 2026-06-16, but today is 2026-06-15 (UTC); only the"
                + " time zone is at fault, that day has already begun east of UTC.");
  }

  @Test
  void dayThatHasBegunNowhereIsPlainlyInTheFuture() throws IOException {
    assertThat(reports("fires-when-no-place-has-that-day"))
        .containsExactly(
            "[2026-06-16] processed-date is 2026-06-16, but today is 2026-06-15 (UTC).");
  }

  @Test
  void graceOfADayCanBeGranted() {
    assertThat(findings("2026-06-16", true)).isZero();
    assertThat(findings("2026-06-17", true)).isOne();
  }

  @Test
  void withoutGraceTomorrowIsTheFuture() {
    assertThat(findings("2026-06-16", false)).isOne();
  }

  private static int findings(String date, boolean grace) {
    CheckContext now = CheckContext.at(Instant.parse("2026-06-15T12:00:00Z"));
    CheckContext context =
        new CheckContext(
            now.profile(), now.now(), grace, false, Optional.empty(), Optional.empty());
    FindingSink sink = new FindingSink(new ESt04().rule());
    new ESt04().check(CgdText.valid().set("processed-date", date).parse(), context, sink);
    return sink.findings().size();
  }
}

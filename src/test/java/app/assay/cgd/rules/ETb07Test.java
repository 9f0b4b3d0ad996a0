package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Finding;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class ETb07Test extends RuleFixtures {

  @Test
  void messageSaysWhatTimeZonesExplain() {
    assertThat(
            messages(
                "| Claim | Value | Source | Verified |\n|---|---|---|---|\n"
                    + "| a | b | c | 2026-06-16 |\n| a | b | c | 2026-06-17 |\n"))
        .containsExactly(
            "2026-06-17 is in the future: today is 2026-06-15 in UTC, and time zones explain no"
                + " more than 2026-06-16.");
  }

  private static List<String> messages(String table) {
    ETb07 rule = new ETb07();
    FindingSink sink = new FindingSink(rule.rule());
    rule.check(
        CgdText.valid().set("tier", "{level: SOT}").body("## Verified Claims\n\n" + table).parse(),
        CheckContext.at(Instant.parse("2026-06-15T23:30:00Z")),
        sink);
    return sink.findings().stream().map(Finding::message).toList();
  }
}

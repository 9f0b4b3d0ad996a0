package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Finding;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class ETb04Test extends RuleFixtures {

  @Test
  void messageNamesTheColumnsInTheWrongPlaces() {
    assertThat(messages("| Value | Claim | Source | Verified | Notes |\n|---|---|---|---|---|\n"))
        .containsExactly(
            "Claim must be the first column, but is column 2; \"Value\" stands first.",
            "Verified must be the last column, but is column 4 of 5; \"Notes\" stands last.");
  }

  @Test
  void messageTellsThatBlanksMakeAColumn() {
    assertThat(messages(" | Claim | Value | Source | Verified |\n |---|---|---|---|\n"))
        .containsExactly(
            "Claim must be the first column; blanks before the row's first pipe, or an empty"
                + " header, make an empty column before it.");
  }

  private static List<String> messages(String table) {
    ETb04 rule = new ETb04();
    FindingSink sink = new FindingSink(rule.rule());
    rule.check(
        CgdText.valid().set("tier", "{level: SOT}").body("## Verified Claims\n\n" + table).parse(),
        CheckContext.at(Instant.parse("2026-06-15T23:30:00Z")),
        sink);
    return sink.findings().stream().map(Finding::message).toList();
  }
}

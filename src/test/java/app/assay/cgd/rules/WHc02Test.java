package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Finding;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WHc02Test extends RuleFixtures {

  @Test
  void strictModeSaysWhatItsPatternsMiss() {
    assertThat(messages("Ask Maria in Finance", true))
        .containsExactly(
            "Claim claim-1 is pending, but its source \"Ask Maria in Finance\" is not actionable by"
                + " the reference's own patterns; it does name a person (\"Ask Maria\").");
    assertThat(messages("Ask Maria in Finance", false)).isEmpty();
  }

  @Test
  void strictModeTakesTheReferencesOwnMistake() {
    assertThat(messages("stable 3", true)).isEmpty();
    assertThat(messages("stable 3", false)).hasSize(1);
  }

  @Test
  void messageSaysWhyTheSourceIsVague() {
    assertThat(messages("Industry reports", false))
        .containsExactly(
            "Claim claim-1 is pending, but its source \"Industry reports\" consists of general"
                + " words only; say where or with whom it can be verified.");
  }

  private static List<String> messages(String source, boolean strict) {
    CgdDocument document =
        CgdText.valid()
            .claim("id: claim-1\ntext: \"Eight windows.\"\nsource: \"" + source + "\"")
            .parse();
    CheckContext context = CheckContext.at(Instant.parse("2026-06-15T12:00:00Z"));
    WHc02 rule = new WHc02();
    FindingSink sink = new FindingSink(rule.rule());
    rule.check(
        document,
        new CheckContext(
            context.profile(), context.now(), false, strict, Optional.empty(), Optional.empty()),
        sink);
    return sink.findings().stream().map(Finding::message).toList();
  }
}

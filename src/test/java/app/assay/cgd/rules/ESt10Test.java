package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Finding;
import app.assay.finding.Severity;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ESt10Test extends RuleFixtures {

  @Test
  void missingRecordIsNamed() throws IOException {
    assertThat(reports("fires-without-a-record"))
        .containsExactly(
            "[] hitl-claims has 2 claims, but the body has no section \"## HITL Verification"
                + " Record\".");
  }

  @Test
  void wrongLevelIsNamed() throws IOException {
    assertThat(reports("fires-on-a-heading-of-level-three"))
        .containsExactly(
            "[### HITL Verification Record] hitl-claims has 2 claims, but the body has no section"
                + " \"## HITL Verification Record\". This one is of level 3 instead of 2.");
  }

  @Test
  void otherNameIsPointedAt() throws IOException {
    assertThat(reports("fires-on-another-name"))
        .containsExactly(
            "[## Registro HITL di verifica] hitl-claims has 2 claims, but the body has no section"
                + " \"## HITL Verification Record\". This one is named otherwise.");
  }

  @ParameterizedTest
  @CsvSource({
    "2.0, WARNING",
    "2, WARNING",
    "1.2, WARNING",
    "2.0.3, WARNING",
    "2.1, ERROR",
    "2.10, ERROR",
    "3.0, ERROR",
    "two, ERROR"
  })
  void documentsOlderThan21AreOnlyWarned(String version, Severity severity) {
    CgdText text = CgdText.pending("B").set("clarity-gate-version", version).body("# Prices\n");
    FindingSink sink = new FindingSink(new ESt10().rule());
    new ESt10().check(text.parse(), CheckContext.at(Instant.EPOCH), sink);
    assertThat(sink.findings().stream().map(Finding::severity).toList())
        .isEqualTo(List.of(severity));
  }
}

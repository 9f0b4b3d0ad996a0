package app.assay.cgd;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SourceWordingTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Check example.com/pricing; a web address",
        "https://harbour.example/log; a web address",
        "ida@harbour.example; a person's address",
        "Ask Maria in Finance; a person",
        "Confirm with Nour; a person",
        "verify with Nour; a person",
        "Maria Rossi; a name",
        "src/App.ts; a file",
        "PENDING: see notes.md#L13; a file",
        "public/buttons; a path",
        "commit 17f7edb; a commit",
        "commit 1234567; a ticket or commit",
        "OPS-123; a ticket",
        "ticket #45; a ticket",
        "Q3 Report page 12; a place in a document",
        "SIA Staffing Report 2025, Table 3.2; a dated document",
        "harbour manual v2; a dated document",
        "Check Q3 planning doc; a named document",
        "Pricing page; a named document",
        "PENDING: verify repo path and file list; a named document",
        "PENDING: verify file diff or commit; a named document",
        "prod sms_messages SELECT count(*); a database query",
        "the board “Keepers of the light”; a quoted name",
        "Statenour calibration system specifications; a named document",
      })
  void referenceIsFoundAndNamed(String source, String pattern) {
    assertThat(SourceWording.reference(source).map(SourceWording.Reference::pattern))
        .contains(pattern);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "industry reports",
        "Industry Reports",
        "various sources",
        "industry benchmarks",
        "research",
        "internal sources",
        "TBD",
        "N/A",
        "stable 3",
        "config 7",
        "somebody should look at it",
        "check the data",
        "Ask the team",
        "PENDING: provide written permission, date, and contact details",
        "and/or"
      })
  void vagueSourceHasNoReference(String source) {
    assertThat(SourceWording.reference(source)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Check Q3 planning doc", "Pricing page", "Ask Maria", "src/App.ts"})
  void strictPatternsMissWhatTheReferenceMisses(String source) {
    assertThat(StrictSourceWording.reference(source)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Check example.com/pricing",
        "stable 3",
        "config 7",
        "ask Maria",
        "spec v2",
        "a.md"
      })
  void strictPatternsTakeWhatTheReferenceTakes(String source) {
    assertThat(StrictSourceWording.reference(source)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {" Industry  Reports ", "DATA", "external source", "n/a", "todo"})
  void strictPatternsCallVagueWhatTheReferenceCallsVague(String source) {
    assertThat(StrictSourceWording.reference(source)).isEmpty();
  }

  @Test
  void longSourcesAreJudgedAtOnce() {
    String source = "page".repeat(500_000) + " ".repeat(500_000) + "(".repeat(500_000);
    Assertions.assertTimeout(
        Duration.ofSeconds(2),
        () -> {
          SourceWording.reference(source);
          StrictSourceWording.reference(source);
        });
  }
}

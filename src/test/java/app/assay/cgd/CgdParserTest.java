package app.assay.cgd;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.yaml.YamlReading;
import app.assay.text.SourceText;
import app.assay.text.Span;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CgdParserTest {

  private static CgdDocument parse(String text) {
    return CgdParser.standard().parse(SourceText.of(text));
  }

  private static CgdDocument withBody(String body) {
    return CgdText.valid().body(body).parse();
  }

  @Test
  void readsTheHeader() {
    Header header = CgdText.valid().parse().header();
    assertThat(header.clarityStatus()).contains(ClarityStatus.CLEAR);
    assertThat(header.hitlStatus()).contains(HitlStatus.REVIEWED);
    assertThat(header.pendingCount()).isEqualTo(OptionalInt.of(0));
    assertThat(header.value("clarity-gate-version")).isEqualTo("2.1");
  }

  @Test
  void valuesStayWhatWasWritten() {
    Header header =
        CgdText.valid()
            .set("version", "012")
            .set("answer", "no")
            .set("at", "2026-01-12")
            .parse()
            .header();
    assertThat(List.of(header.value("version"), header.value("answer"), header.value("at")))
        .containsExactly("012", "no", "2026-01-12");
  }

  @Test
  void statusWordsAreCaseSensitive() {
    assertThat(CgdText.valid().set("clarity-status", "clear").parse().header().clarityStatus())
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "1.5", "\"2\"", "two", "99999999999", ""})
  void countsThatAreNoPlainIntegersAreAbsent(String count) {
    assertThat(CgdText.valid().set("hitl-pending-count", count).parse().header().pendingCount())
        .isEmpty();
  }

  @Test
  void placesAfterAnEmojiAreUtf16Offsets() {
    CgdDocument document = CgdText.valid().set("processed-by", "\"🗼🗼 tower\"").parse();
    Span place = document.place("clarity-status");
    assertThat(place.in(document.text())).isEqualTo("CLEAR");
  }

  @Test
  void delimiterMayHaveTrailingButNoLeadingBlanks() {
    assertThat(parse("--- \na: b\n---\t\nbody").frontMatter())
        .isInstanceOf(FrontMatter.Present.class);
    assertThat(parse(" ---\na: b\n---\nbody").frontMatter())
        .isEqualTo(new FrontMatter.Missing(new Span(0, 4)));
  }

  @Test
  void indentedDelimiterDoesNotClose() {
    assertThat(parse("---\na: |\n  ---\n  x\n---\nbody").header().value("a")).isEqualTo("---\nx\n");
  }

  @Test
  void missingClosingDelimiterIsUnclosed() {
    assertThat(parse("---\na: b\n").frontMatter())
        .isEqualTo(new FrontMatter.Unclosed(new Span(0, 3)));
  }

  @Test
  void deepYamlIsRefusedBeforeItIsBuilt() {
    CgdDocument document = parse("---\na: " + "[".repeat(50_000) + "\n---\n");
    assertThat(document.frontMatter())
        .isInstanceOfSatisfying(
            FrontMatter.Unreadable.class,
            bad -> assertThat(bad.reading()).isInstanceOf(YamlReading.TooDeep.class));
  }

  @Test
  void anchorsAreFoundByEventsAndNotByText() {
    assertThat(parse("---\na: R&D *(estimated)*\n---\n").header().value("a"))
        .isEqualTo("R&D *(estimated)*");
    CgdDocument document = parse("---\na: &x 1\nb: *x\n---\n");
    assertThat(document.frontMatter())
        .isInstanceOfSatisfying(
            FrontMatter.Unreadable.class,
            bad ->
                assertThat(bad.reading())
                    .isEqualTo(
                        new YamlReading.Anchored(List.of(new Span(7, 11), new Span(15, 17)))));
  }

  @Test
  void controlCharacterInYamlIsBrokenAndNoException() {
    assertThat(parse("---\na: \u0001\n---\n").frontMatter())
        .isInstanceOf(FrontMatter.Unreadable.class);
  }

  @Test
  void duplicateKeysStayAndTheFirstCounts() {
    CgdDocument document = parse("---\na: 1\na: 2\n---\n");
    assertThat(document.header().value("a")).isEqualTo("1");
    assertThat(document.header().root().duplicates()).hasSize(1);
  }

  @Test
  void claimStateGoesByPresence() {
    CgdDocument document =
        CgdText.valid()
            .claim("id: a\nconfirmed-by: Ada\nconfirmed-date: 2026-01-01")
            .claim("id: b\nconfirmed-by: Ada")
            .claim("id: c\nconfirmed-by: \"\"\nconfirmed-date: null")
            .parse();
    assertThat(document.claims().stream().map(Claim::state))
        .containsExactly(ClaimState.VERIFIED, ClaimState.PARTIAL, ClaimState.PENDING);
  }

  @Test
  void claimThatIsNoMappingIsAnEmptyClaim() {
    CgdDocument document = CgdText.valid().set("hitl-claims", "[just text]").parse();
    assertThat(document.claims()).hasSize(1);
    assertThat(document.claims().getFirst().text()).isEmpty();
  }

  @Test
  void headingsHaveSlugsAndOrdinals() {
    CgdDocument document =
        withBody(
            "# API & Pricing (v2.0)\n\n## 日本語\n\n## Rates ##\n\n## Rates\n\n#no\n\nFog\n===\n");
    assertThat(document.body().headings().stream().map(h -> h.level() + " " + h.slug()))
        .containsExactly("1 api-pricing-v20", "2 section-2", "2 rates", "2 rates-2", "1 fog");
  }

  @Test
  void headingsInFencesAreNone() {
    assertThat(withBody("```\n# not\n```\n# yes\n").body().headings().stream().map(Heading::text))
        .containsExactly("yes");
  }

  @Test
  void ruleAfterBlankLineIsNoHeading() {
    assertThat(withBody("text\n\n---\n\n- item\n---\n").body().headings()).isEmpty();
  }

  @Test
  void endMarkerInFenceIsSkipped() {
    CgdDocument document = withBody("```\n" + Ending.MARKER + "\n```\n");
    assertThat(document.ending().markers()).hasSize(1);
    assertThat(document.ending().firstAnywhere()).isNotEqualTo(document.ending().marker());
  }

  @Test
  void statusLineIsTakenApart() {
    CgdDocument document = CgdText.valid().parse();
    Ending.StatusLine status = document.ending().status().orElseThrow();
    assertThat(status.clarity().map(s -> s.in(document.text()))).contains("CLEAR");
    assertThat(status.hitl().map(s -> s.in(document.text()))).contains("REVIEWED");
  }

  @Test
  void markerAtTheVeryEndHasNoStatus() {
    assertThat(CgdText.valid().ending(Ending.MARKER + "\n").parse().ending().status()).isEmpty();
  }

  @Test
  void tableCellsHaveExactPlaces() {
    CgdDocument document = withBody("| Claim | Value |\n|---|---|\n| a \\| b | `c` | \n\nend\n");
    Table table = document.body().tables().getFirst();
    assertThat(table.rows()).hasSize(1);
    assertThat(table.rows().getFirst().cells().stream().map(Table.Cell::text))
        .containsExactly("a \\| b", "`c`");
    assertThat(table.rows().getFirst().cells().get(1).span().in(document.text())).isEqualTo("`c`");
  }

  @Test
  void exclusionBlocksAreFoundAlsoInQuotes() {
    CgdDocument document =
        withBody("> <!-- CG-EXCLUSION:BEGIN id=a -->\n> x\n> <!-- CG-EXCLUSION:END id=a -->\n");
    assertThat(document.body().exclusions().blocks().stream().map(ExclusionBlock::id))
        .containsExactly("a");
    assertThat(document.body().exclusions().faults()).isEmpty();
  }

  @Test
  void exclusionFaultsAreTold() {
    CgdDocument document =
        withBody(
            """
            <!-- CG-EXCLUSION:END id=stray -->
            <!-- CG-EXCLUSION:BEGIN id=outer -->
            <!-- CG-EXCLUSION:BEGIN id=inner -->
            <!-- CG-EXCLUSION:END id=outer -->
            <!-- CG-EXCLUSION:END id=wrong -->
            <!-- CG-EXCLUSION:BEGIN id=outer -->
            <!-- cg-exclusion:begin id=x -->
            """);
    assertThat(document.body().exclusions().faults().stream().map(ExclusionFault::kind))
        .containsExactly(
            ExclusionFault.Kind.STRAY,
            ExclusionFault.Kind.NESTED,
            ExclusionFault.Kind.INTERLEAVED,
            ExclusionFault.Kind.MISMATCH,
            ExclusionFault.Kind.DUPLICATE,
            ExclusionFault.Kind.UNCLOSED);
    assertThat(document.body().exclusions().markers().getLast().kind())
        .isEqualTo(ExclusionMarker.Kind.MALFORMED);
  }

  @Test
  void unclosedExclusionCoversTheRest() {
    CgdDocument document = withBody("<!-- CG-EXCLUSION:BEGIN id=a -->\nsecret\n");
    int secret = document.text().indexOf("secret");
    assertThat(document.body().exclusions().cover(secret)).isTrue();
  }

  @Test
  void markerInBackticksIsProse() {
    assertThat(withBody("Write `<!-- CG-EXCLUSION:BEGIN id=a -->` alone.\n").body().exclusions())
        .isEqualTo(Exclusions.NONE);
  }

  @Test
  void recordIsFoundUnderANumberedHeading() {
    CgdDocument document =
        withBody(
            """
            ## 11. HITL Verification Record

            ### Round A: Derived Data Confirmation
            - Eight windows (plan) ✓

            ### Round B: True HITL Verification
            | # | Claim | Status | Verified By | Date |
            |---|-------|--------|-------------|------|
            | 1 | Fog horn | Pending | | |
            """);
    HitlRecord record = document.body().record().orElseThrow();
    assertThat(record.heading().isNumbered()).isTrue();
    assertThat(
            record.roundA().orElseThrow().bullets().stream()
                .map(b -> b.content().in(document.text())))
        .containsExactly("Eight windows (plan) ✓");
    assertThat(record.roundB().flatMap(HitlRecord.RoundSection::table).orElseThrow().rows())
        .hasSize(1);
  }

  @Test
  void verifiedClaimsInsideAnExclusionDoNotCount() {
    CgdDocument document =
        withBody(
            "<!-- CG-EXCLUSION:BEGIN id=a -->\n"
                + "## Verified Claims\n"
                + "<!-- CG-EXCLUSION:END id=a -->\n");
    assertThat(document.body().verifiedClaims()).isEmpty();
  }

  @Test
  void fenceOpenAtTheEndIsTold() {
    CgdDocument document = parse("---\na: b\n---\ntext\n```\ncode\n");
    assertThat(document.body().openFence().map(s -> s.in(document.text()))).contains("```");
  }

  @Test
  void tooLargeIsRefusedUnread() {
    Limits small = new Limits(10, 20, 1000, 500, 100, 1_000_000, Duration.ofSeconds(5));
    CgdDocument document = new CgdParser(small, () -> 0L).parse(new byte[11]);
    assertThat(document.refusal()).isEqualTo(Optional.of(new CgdDocument.Refusal.TooLarge(11, 10)));
  }

  @Test
  void notUtf8IsRefusedWithItsPlace() {
    byte[] bytes = "---\na: b".getBytes(StandardCharsets.UTF_8);
    bytes[5] = (byte) 0xC0;
    assertThat(CgdParser.standard().parse(bytes).refusal())
        .isEqualTo(Optional.of(new CgdDocument.Refusal.NotUtf8(5)));
  }

  @Test
  void everyCutOfADocumentParses() {
    byte[] whole =
        CgdText.pending("B")
            .body("# 🗼\r\n\r\n| a |\r\n|-|\r\n```\r\n<!-- CG-EXCLUSION:BEGIN id=a -->\n")
            .text()
            .getBytes(StandardCharsets.UTF_8);
    for (int length = 0; length <= whole.length; length++) {
      CgdDocument document = CgdParser.standard().parse(Arrays.copyOf(whole, length));
      assertThat(document.body().span().end()).isLessThanOrEqualTo(document.text().length());
    }
  }

  @Test
  void waitingOnceForABusyProcessorIsNotTakenForSlowness() {
    Iterator<Long> clock = List.of(0L, 8_000_000_000L, 9_000_000_000L, 9_000_000_700L).iterator();
    CgdDocument document =
        new CgdParser(Limits.STANDARD, clock::next).parse(SourceText.of("# Lamps\n"));
    assertThat(document.parseTime()).isEqualTo(Duration.ofNanos(700));
  }
}

package app.assay.cgd.tier;

import static app.assay.cgd.tier.TierCase.changed;
import static app.assay.cgd.tier.TierCase.confirmed;
import static app.assay.cgd.tier.TierCase.confirmedAnd;
import static app.assay.cgd.tier.TierCase.notes;
import static app.assay.cgd.tier.TierCase.promote;
import static app.assay.cgd.tier.TierCase.refusal;
import static app.assay.cgd.tier.TierCase.table;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import app.assay.cgd.rules.FormatRules;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PromotionTest {

  private static final String TABLE =
      """
      ## Verified Claims

      | Claim | Value | Source | Verified |
      |-------|-------|--------|----------|
      | Base price is $99/mo | $99/mo | Price list 2026 | 2026-06-02 |\
      """;
  private static final String PENDING =
      """
      id: claim-0000000b
      text: "Support answers in 4 hours"
      source: "Contract 12, page 3"
      location: "api-pricing/2"
      round: B
      """;
  private static final String PENDING_ROW = "| 2 | Support answers in 4 hours | Pending |  |  |\n";

  @Test
  void onlyTierTableDateAndHashChange() {
    CgdDocument before = confirmed().parse();
    CgdDocument after = changed(promote(before));
    String expected =
        before
            .text()
            .replace("processed-date: 2026-06-02", "processed-date: 2026-06-15")
            .replace(
                "\n---\n\n# API",
                """

                tier:
                  level: SOT
                  owner: Harbour board
                  version: 1.0
                  promoted-date: 2026-06-15
                  promoted-by: Ida Berg
                ---

                # API\
                """)
            .replace("## HITL", TABLE + "\n\n## HITL")
            .replace(hash(before), hash(after));
    assertThat(after.text()).isEqualTo(expected);
  }

  @Test
  void resultHasNoFinding() {
    CgdDocument after = changed(promote(confirmed().parse()));
    assertThat(after.isSot()).isTrue();
    assertThat(FormatRules.validator().evaluate(after, TierCase.CONTEXT).findings())
        .noneMatch(f -> f.severity().isError() || f.rule().id().equals("W-HS01"));
  }

  @Test
  void tableStandsBeforeTheEndMarkerWhereThereIsNoRecord() {
    CgdDocument before = CgdText.valid().claim(TierCase.CONFIRMED).body(TierCase.BODY).parse();
    assertThat(refusalOrText(before)).contains(TABLE + "\n\n<!-- CLARITY_GATE_END -->");
  }

  @Test
  void tableSharesTheRuleBeforeTheRecord() {
    String body = TierCase.BODY + "---\n\n" + TierCase.RECORD + TierCase.ROW;
    CgdDocument before = CgdText.valid().claim(TierCase.CONFIRMED).body(body).parse();
    assertThat(changed(promote(before)).text())
        .contains("mo.\n\n---\n\n" + TABLE + "\n\n---\n\n## HITL");
  }

  @Test
  void pendingClaimIsLeftOutAndNamed() {
    TierResult result = promote(confirmedAnd(PENDING, PENDING_ROW).parse());
    assertThat(table(changed(result))).isEqualTo(TABLE);
    assertThat(notes(result))
        .containsExactly(
            "The table was made from 1 confirmed claim.",
            "Claim claim-0000000b has no row: it is not confirmed.");
  }

  @Test
  void halfConfirmedClaimIsLeftOut() {
    TierResult result =
        promote(confirmedAnd(PENDING + "confirmed-date: 2026-06-02\n", PENDING_ROW).parse());
    assertThat(table(changed(result))).isEqualTo(TABLE);
    assertThat(notes(result))
        .contains(
            "Claim claim-0000000b has no row: only one of confirmed-by and confirmed-date is"
                + " there.");
  }

  @Test
  void missingValueIsRefusedByTheNameOfTheClaim() {
    CgdDocument document = withoutValue().parse();
    assertThat(refusal(document, promote(document)))
        .containsExactly(
            "values missing",
            "E-TB05 [claim-75fb137a] Claim claim-75fb137a has no value, and every row of Verified"
                + " Claims must say one; give it first.");
  }

  @Test
  void confirmedClaimWithoutTextIsRefused() {
    CgdDocument document =
        CgdText.valid().claim(TierCase.CONFIRMED.replace("Base price is $99/mo", "-")).parse();
    assertThat(refusal(document, promote(document)).getLast())
        .startsWith("E-TB05 [claim-75fb137a] Claim claim-75fb137a has no text,");
  }

  @Test
  void dashIsNoValue() {
    CgdDocument document = withoutValue().parse();
    assertThat(refusal(document, promote(document, Map.of("claim-75fb137a", " - ")))).hasSize(2);
  }

  @Test
  void givenValueFillsTheCell() {
    TierResult result = promote(withoutValue().parse(), Map.of("claim-75fb137a", "99 $ | month"));
    assertThat(table(changed(result)))
        .endsWith("| Base price is $99/mo | 99 $ \\| month | Price list 2026 | 2026-06-02 |");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "claim-0; There is no claim claim-0 to give a value.",
        "claim-75fb137a; Claim claim-75fb137a has the value '$99/mo' already.",
        "claim-0000000b; Claim claim-0000000b is not confirmed whole and gets no row for its value."
      })
  void valueThatWouldGoNowhereIsRefused(String id, String message) {
    CgdDocument document = confirmedAnd(PENDING, PENDING_ROW).parse();
    assertThat(refusal(document, promote(document, Map.of(id, "1")))).containsExactly(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"a|b; a\\|b", "a\\|b; a\\|b", "a\\\\|b; a\\\\\\|b", "a\\\\\\|b; a\\\\\\|b"})
  void pipesAreEscapedWhereTheyAreNot(String value, String cell) {
    TierResult result = promote(withoutValue().parse(), Map.of("claim-75fb137a", value));
    assertThat(table(changed(result))).contains("| " + cell + " |");
  }

  @Test
  void missingSourceIsTheVerificationItself() {
    CgdDocument document =
        CgdText.valid()
            .claim(TierCase.CONFIRMED.replace("source: \"Price list 2026\"\n", ""))
            .body(TierCase.BODY + TierCase.RECORD + TierCase.ROW)
            .parse();
    assertThat(table(changed(promote(document)))).contains("| HITL Verification |");
  }

  @Test
  void tableThatIsThereIsKept() {
    String own = TABLE.replace("Price list", "Our list");
    CgdDocument document =
        CgdText.valid()
            .claim(TierCase.CONFIRMED)
            .body(TierCase.BODY + own + "\n\n" + TierCase.RECORD + TierCase.ROW)
            .parse();
    TierResult result = promote(document);
    assertThat(table(changed(result))).isEqualTo(own);
    assertThat(notes(result)).containsExactly("The table that is there was kept.");
  }

  @Test
  void faultsOfATableThatIsThereAreShownWhereTheyStand() {
    CgdDocument document =
        CgdText.valid().body(TABLE.replace("$99/mo | Price", "- | Price") + "\n").parse();
    assertThat(refusal(document, promote(document)))
        .containsExactly(
            "The document would not be valid afterwards, so nothing was changed.",
            "E-TB05 [-] A dash counts as empty, and Value must say something in every row.");
  }

  @Test
  void badDateOfAConfirmationIsNotWrittenIntoATable() {
    CgdDocument document =
        CgdText.valid()
            .claim(TierCase.CONFIRMED.replace("2026-06-02", "2027-06-02"))
            .body(TierCase.BODY + TierCase.RECORD + TierCase.ROW)
            .parse();
    assertThat(refusal(document, promote(document)).get(1)).startsWith("E-TB07 ");
  }

  @Test
  void claimInAnExclusionIsLeftOut() {
    CgdDocument document =
        CgdText.valid()
            .set("hitl-status", "REVIEWED_WITH_EXCEPTIONS")
            .set("rag-ingestable", "false")
            .set("exceptions-reason", "Unclear")
            .set("exceptions-ids", "[a]")
            .claim(TierCase.CONFIRMED)
            .body(
                "# API pricing\n\n<!-- CG-EXCLUSION:BEGIN id=a -->\nBase price is $99/mo.\n"
                    + "<!-- CG-EXCLUSION:END id=a -->\n\n"
                    + TierCase.RECORD
                    + TierCase.ROW)
            .ending("<!-- CLARITY_GATE_END -->\nClarity Gate: CLEAR | REVIEWED_WITH_EXCEPTIONS\n")
            .parse();
    assertThat(refusal(document, promote(document)))
        .containsExactly("Every confirmed claim stands in an exclusion block.");
  }

  @Test
  void givenValueIsWrittenIntoTheClaimToo() {
    CgdDocument after =
        changed(promote(withoutValue().parse(), Map.of("claim-75fb137a", " 99 $ | month ")));
    assertThat(after.claims().getFirst().value("value")).isEqualTo("99 $ | month");
    assertThat(after.claims().getFirst().id()).isEqualTo("claim-75fb137a");
  }

  @Test
  void machineAnswersForNoSourceOfTruth() {
    CgdDocument document = confirmed().parse();
    assertThat(
            refusal(
                document,
                promote(
                    document,
                    new PromotionRequest("ChatGPT", "1.0", "", Map.of(), TierCase.CONTEXT))))
        .containsExactly(
            "\"ChatGPT\" names a tool, a model or automation (\"ChatGPT\"), which answers for"
                + " nothing. Nothing was changed; name the person or the group of people who do.");
    assertThat(
            refusal(
                document,
                promote(
                    document,
                    new PromotionRequest(
                        "Harbour board", "1.0", "Claude", Map.of(), TierCase.CONTEXT))))
        .hasSize(1);
  }

  @Test
  void whoPromotesIsTheOwnerWhereNobodyIsNamed() {
    PromotionRequest request =
        new PromotionRequest("Harbour board", "2026: final", " ", Map.of(), TierCase.CONTEXT);
    assertThat(changed(promote(confirmed().parse(), request)).text())
        .contains("  version: \"2026: final\"\n", "  promoted-by: Harbour board\n---\n");
  }

  @Test
  void ownerAndVersionAreNeeded() {
    CgdDocument document = confirmed().parse();
    PromotionRequest request = new PromotionRequest(" ", "1.0", "", Map.of(), TierCase.CONTEXT);
    assertThat(refusal(document, promote(document, request)))
        .containsExactly("A Source of Truth needs an owner and a version; name both.");
  }

  @Test
  void sourceOfTruthIsNotPromotedAgain() {
    CgdDocument document = changed(promote(confirmed().parse()));
    assertThat(refusal(document, promote(document)).get(1)).startsWith("E-PM02 [tier] ");
  }

  @Test
  void documentWithoutAnythingIsNotPromoted() {
    CgdDocument document = CgdText.valid().parse();
    assertThat(refusal(document, promote(document)).get(1)).startsWith("E-PM01 ");
  }

  @Test
  void unreadableFrontMatterIsRefusedWithItsFault() {
    CgdDocument document = CgdText.valid().set("points-passed", "[1").parse();
    assertThat(refusal(document, promote(document)))
        .hasSize(2)
        .first()
        .isEqualTo("The front matter cannot be read, so nothing was changed; mend it first.");
  }

  @Test
  void lineBreaksOfTheDocumentAreUsed() {
    CgdDocument document = TierCase.parse(confirmed().text().replace("\n", "\r\n"));
    String text = changed(promote(document)).text();
    assertThat(text.replace("\r\n", "")).doesNotContain("\n", "\r");
  }

  private static CgdText withoutValue() {
    return CgdText.valid()
        .claim(TierCase.CONFIRMED.replace("value: \"$99/mo\"\n", ""))
        .body(TierCase.BODY + TierCase.RECORD + TierCase.ROW);
  }

  private static String refusalOrText(CgdDocument document) {
    TierResult result = promote(document);
    return result instanceof TierResult.Planned planned
        ? planned.edited().document().text()
        : result.toString();
  }

  private static String hash(CgdDocument document) {
    return document.header().storedHash().orElse("");
  }
}

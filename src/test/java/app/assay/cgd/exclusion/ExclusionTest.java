package app.assay.cgd.exclusion;

import static app.assay.cgd.exclusion.ExclusionCase.BODY;
import static app.assay.cgd.exclusion.ExclusionCase.CONTEXT;
import static app.assay.cgd.exclusion.ExclusionCase.changed;
import static app.assay.cgd.exclusion.ExclusionCase.excluded;
import static app.assay.cgd.exclusion.ExclusionCase.objections;
import static app.assay.cgd.exclusion.ExclusionCase.parse;
import static app.assay.cgd.exclusion.ExclusionCase.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import app.assay.cgd.Ending;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.plan.Plan;
import app.assay.cgd.rules.FormatRules;
import app.assay.text.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExclusionTest {

  private static final String TEXT =
      """
      # Lamp room

      The lamp room has eight windows.

      The door code is 4711.

      ```
      code
      ```

      The end 🔒.
      """;

  @Test
  void onlyMarkersFieldsStatusesAndHashChange() {
    CgdDocument before = CgdText.valid().body(TEXT).parse();
    CgdDocument after = changed(exclude(before, "The door code is 4711."));
    String expected =
        before
            .text()
            .replace(
                "The door code is 4711.\n",
                "<!-- CG-EXCLUSION:BEGIN id=door -->\nThe door code is 4711.\n"
                    + "<!-- CG-EXCLUSION:END id=door -->\n")
            .replace("hitl-status: REVIEWED\n", "hitl-status: REVIEWED_WITH_EXCEPTIONS\n")
            .replace("| REVIEWED\n", "| REVIEWED_WITH_EXCEPTIONS\n")
            .replace(
                "rag-ingestable: true\n",
                "rag-ingestable: false\nexclusions-coverage: %s\nexceptions-reason: \"No SME\"\nexceptions-ids:\n  - door\n"
                    .formatted(after.computed().exclusionsCoverage().toPlainString()))
            .replace(
                before.header().storedHash().orElse(""), after.header().storedHash().orElse(""));
    assertThat(after.text()).isEqualTo(expected);
    assertThat(objections(after)).isEmpty();
  }

  @Test
  void inclusionBringsTheBytesBack() {
    CgdDocument before = CgdText.valid().body(TEXT).parse();
    CgdDocument excluded = changed(exclude(before, "The door code is 4711."));
    assertThat(changed(include(excluded, "door", true)).text()).isEqualTo(before.text());
  }

  @Test
  void linesAreTakenWholeAndLineBreaksOfTheDocumentUsed() {
    CgdDocument before = parse(CgdText.valid().body(TEXT).text().replace("\n", "\r\n"));
    CgdDocument after = changed(exclude(before, "code is"));
    assertThat(after.text())
        .contains("id=door -->\r\nThe door code is 4711.\r\n<!-- CG-EXCLUSION:END");
    assertThat(after.text().replace("\r\n", "")).doesNotContain("\n", "\r");
  }

  @Test
  void secondBlockJoinsIdsAndReason() {
    CgdDocument before = excluded().parse();
    CgdDocument after =
        changed(
            exclusion()
                .plan(before, request(before, "The lamp room has", "lamp", "Never counted")));
    assertThat(after.text())
        .contains("exceptions-ids: [door, lamp]\n")
        .contains("exceptions-reason: \"Nobody knows; Never counted\"\n");
    assertThat(objections(after)).isEmpty();
  }

  @Test
  void pendingClaimOfTheLinesGoesWithItsRow() {
    CgdDocument before = CgdText.pending("B").parse();
    Plan plan = exclude(before, "Base price is $99/mo.");
    assertThat(plan)
        .isInstanceOfSatisfying(
            Plan.Ready.class,
            ready ->
                assertThat(ready.notes())
                    .containsExactly(
                        "Taken out of hitl-claims, because claims in a block are ignored:"
                            + " claim-75fb137a."));
    CgdDocument after = changed(plan);
    assertThat(after.claims()).isEmpty();
    assertThat(after.header().pendingCount()).hasValue(0);
    assertThat(after.text()).doesNotContain("| 1 | Base price");
    assertThat(objections(after)).isEmpty();
  }

  @Test
  void pendingClaimElsewhereIsSaid() {
    CgdDocument before = CgdText.pending("B").parse();
    assertThat(refusal(exclude(before, "# API pricing")))
        .isEqualTo("A claim outside these lines is still pending; confirm it or exclude it too.");
  }

  @Test
  void unclearDocumentIsRefused() {
    CgdDocument before =
        CgdText.valid()
            .set("clarity-status", "UNCLEAR")
            .set("hitl-status", "PENDING")
            .ending(Ending.MARKER + "\nClarity Gate: UNCLEAR | PENDING\n")
            .parse();
    assertThat(refusal(exclude(before, "eight")))
        .startsWith("Only a CLEAR document can have exclusions")
        .endsWith("is UNCLEAR.");
  }

  @Test
  void countWithoutClaimsIsNotOverwritten() {
    CgdDocument before =
        CgdText.valid()
            .set("hitl-status", "PENDING")
            .set("hitl-pending-count", "2")
            .ending(Ending.MARKER + "\nClarity Gate: CLEAR | PENDING\n")
            .parse();
    assertThat(refusal(exclude(before, "eight"))).contains("would not be valid afterwards");
  }

  @ParameterizedTest
  @ValueSource(strings = {"code\n```", "```\ncode", "windows.\n\nThe door code is 4711.\n\n```"})
  void halfOfAFenceIsRefused(String lines) {
    CgdDocument before = CgdText.valid().body(TEXT).parse();
    assertThat(refusal(exclude(before, lines))).startsWith("The lines cut through fenced code");
  }

  @Test
  void linesOutsideTheBodyAreRefused() {
    CgdDocument before = CgdText.valid().body(TEXT).parse();
    assertThat(refusal(exclude(before, "points-passed")))
        .isEqualTo("Only lines of the body can be excluded.");
    assertThat(refusal(exclude(before, "Clarity Gate: CLEAR")))
        .isEqualTo("Only lines of the body can be excluded.");
  }

  @Test
  void blocksDoNotNest() {
    assertThat(refusal(exclude(excluded().parse(), "4711", "inner")))
        .isEqualTo("The lines touch an exclusion block, and blocks do not nest.");
  }

  @Test
  void idIsFreshAndWellFormed() {
    assertThat(refusal(exclude(excluded().parse(), "eight", "door")))
        .isEqualTo("There is a block door already.");
    assertThat(refusal(exclude(excluded().parse(), "eight", "a --> b")))
        .startsWith("The id must be letters");
  }

  @Test
  void idsAreBroughtInStepWithTheBody() {
    CgdDocument before = excluded("[old, door]", BODY).parse();
    assertThat(changed(exclude(before, "eight", "lamp")).text())
        .contains("exceptions-ids: [door, lamp]\n");
  }

  @Test
  void lastBlockIsIncludedOnlyWhereItWasReviewed() {
    assertThat(refusal(include(excluded().parse(), "door", false)))
        .startsWith("Without its last exclusion block the document is REVIEWED");
    CgdDocument after = changed(include(excluded().parse(), "door", true));
    assertThat(after.text())
        .contains("The door code is 4711.\n", "rag-ingestable: true\n", "CLEAR | REVIEWED\n")
        .doesNotContain("exceptions-", "exclusions-coverage", "CG-EXCLUSION");
    assertThat(objections(after)).isEmpty();
  }

  @Test
  void oneOfTwoBlocksLeavesTheOther() {
    CgdDocument two = changed(exclude(excluded().parse(), "eight", "lamp"));
    CgdDocument after = changed(include(two, "door", false));
    assertThat(after.text())
        .contains("exceptions-ids: [lamp]\n", "REVIEWED_WITH_EXCEPTIONS", "id=lamp")
        .doesNotContain("id=door");
    assertThat(objections(after)).isEmpty();
  }

  @Test
  void unknownBlockIsRefused() {
    assertThat(refusal(include(excluded().parse(), "roof", true)))
        .isEqualTo("There is no exclusion block roof.");
  }

  @Test
  void brokenMarkersAreRefusedByBoth() {
    CgdDocument broken = parse(excluded().text().replace("END id=door", "END id=roof"));
    assertThat(refusal(include(broken, "door", true))).startsWith("The exclusion markers do not");
    assertThat(refusal(exclude(broken, "eight", "x"))).startsWith("The exclusion markers do not");
  }

  private static Exclusion exclusion() {
    return new Exclusion(DocumentEditor.standard(), FormatRules.validator());
  }

  private static Plan exclude(CgdDocument document, String words) {
    return exclude(document, words, "door");
  }

  private static Plan exclude(CgdDocument document, String words, String id) {
    return exclusion().plan(document, request(document, words, id, "No SME"));
  }

  private static ExclusionRequest request(
      CgdDocument document, String words, String id, String reason) {
    int at = document.text().indexOf(words);
    return new ExclusionRequest(new Span(at, at + words.length()), id, reason, CONTEXT);
  }

  private static Plan include(CgdDocument document, String id, boolean reviewed) {
    return new Inclusion(DocumentEditor.standard(), FormatRules.validator())
        .plan(document, id, reviewed, CONTEXT);
  }
}

package app.assay.cgd.migration;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.Ending;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.cgd.hash.Recipe;
import app.assay.cgd.rules.FormatRules;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MigrationTest {

  static final CheckContext CONTEXT = CheckContext.at(Instant.parse("2026-06-15T12:00:00Z"));

  private static final String FIRST =
      """
      ---
      clarity-gate-version: 1.6   # the skill
      verified-date: "2026-01-09"
      verified-by: Ida Berg
      hitl-status: CONFIRMED
      points-passed: 1,2,3,4,5,6,7,8,9
      ---

      # Project status

      The project *(as of 2026-01-09)* has *(estimated)* 500 users.

      ---

      ## Clarity Gate Verification

      **HITL Status:** CONFIRMED by Ida Berg
      """;

  private static final String CONFIRMATIONS =
      """

      ### HITL Confirmations

      | Claim | Confirmed By | Date |
      |-------|--------------|------|
      | The project has 500 users | Ida Berg | 2026-01-09 |
      | [claim requiring human verification] | [Name] | [Date] |
      """;

  @Test
  void onlyVersionAndHashOfACurrentShapeChange() {
    CgdDocument before = CgdText.valid().set("clarity-gate-version", "2.0").parse();
    CgdDocument after = changed(before);
    assertThat(after.text())
        .isEqualTo(
            before
                .text()
                .replace("clarity-gate-version: 2.0", "clarity-gate-version: 2.1")
                .replace(
                    before.header().storedHash().orElse(""),
                    after.header().storedHash().orElse("")));
    assertThat(errors(after)).isEmpty();
  }

  @Test
  void firstFormatBecomesAValidDocument() {
    CgdDocument after = changed(parse(FIRST));
    assertThat(after.text())
        .isEqualTo(
            FIRST
                    .replace("version: 1.6   #", "version: 2.1   #")
                    .replace("verified-date", "processed-date")
                    .replace("verified-by", "processed-by")
                    .replace(
                        "hitl-status: CONFIRMED\n",
                        "clarity-status: CLEAR\nhitl-status: REVIEWED\nhitl-pending-count: 0\n")
                    .replace(
                        "points-passed: 1,2,3,4,5,6,7,8,9\n",
                        "points-passed: 1-9\ndocument-sha256: "
                            + after.header().storedHash().orElse("")
                            + "\nrag-ingestable: true\n")
                + "\n<!-- CLARITY_GATE_END -->\nClarity Gate: CLEAR | REVIEWED\n");
    assertThat(errors(after)).isEmpty();
  }

  @Test
  void stepsAndNotesSayWhatHappened() {
    MigrationResult.Planned planned = (MigrationResult.Planned) migrate(parse(FIRST));
    assertThat(planned.from()).isEqualTo("1.6");
    assertThat(planned.steps())
        .containsExactly(
            "clarity-gate-version 1.6 -> 2.1",
            "verified-date is called processed-date",
            "verified-by is called processed-by",
            "end marker added",
            "points-passed is 1-9",
            "hitl-status CONFIRMED -> REVIEWED",
            "clarity-status CLEAR added",
            "hitl-pending-count is 0",
            "computed fields and document-sha256 written anew");
    assertThat(planned.notes())
        .containsExactly(
            "CONFIRMED is taken over as the word of Ida Berg; format 1.0 kept no hash, so nothing"
                + " shows that this is the text that was confirmed.");
  }

  @Test
  void confirmationsBecomeClaimsWithARecord() {
    MigrationResult result = migrate(parse(FIRST + CONFIRMATIONS));
    CgdDocument after = changed(result);
    assertThat(after.claims())
        .singleElement()
        .satisfies(
            claim -> {
              assertThat(claim.text()).isEqualTo("The project has 500 users");
              assertThat(claim.confirmedBy()).contains("Ida Berg");
              assertThat(claim.confirmedDate()).contains("2026-01-09");
              assertThat(claim.source()).isEqualTo(OldConfirmations.SOURCE);
              assertThat(claim.id()).matches("claim-[0-9a-f]{8}");
            });
    assertThat(after.body().record()).isPresent();
    assertThat(errors(after)).isEmpty();
    assertThat(((MigrationResult.Planned) result).notes())
        .contains(
            "1 of 'HITL Confirmations' not taken over: each needs a claim, a person and a day.");
  }

  @Test
  void statusLineWithoutMarkerGetsItsMarker() {
    String text =
        CgdText.valid()
            .set("clarity-gate-version", "1.1")
            .set("document-sha256", "PENDING")
            .ending("---\nClarity Gate: CLEAR | REVIEWED\n")
            .text();
    assertThat(changed(parse(text)).text())
        .endsWith("\n---\n" + Ending.MARKER + "\nClarity Gate: CLEAR | REVIEWED\n");
  }

  @Test
  void unsignedClaimMakesTheDocumentPending() {
    CgdDocument before =
        CgdText.pending("B")
            .set("clarity-gate-version", "2.0")
            .set("hitl-status", "REVIEWED")
            .set("hitl-pending-count", "0")
            .ending(Ending.MARKER + "\nClarity Gate: CLEAR | REVIEWED\n")
            .parse();
    MigrationResult result = migrate(before);
    assertThat(((MigrationResult.Planned) result).notes())
        .containsExactly(
            "1 claim has no confirmed-by, so it is pending in 2.1 and the document with it.");
    CgdDocument after = changed(result);
    assertThat(after.text())
        .contains("hitl-status: PENDING\n", "hitl-pending-count: 1\n", "CLEAR | PENDING\n");
    assertThat(errors(after)).isEmpty();
  }

  @Test
  void missingRecordIsWritten() {
    CgdDocument before =
        CgdText.pending("B")
            .set("clarity-gate-version", "2.0")
            .body("# API pricing\n\nBase price is $99/mo.\n")
            .parse();
    CgdDocument after = changed(before);
    assertThat(after.text()).contains("## HITL Verification Record\n", "| Base price is $99/mo |");
    assertThat(errors(after)).isEmpty();
  }

  @Test
  void statusOfAClaimGoesWhereItsFieldsSayTheSame() {
    CgdText text = CgdText.pending("B").set("clarity-gate-version", "2.0");
    String pending = text.text().replace("round: B\n", "round: B\n    status: pending\n");
    assertThat(changed(stamped(pending)).text()).doesNotContain("status: pending");
    String confirmed = text.text().replace("round: B\n", "round: B\n    status: confirmed\n");
    MigrationResult result = migrate(stamped(confirmed));
    assertThat(((MigrationResult.Planned) result).notes())
        .contains(
            "claim-75fb137a says status 'confirmed', but is PENDING by its fields, which count.");
  }

  @Test
  void migratedDocumentIsCurrent() {
    assertThat(migrate(changed(parse(FIRST)))).isEqualTo(new MigrationResult.Current("2.1"));
  }

  @Test
  void editsLeadFromOneTextToTheOther() {
    CgdDocument before = parse((FIRST + CONFIRMATIONS).replace("\n", "\r\n"));
    MigrationResult.Planned planned = (MigrationResult.Planned) migrate(before);
    String after = planned.edited().document().text();
    assertThat(TextEdit.apply(before.text(), planned.edited().edits())).isEqualTo(after);
    assertThat(after.replace("\r\n", "")).doesNotContain("\n", "\r");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2.2", "2.10", "3.0", "99999999"})
  void newerVersionIsLeftAlone(String version) {
    CgdDocument before = CgdText.valid().set("clarity-gate-version", version).parse();
    assertThat(migrate(before))
        .isInstanceOfSatisfying(
            MigrationResult.Newer.class,
            newer -> {
              assertThat(newer.version()).isEqualTo(version);
              assertThat(newer.findings()).hasSize(version.startsWith("2.") ? 0 : 1);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "clarity-gate-version: 1.6   # the skill; x: y; There is no clarity-gate-version",
        "version: 1.6; version: one; clarity-gate-version 'one' is no version.",
        "verified-by: Ida Berg; verified-by: Claude; hitl-status is CONFIRMED, but 'Claude' is no",
        "verified-by: Ida Berg; x: y; hitl-status is CONFIRMED, but nobody is no person",
        "CONFIRMED; PARTIAL; The document is pending, but no claim says what for",
        "hitl-status: CONFIRMED; hitl-status: FINE; hitl-status says 'FINE'",
        "hitl-status: CONFIRMED; x: y; There is no hitl-status",
        "6,7,8,9; 6,7,8; Not all nine points passed",
        "verified-by: Ida Berg; verified-by: Ida Berg\\nprocessed-by: Bo; Both verified-by and",
        "# Project status; ```; A code fence is left open",
      })
  void whatCannotBeMigratedIsSaid(String found, String replaced, String message) {
    assertThat(refusal(parse(FIRST.replace(found, replaced.replace("\\n", "\n")))))
        .startsWith(message);
  }

  @Test
  void reviewOfAnotherTextIsNotTakenOver() {
    String changedText =
        CgdText.valid()
            .set("clarity-gate-version", "2.0")
            .text()
            .replace("eight windows", "nine windows");
    assertThat(refusal(parse(changedText)))
        .startsWith("The stored hash does not belong to this text; look whether");
  }

  @Test
  void hashOfAnEarlierGenerationStillBindsTheReview() {
    String text = CgdText.valid().set("clarity-gate-version", "2.0").text();
    String stored = parse(text).header().storedHash().orElseThrow();
    HashResult earlier = DocumentHash.compute(SourceText.of(text), Recipe.A);
    CgdDocument before = parse(text.replace(stored, ((HashResult.Computed) earlier).sha256()));
    assertThat(errors(changed(before))).isEmpty();
  }

  @Test
  void reviewWithoutAHashIsSaid() {
    String text =
        CgdText.valid().set("clarity-gate-version", "2.0").set("document-sha256", "PENDING").text();
    assertThat(((MigrationResult.Planned) migrate(parse(text))).notes())
        .containsExactly(
            "There was no hash, so nothing shows that this is the text that was reviewed.");
  }

  @Test
  void lostClaimsAreNotForgotten() {
    CgdDocument before =
        CgdText.valid()
            .set("clarity-gate-version", "2.0")
            .set("hitl-status", "PENDING")
            .set("hitl-pending-count", "3")
            .ending(Ending.MARKER + "\nClarity Gate: CLEAR | PENDING\n")
            .parse();
    assertThat(refusal(before))
        .isEqualTo("The document says that claims are pending, but lists none.");
  }

  @Test
  void documentWithoutFrontMatterIsRefused() {
    assertThat(refusal(parse("# Topic -- Source of Truth\n")))
        .startsWith("The front matter cannot");
  }

  static MigrationResult migrate(CgdDocument document) {
    return new Migration(CgdParser.standard(), DocumentEditor.standard(), FormatRules.validator())
        .plan(document, CONTEXT);
  }

  static CgdDocument parse(String text) {
    return CgdParser.standard().parse(SourceText.of(text));
  }

  /// A document whose hash is no claim about its text.
  private static CgdDocument stamped(String text) {
    return parse(text.replaceFirst("document-sha256: [0-9a-f]{64}", "document-sha256: PENDING"));
  }

  private static CgdDocument changed(CgdDocument document) {
    return changed(migrate(document));
  }

  private static CgdDocument changed(MigrationResult result) {
    if (result instanceof MigrationResult.Planned planned) {
      return planned.edited().document();
    }
    throw new AssertionError("not planned: " + result);
  }

  private static String refusal(CgdDocument document) {
    MigrationResult result = migrate(document);
    if (result instanceof MigrationResult.Refused refused) {
      return refused.message();
    }
    throw new AssertionError("not refused: " + result);
  }

  private static List<String> errors(CgdDocument document) {
    return FormatRules.validator().evaluate(document, CONTEXT).findings().stream()
        .filter(f -> f.severity().isError() || f.rule().id().equals("W-HS01"))
        .map(f -> f.rule().id() + " " + f.message())
        .toList();
  }
}

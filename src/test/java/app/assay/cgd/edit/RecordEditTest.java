package app.assay.cgd.edit;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import app.assay.cgd.Ending;
import app.assay.cgd.HitlRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordEditTest {

  private static final String A = "### Round A: Derived Data Confirmation\n";
  private static final String B = "### Round B: True HITL Verification\n";
  private static final String RECORD = "## HITL Verification Record\n\n";
  private static final String HEAD =
      "| # | Claim | Status | Verified By | Date |\n|---|-------|--------|-------------|------|\n";

  private final CgdText text = CgdText.valid();
  private final List<RecordLine> lines = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  private void claim(String id, String words, String round, boolean confirmed) {
    text.claim(
        "id: %s\ntext: \"%s\"\nsource: \"log book\"\nround: %s".formatted(id, words, round)
            + (confirmed ? "\nconfirmed-by: Maria\nconfirmed-date: 2026-07-01" : ""));
    if (confirmed) {
      lines.add(RecordLine.of(lines.size()));
    }
  }

  /// The body after the record of the confirmed claims was brought in step.
  private String after(String body) {
    CgdDocument document = text.body(body).parse();
    RecordPlan plan = RecordEdit.plan(document, lines);
    assertThat(plan).isInstanceOf(RecordPlan.Planned.class);
    RecordPlan.Planned planned = (RecordPlan.Planned) plan;
    notes.addAll(planned.notes());
    CgdDocument changed =
        EditCase.edited(document, planned.changes().toArray(Change[]::new)).document();
    RecordPlan again = RecordEdit.plan(changed, lines);
    assertThat(again).isEqualTo(new RecordPlan.Planned(List.of(), List.of()));
    String all = changed.text();
    int start = all.indexOf("\n---\n\n") + 6;
    return all.substring(start, all.indexOf("\n" + Ending.MARKER));
  }

  @Test
  void writesAMissingRecordBeforeTheEndMarker() {
    claim("claim-1", "The lamp is lit", "A", true);
    claim("claim-2", "Oil | water", "B", true);
    claim("claim-3", "Fog horn works", "B", false);
    assertThat(after("# Lamp\n\nText.\n"))
        .isEqualTo(
            "# Lamp\n\nText.\n\n"
                + RECORD
                + A
                + "- The lamp is lit (log book) ✓\n\n"
                + B
                + HEAD
                + "| 1 | Oil \\| water | ✓ Confirmed | Maria | 2026-07-01 |\n"
                + "| 2 | Fog horn works | Pending |  |  |\n");
    assertThat(notes).isEmpty();
  }

  @Test
  void writesARuleBeforeItWhereTheDocumentHasThem() {
    claim("claim-1", "The lamp is lit", "A", true);
    String body = "# Lamp\n\n---\n\n## One\n\nx\n\n---\n\n## Two\n\ny\n";
    assertThat(after(body))
        .isEqualTo(body + "\n---\n\n" + RECORD + A + "- The lamp is lit (log book) ✓\n");
  }

  @Test
  void oneRuleIsEnough() {
    claim("claim-1", "The lamp is lit", "A", true);
    String body = "# Lamp\n\n---\n\n## One\n\nx\n\n---\n";
    assertThat(after(body))
        .isEqualTo(body + "\n" + RECORD + A + "- The lamp is lit (log book) ✓\n");
  }

  @Test
  void emptyLineSeparatesTheRecordFromTextThatTouchesTheMarker() {
    claim("claim-1", "The lamp is lit", "A", true);
    CgdDocument document =
        EditCase.parse(text.body("x").text().replace("x\n" + Ending.MARKER, "x\n" + Ending.MARKER));
    RecordPlan.Planned plan = (RecordPlan.Planned) RecordEdit.plan(document, lines);
    assertThat(EditCase.edited(document, plan.changes().toArray(Change[]::new)).document().text())
        .contains("\nx\n\n" + RECORD + A + "- The lamp is lit (log book) ✓\n\n" + Ending.MARKER);
  }

  @Test
  void fillsTheRowThatNamesTheClaimAndNoOtherCell() {
    claim("claim-1", "The lamp is lit.", "B", true);
    claim("claim-2", "Oil is dry", "B", false);
    assertThat(
            after(
                RECORD
                    + B
                    + HEAD
                    + "| 1 | Oil is dry | PENDING |  |  |\n"
                    + "| 2 |  **The lamp is `lit`** | PENDING |  |  |  \n"))
        .isEqualTo(
            RECORD
                + B
                + HEAD
                + "| 1 | Oil is dry | PENDING |  |  |\n"
                + "| 2 |  **The lamp is `lit`** | ✓ Confirmed | Maria | 2026-07-01 |  \n");
  }

  @Test
  void findsTheRowByIdAndByPlace() {
    claim("claim-1", "The lamp is lit.", "B", true);
    claim("claim-2", "Oil is dry", "B", true);
    assertThat(
            after(
                RECORD
                    + B
                    + HEAD
                    + "| 1 | Lamp works | Awaiting Confirmation | | |\n"
                    + "| 2 | see claim-2. | Awaiting | — | — |\n"))
        .isEqualTo(
            RECORD
                + B
                + HEAD
                + "| 1 | Lamp works | ✓ Confirmed | Maria | 2026-07-01 |\n"
                + "| 2 | see claim-2. | ✓ Confirmed | Maria | 2026-07-01 |\n");
    assertThat(notes).isEmpty();
  }

  @Test
  void anIdIsNotFoundInsideALongerOne() {
    claim("claim-1", "The lamp is lit.", "B", true);
    claim("claim-11", "Oil is dry", "B", false);
    assertThat(after(RECORD + B + HEAD + "| 1 | claim-11 | PENDING |  |  |\n"))
        .isEqualTo(
            RECORD
                + B
                + HEAD
                + "| 1 | claim-11 | PENDING |  |  |\n"
                + "| 2 | The lamp is lit. | ✓ Confirmed | Maria | 2026-07-01 |\n");
    assertThat(notes)
        .containsExactly("claim-1 had no line of its own in the record of Round B; one was added.");
  }

  @Test
  void columnsAreFoundByTheirNames() {
    claim("claim-1", "Solo metodi pubblici", "B", true);
    String table =
        "| Data | Claim ID | Testo | Risoluzione | Confermato Da |\n|:--|---|---|---|---|\n"
            + "| 2026-06-25 | claim-0 | altro | CONFERMATA | Anna |\n";
    assertThat(after(RECORD + B + table + "|  | claim-1 | x | aperta |  |\n"))
        .isEqualTo(RECORD + B + table + "| 2026-07-01 | claim-1 | x | CONFERMATA | Maria |\n");
  }

  @Test
  void aTablesOwnWordForConfirmedIsUsed() {
    claim("claim-1", "Lit", "B", true);
    assertThat(after(RECORD + B + HEAD + "| 7 | Other | REVIEWED | N | 2026-01-01 |\n"))
        .endsWith("| 8 | Lit | REVIEWED | Maria | 2026-07-01 |\n");
  }

  @Test
  void paddedColumnsKeepTheirWidth() {
    claim("claim-1", "Lit", "B", true);
    String head = "| Claim | Status          | Verified By | Date       |\n|---|---|---|---|\n";
    assertThat(
            after(RECORD + B + head + "| Lit   | PENDING         |             |            |\n"))
        .isEqualTo(RECORD + B + head + "| Lit   | ✓ Confirmed     | Maria       | 2026-07-01 |\n");
  }

  @Test
  void rowsWithoutEnoughCellsOrPipesAreCompleted() {
    claim("claim-1", "Lit", "B", true);
    claim("claim-2", "Dry", "B", true);
    assertThat(after(RECORD + B + HEAD + "| 1 | Lit |\n| 2 | Dry | PENDING\n"))
        .isEqualTo(
            RECORD
                + B
                + HEAD
                + "| 1 | Lit | ✓ Confirmed | Maria | 2026-07-01 |\n"
                + "| 2 | Dry | ✓ Confirmed | Maria | 2026-07-01\n");
  }

  @Test
  void marksBullets() {
    claim("claim-1", "The lamp is lit.", "A", true);
    claim("claim-2", "Oil is dry", "A", true);
    claim("claim-3", "Horn works", "A", true);
    assertThat(
            after(
                RECORD + A + "* The lamp is lit (log book)  \n* Claim claim-2 ✓\n* Horn is fine\n"))
        .isEqualTo(
            RECORD + A + "* The lamp is lit (log book) ✓  \n* Claim claim-2 ✓\n* Horn is fine ✓\n");
  }

  @Test
  void addsBulletsAfterTheLastOneWithItsMark() {
    claim("claim-1", "Lit", "A", true);
    assertThat(
            after(
                RECORD
                    + A
                    + "  * Other thing\n    goes on\n  * And more\n    here\n\n"
                    + B
                    + "x\n"))
        .isEqualTo(
            RECORD
                + A
                + "  * Other thing\n    goes on\n  * And more\n    here\n"
                + "  * Lit (log book) ✓\n\n"
                + B
                + "x\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"- None.", "- none", "* N/A", "- Nessuno."})
  void aLineThatSaysNoneGivesWay(String none) {
    claim("claim-1", "Lit", "A", true);
    claim("claim-2", "Dry", "B", true);
    assertThat(after(RECORD + A + none + "\n\n" + B + none + "\n"))
        .isEqualTo(
            RECORD
                + A
                + "- Lit (log book) ✓\n\n"
                + B
                + HEAD
                + "| 1 | Dry | ✓ Confirmed | Maria | 2026-07-01 |\n");
  }

  @Test
  void linesOfPeopleStay() {
    claim("claim-1", "Lit", "A", true);
    claim("claim-2", "Dry", "B", true);
    assertThat(
            after(RECORD + A + "1. Nothing here.\n\n" + B + "*Nessun claim.*\n\n---\n\n## Next\n"))
        .isEqualTo(
            RECORD
                + A
                + "1. Nothing here.\n\n- Lit (log book) ✓\n\n"
                + B
                + "*Nessun claim.*\n\n"
                + HEAD
                + "| 1 | Dry | ✓ Confirmed | Maria | 2026-07-01 |\n\n---\n\n## Next\n");
  }

  @Test
  void missingRoundsAreAddedInTheirOrder() {
    claim("claim-1", "Lit", "A", true);
    claim("claim-2", "Dry", "B", true);
    String row = "| 1 | Dry | ✓ Confirmed | Maria | 2026-07-01 |\n";
    assertThat(after(RECORD + B + HEAD + row))
        .isEqualTo(RECORD + A + "- Lit (log book) ✓\n\n" + B + HEAD + row);
    assertThat(after(RECORD + "Intro.\n"))
        .isEqualTo(RECORD + "Intro.\n\n" + A + "- Lit (log book) ✓\n\n" + B + HEAD + row);
  }

  @Test
  void aClaimListedUnderTheOtherRoundIsUpdatedThere() {
    claim("claim-1", "Lit", "A", true);
    assertThat(after(RECORD + A + "\n" + B + HEAD + "| 1 | Lit | PENDING |  |  |\n"))
        .isEqualTo(
            RECORD + A + "\n" + B + HEAD + "| 1 | Lit | ✓ Confirmed | Maria | 2026-07-01 |\n");
  }

  @Test
  void claimsCannotBreakTheBody() {
    claim("claim-1", "x <!-- CG-EXCLUSION:BEGIN id=a -->", "B", true);
    assertThat(after("x\n")).contains("| 1 | x &lt;!-- CG-EXCLUSION:BEGIN id=a --> |");
  }

  @Test
  void statusOfAPendingClaimIsWrittenOnlyWhenGiven() {
    claim("claim-1", "Lit", "B", false);
    CgdDocument document = text.body(RECORD + B + HEAD + "| 1 | Lit | Open |  |  |\n").parse();
    assertThat(RecordEdit.plan(document, List.of(RecordLine.of(0))))
        .isEqualTo(new RecordPlan.Planned(List.of(), List.of()));
    RecordPlan.Planned plan =
        (RecordPlan.Planned) RecordEdit.plan(document, List.of(RecordLine.of(0, "Estimated")));
    assertThat(EditCase.edited(document, plan.changes().toArray(Change[]::new)).document().text())
        .contains("| 1 | Lit | Estimated |  |  |\n");
  }

  @Test
  void windowsLineEndingsStay() {
    claim("claim-1", "Lit", "A", true);
    CgdDocument document = EditCase.parse(text.body("x\n").text().replace("\n", "\r\n"));
    RecordPlan.Planned plan = (RecordPlan.Planned) RecordEdit.plan(document, lines);
    String changed =
        EditCase.edited(document, plan.changes().toArray(Change[]::new)).document().text();
    assertThat(changed.replace("\r\n", "")).doesNotContain("\n").doesNotContain("\r");
  }

  @Test
  void refusesWhereTheRecordWouldBeLost() {
    claim("claim-1", "Lit", "A", true);
    assertThat(RecordEdit.plan(text.body("x\n").ending("").parse(), lines))
        .isEqualTo(
            new RecordPlan.Blocked("There is no end marker before which the record could stand."));
    CgdText open = text.body("<!-- CG-EXCLUSION:BEGIN id=a -->\nx\n");
    assertThat(RecordEdit.plan(open.ending(Ending.MARKER).parse(), lines))
        .isEqualTo(
            new RecordPlan.Blocked("An exclusion is left open, so the record would be in it."));
    assertThat(RecordEdit.plan(text.body("x").ending(" " + Ending.MARKER).parse(), lines))
        .isEqualTo(new RecordPlan.Blocked("The end marker must stand at the start of its line."));
    assertThat(RecordEdit.plan(text.parse(), List.of(RecordLine.of(4))))
        .isEqualTo(new RecordPlan.Blocked("There is no claim 5."));
  }

  @Test
  void recordOfManyClaimsHasALineForEach() {
    IntStream.range(0, 60)
        .forEach(i -> claim("claim-" + i, "Text " + i, i % 2 == 0 ? "A" : "B", true));
    CgdDocument document = text.body("x\n").parse();
    RecordPlan.Planned plan = (RecordPlan.Planned) RecordEdit.plan(document, lines);
    HitlRecord record =
        EditCase.edited(document, plan.changes().toArray(Change[]::new))
            .document()
            .body()
            .record()
            .orElseThrow();
    assertThat(record.roundA().orElseThrow().bullets()).hasSize(30);
    assertThat(record.roundB().orElseThrow().table().orElseThrow().rows()).hasSize(30);
  }

  @Test
  void lineOfAClaimThatGoesGoesToo() {
    claim("claim-1", "The lamp is lit", "A", true);
    claim("claim-2", "The horn works", "A", true);
    claim("claim-3", "Oil is full", "B", true);
    String bullets = "- The lamp is lit (log book) ✓\n  more\n- The horn works (log book) ✓\n\n";
    String rows = HEAD + "| 1 | Oil is full | ✓ Confirmed | Maria | 2026-07-01 |\n";
    CgdDocument document = text.body(RECORD + A + bullets + B + rows).parse();
    List<Change> changes =
        new ArrayList<>(List.of(new Change.RemoveClaim(0), new Change.RemoveClaim(2)));
    if (RecordEdit.without(document, Set.of(0, 2)) instanceof RecordPlan.Planned plan) {
      changes.addAll(plan.changes());
    }
    CgdDocument after = EditCase.edited(document, changes.toArray(Change[]::new)).document();
    assertThat(after.claims()).singleElement().matches(claim -> claim.id().equals("claim-2"));
    assertThat(after.body().span().in(after.text()))
        .contains(A + "- The horn works (log book) ✓\n\n" + B + HEAD + "\n");
  }

  @Test
  void bulletNamesTheSourceThatWasFound() {
    claim("claim-1", "The lamp is lit", "A", true);
    lines.set(0, RecordLine.of(0).insteadOf("ask the keeper"));
    assertThat(after(RECORD + A + "- The lamp is lit (ask the keeper)\n"))
        .contains("- The lamp is lit (log book) ✓\n");
  }

  @Test
  void otherWordsInParenthesesStay() {
    claim("claim-1", "The lamp is lit", "A", true);
    lines.set(0, RecordLine.of(0).insteadOf("ask the keeper"));
    assertThat(after(RECORD + A + "- The lamp is lit (keeper)\n"))
        .contains("- The lamp is lit (keeper) ✓\n");
  }

  @Test
  void sourceColumnFollowsToo() {
    claim("claim-1", "The lamp is lit", "B", true);
    lines.set(0, RecordLine.of(0).insteadOf("ask | keeper"));
    String head = "| Claim | Source | Status |\n|---|---|---|\n";
    assertThat(after(RECORD + B + head + "| The lamp is lit | ask \\| keeper | Pending |\n"))
        .contains("| The lamp is lit | log book");
  }
}

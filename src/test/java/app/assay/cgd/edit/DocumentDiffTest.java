package app.assay.cgd.edit;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.HitlStatus;
import app.assay.text.DiffLine;
import java.util.List;
import org.junit.jupiter.api.Test;

class DocumentDiffTest {

  @Test
  void hunksSayInWhichPartTheyLie() {
    CgdDocument before = CgdText.pending("B").parse();
    EditResult.Edited claim =
        EditCase.edited(
            before,
            EditCase.claim(0, "confirmed-by", "Maria"),
            new Change.SetClaimField(0, "confirmed-date", Value.word("2026-07-01")),
            new Change.SetField("hitl-status", Value.word("REVIEWED")),
            new Change.SetStatusLine(ClarityStatus.CLEAR, HitlStatus.REVIEWED));
    RecordPlan.Planned plan =
        (RecordPlan.Planned) RecordEdit.plan(claim.document(), List.of(RecordLine.of(0)));
    CgdDocument after =
        EditCase.edited(claim.document(), plan.changes().toArray(Change[]::new)).document();
    List<DocumentDiff.PartHunk> hunks = DocumentDiff.of(before, after, 0);
    assertThat(hunks)
        .extracting(DocumentDiff.PartHunk::part)
        .containsExactly(
            DocumentDiff.Part.FRONT_MATTER,
            DocumentDiff.Part.CLAIMS,
            DocumentDiff.Part.ROUND_B,
            DocumentDiff.Part.STATUS_LINE);
    assertThat(hunks.get(2).hunk().lines())
        .extracting(DiffLine::text)
        .containsExactly(
            "| 1 | Base price is $99/mo | Pending |  |  |",
            "| 1 | Base price is $99/mo | ✓ Confirmed | Maria | 2026-07-01 |");
  }

  @Test
  void aNewRecordLiesInTheRecord() {
    CgdDocument before =
        CgdText.valid().claim("id: claim-1\ntext: Lit\nround: A").body("x\n").parse();
    RecordPlan.Planned plan =
        (RecordPlan.Planned) RecordEdit.plan(before, List.of(RecordLine.of(0)));
    CgdDocument after = EditCase.edited(before, plan.changes().toArray(Change[]::new)).document();
    assertThat(DocumentDiff.of(before, after, 2))
        .extracting(DocumentDiff.PartHunk::part)
        .containsExactly(DocumentDiff.Part.RECORD);
  }
}

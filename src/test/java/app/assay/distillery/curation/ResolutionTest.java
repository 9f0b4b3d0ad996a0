package app.assay.distillery.curation;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.vault.QueueRow;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ResolutionTest {

  @Test
  void aDecisionNeedsAReason() {
    assertThat(Resolution.of(Lamps.conflict(), Choice.KEEP_NEW, "  ").flaw())
        .hasValue("Say why; a decision without a reason is not kept.");
  }

  @Test
  void skippingNeedsNoReason() {
    assertThat(Resolution.of(Lamps.conflict(), Choice.SKIP, "").flaw()).isEmpty();
  }

  @Test
  void rowsThatNameAnArchivedEntryAreTouched() {
    assertThat(Resolution.of(Lamps.conflict(), Choice.KEEP_NEW, "Newer.").touched())
        .extracting(QueueRow::id)
        .containsExactly("cq-2");
    assertThat(Resolution.of(Lamps.conflict(), Choice.KEEP_EXISTING, "Older.").touched()).isEmpty();
  }

  @Test
  void oneEntryCannotReplaceNothing() {
    Conflict alone =
        new Conflict(
            Lamps.row("cq-1", "new", "null"), Lamps.entry("new"), Optional.empty(), List.of());
    assertThat(Resolution.of(alone, Choice.KEEP_EXISTING, "Why.").flaw())
        .hasValueSatisfying(why -> assertThat(why).contains("names only 'new'"));
    assertThat(Resolution.of(alone, Choice.ARCHIVE_BOTH, "Why.").flaw()).isEmpty();
  }

  @Test
  void anArchivedEntryIsNoReasonToArchiveTheOther() {
    Conflict past =
        new Conflict(
            Lamps.row("cq-1", "new", "old"),
            Lamps.entry("new"),
            Optional.of(Lamps.archived("old")),
            List.of());
    assertThat(Resolution.of(past, Choice.KEEP_EXISTING, "Why.").flaw())
        .hasValueSatisfying(why -> assertThat(why).contains("would keep 'old'", "No longer lit"));
    assertThat(past.moot()).hasValue("'old' is archived already.");
  }

  @Test
  void aRewriteNeedsItsText() {
    assertThat(Resolution.of(Lamps.conflict(), Choice.MERGE, "Both say it.").flaw())
        .hasValue("'merge' needs the new text of one of the two entries.");
  }

  @Test
  void reasonsOfTheArchiveAreUpstreamsWithTheRationaleBehind() {
    assertThat(ArchiveReason.of(Choice.KEEP_EXISTING, Side.NEW, "old", "Tried in May."))
        .isEqualTo("Replaced by existing entry: old — Tried in May.");
    assertThat(ArchiveReason.of(Choice.KEEP_NEW, Side.EXISTING, "new", "Tried in May."))
        .isEqualTo("Replaced by newer entry: new — Tried in May.");
    assertThat(ArchiveReason.of(Choice.ARCHIVE_BOTH, Side.NEW, "old", "Neither holds."))
        .isEqualTo("Archived during curation review — Neither holds.");
    assertThat(ArchiveReason.of(Choice.MERGE, Side.NEW, "old", "One text."))
        .isEqualTo("Replaced by existing entry: old (merged into it) — One text.");
  }

  @Test
  void theWordNullNamesNoEntry() {
    assertThat(Conflict.relatedOf(Lamps.row("cq-1", "new", "null"))).isEmpty();
    assertThat(Conflict.relatedOf(Lamps.row("cq-1", "new", ""))).isEmpty();
    assertThat(Conflict.relatedOf(Lamps.row("cq-1", "new", "new"))).isEmpty();
    assertThat(Conflict.relatedOf(Lamps.row("cq-1", "new", "old"))).hasValue("old");
  }
}

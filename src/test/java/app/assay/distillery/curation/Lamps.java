package app.assay.distillery.curation;

import app.assay.vault.Entry;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.QueueRow;
import app.assay.vault.QueueStatus;
import java.util.List;
import java.util.Optional;

/// Entries and rows of a lighthouse's vault.
final class Lamps {

  static final String THEN = "2026-05-01 08:00:00";

  private Lamps() {}

  static EntryText text(String claim) {
    return new EntryText(
        "The lamp",
        claim,
        "## Background\nThe lamp fails when wet.\n\n## Details\nDry it first.",
        Optional.empty(),
        "Weighed by the keepers in May.");
  }

  static Entry entry(String id) {
    return new Entry(
        id,
        EntryType.FACT,
        text("The keeper MUST dry the lamp."),
        Optional.empty(),
        THEN,
        THEN,
        List.of("lamp"),
        List.of(new EvidenceRef("pr", "#12")),
        "1");
  }

  static Entry archived(String id) {
    Entry active = entry(id);
    return new Entry(
        id,
        active.type(),
        active.text(),
        Optional.of(new Entry.Archived(THEN, "No longer lit")),
        THEN,
        THEN,
        active.domains(),
        active.evidence(),
        "2");
  }

  static QueueRow row(String id, String entry, String related) {
    return new QueueRow(
        id,
        "conflict",
        entry,
        Optional.ofNullable(related.isEmpty() ? null : related),
        "They disagree.",
        QueueStatus.PENDING,
        Optional.empty(),
        THEN,
        "1");
  }

  /// `new` against `old`, with one other row that names `old`.
  static Conflict conflict() {
    return new Conflict(
        row("cq-1", "new", "old"),
        entry("new"),
        Optional.of(entry("old")),
        List.of(row("cq-2", "third", "old")));
  }
}

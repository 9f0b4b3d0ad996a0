package app.assay.ui.conflicts.model;

import app.assay.distillery.curation.Choice;
import app.assay.distillery.curation.Conflict;
import app.assay.distillery.curation.CurationResult;
import app.assay.distillery.curation.Resolution;
import app.assay.ui.entry.model.EntrySide;
import app.assay.vault.Change;
import app.assay.vault.Entry;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Feedback;
import app.assay.vault.Intent;
import app.assay.vault.QueueRow;
import app.assay.vault.QueueStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Three conflicts of a lighthouse's vault, decided in memory.
public final class SampleConflicts implements ConflictDesk {

  public final List<Resolution> decided = new ArrayList<>();
  public final List<String> undone = new ArrayList<>();
  public Optional<CurationResult> answer = Optional.empty();
  public boolean readOnly;
  private final List<ConflictRow> rows = new ArrayList<>();
  private final List<ConflictRow> gone = new ArrayList<>();

  public SampleConflicts() {
    Entry rota =
        entry(
            "two-keepers-on-the-rota",
            "Two keepers every night",
            "The rota MUST name two keepers for every night; one alone never relights the lamp.",
            "In the gale of 2025 one keeper was hurt and nobody relit the lamp for three hours.",
            "2026-02-11 09:00:00",
            List.of("rota", "safety"));
    Entry single =
        entry(
            "one-keeper-in-summer",
            "One keeper on summer nights",
            "The rota MUST name one keeper for every night from June to August.",
            "Summer nights are short and the crew is small.",
            "2026-06-03 14:30:00",
            List.of("rota"));
    Entry fog =
        entry(
            "fog-signal-every-minute",
            "Sound the fog signal every minute",
            "The fog signal MUST sound every 60 seconds.",
            "Ships pass the reef within four minutes.",
            "2026-03-01 08:00:00",
            List.of("fog"));
    Entry fast =
        entry(
            "fog-signal-every-half-minute",
            "Sound the fog signal every half minute",
            "The fog signal MUST sound every 30 seconds in fog below 200 m.",
            "The harbour asked for it after a near miss.",
            "2026-06-10 08:00:00",
            List.of("fog", "harbour"));
    add("cq-one-keeper-in-summer-1780000000-0", single, rota, "2026-06-03 14:30:00", 1);
    add("cq-fog-signal-every-half-minute-1780000001-0", fast, fog, "2026-06-10 08:00:00", 0);
    add("cq-one-keeper-in-summer-1780000002-1", single, fog, "2026-06-14 08:00:00", 1);
  }

  private void add(String id, Entry newer, Entry existing, String at, int others) {
    QueueRow row = row(id, newer.id(), existing.id(), at);
    QueueRow other = row("cq-other", newer.id(), existing.id(), at);
    Conflict conflict =
        new Conflict(row, newer, Optional.of(existing), others == 0 ? List.of() : List.of(other));
    Feedback signal =
        new Feedback(
            "f-1",
            "fog-signal-every-minute",
            "outdated",
            "It is 30 s since May.",
            "a1b2c3d",
            "",
            false);
    Change change =
        new Change(
            "1-abc",
            new Intent("update", "Dana Reviewer", "named the gale", existing.id()),
            "2026-04-02 10:00:00",
            List.of(),
            false);
    rows.add(
        new ConflictRow(
            conflict,
            EntrySide.of(newer, List.of(), List.of(signal)),
            Optional.of(EntrySide.of(existing, List.of(change), List.of(signal)))));
  }

  private static QueueRow row(String id, String entry, String related, String at) {
    return new QueueRow(
        id,
        "conflict",
        entry,
        Optional.of(related),
        "Same scope, different behaviour: the two ask for different numbers of the same thing.",
        QueueStatus.PENDING,
        Optional.empty(),
        at,
        "1");
  }

  private static Entry entry(
      String id, String title, String claim, String background, String at, List<String> domains) {
    return new Entry(
        id,
        EntryType.FACT,
        new EntryText(
            title,
            claim,
            "## Background\n" + background + "\n\n## Details\nSee the rota on the wall.",
            Optional.empty(),
            "None identified from current evidence. Re-evaluate if the crew grows."),
        Optional.empty(),
        at,
        at,
        domains,
        List.of(
            new EvidenceRef("pr", "#881"), new EvidenceRef("linear", "LIN-" + at.substring(8, 10))),
        "1");
  }

  @Override
  public Listing list() {
    List<Integer> pending = IntStream.range(0, 30).mapToObj(i -> i % 7 + rows.size()).toList();
    return new Listing(
        "vault.db", readOnly ? "Another program wrote it." : "", readOnly, rows, pending);
  }

  /// Takes all conflicts away.
  public void clear() {
    rows.clear();
  }

  @Override
  public List<CurationResult> decide(List<Resolution> resolutions, String by) {
    List<CurationResult> results = new ArrayList<>();
    for (Resolution resolution : resolutions) {
      if (answer.isPresent()) {
        results.add(answer.get());
        break;
      }
      decided.add(resolution);
      if (resolution.choice() != Choice.EDIT) {
        rows.stream()
            .filter(r -> r.id().equals(resolution.seen().row().id()))
            .toList()
            .forEach(
                r -> {
                  rows.remove(r);
                  gone.add(r);
                });
      }
      results.add(
          new CurationResult.Done("Resolved.", List.of(), Optional.of("c" + decided.size())));
    }
    return results;
  }

  @Override
  public void undo(List<String> changes, String by) {
    undone.addAll(changes);
    rows.addAll(gone);
    gone.clear();
  }
}

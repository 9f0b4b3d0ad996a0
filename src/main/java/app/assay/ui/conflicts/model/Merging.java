package app.assay.ui.conflicts.model;

import app.assay.distillery.curation.Choice;
import app.assay.distillery.curation.Resolution;
import app.assay.distillery.curation.Rewrite;
import app.assay.distillery.curation.Side;
import app.assay.ui.entry.model.DraftCheck;
import app.assay.ui.entry.model.DraftCheck.Flaw;
import app.assay.ui.entry.model.EntryDraft;
import app.assay.ui.entry.model.EntrySide;
import app.assay.ui.event.Listeners;
import app.assay.vault.EvidenceRef;
import java.util.List;
import java.util.Optional;

/// The text of the one entry that is left after a merge, or of one with a narrower scope, with what
/// the gate says of it at every keystroke.
public final class Merging {

  private final DraftCheck check;
  private final Listeners listeners;
  private Optional<Choice> choice = Optional.empty();
  private Optional<EntryDraft> draft = Optional.empty();
  private Side side = Side.EXISTING;
  private List<EvidenceRef> evidence = List.of();
  private List<Flaw> flaws = List.of();

  Merging(DraftCheck check, Listeners listeners) {
    this.check = check;
    this.listeners = listeners;
  }

  /// What the text is for; empty while none is written.
  public Optional<Choice> choice() {
    return choice;
  }

  /// The text as it is now.
  public Optional<EntryDraft> draft() {
    return draft;
  }

  /// What the entry will stand on: after a merge the evidence of both.
  public List<EvidenceRef> evidence() {
    return evidence;
  }

  /// What the gate says of it.
  public List<Flaw> flaws() {
    return flaws;
  }

  boolean isRefused() {
    return flaws.stream().anyMatch(Flaw::refuses);
  }

  Optional<Rewrite> rewrite() {
    return draft.map(d -> new Rewrite(side, d.text(), d.domainList()));
  }

  /// A merge begins with the existing entry, the domains and the evidence of both, a narrower scope
  /// with the newer one; an entry that is archived is never written.
  void open(ConflictRow row, Choice wanted) {
    Optional<EntrySide> existing = row.existing().filter(e -> e.archived().isEmpty());
    boolean newer = wanted != Choice.MERGE && row.newer().archived().isEmpty();
    side = newer || existing.isEmpty() ? Side.NEW : Side.EXISTING;
    EntrySide base = side == Side.NEW ? row.newer() : existing.orElseThrow();
    EntryDraft begin = EntryDraft.of(base);
    evidence =
        Resolution.of(row.conflict(), wanted, "")
            .with(new Rewrite(side, begin.text(), begin.domainList()))
            .evidence();
    choice = Optional.of(wanted);
    set(wanted == Choice.MERGE ? begin.withDomains(String.join(", ", row.domains())) : begin);
  }

  /// Takes the text as it is typed.
  public void set(EntryDraft typed) {
    draft = Optional.of(typed);
    flaws = check.check(typed, evidence);
    listeners.tell();
  }

  void close() {
    choice = Optional.empty();
    draft = Optional.empty();
    flaws = List.of();
  }

  /// Goes back to the two entries; the text is dropped.
  public void leave() {
    close();
    listeners.tell();
  }
}

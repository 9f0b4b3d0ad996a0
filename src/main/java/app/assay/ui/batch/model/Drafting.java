package app.assay.ui.batch.model;

import app.assay.distillery.candidate.Candidate;
import app.assay.ui.entry.model.EntryDraft;
import app.assay.ui.entry.model.EntrySide;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import java.util.List;
import java.util.Optional;

/// A candidate as the form and the card have it, and back: only fields that differ are written, so
/// that all others stay character for character.
public final class Drafting {

  private Drafting() {}

  /// What the card shows of a candidate.
  public static EntrySide side(Candidate candidate) {
    return new EntrySide(
        candidate.id(),
        candidate.type().orElse(EntryType.FACT),
        new EntryText(
            candidate.title(),
            candidate.claim(),
            candidate.body(),
            candidate.alternative(),
            candidate.considerations()),
        candidate.domains(),
        candidate.evidence(),
        Optional.empty(),
        "",
        List.of(),
        List.of());
  }

  static EntryDraft of(Candidate candidate) {
    return EntryDraft.of(side(candidate));
  }

  static Candidate applied(Candidate candidate, EntryDraft draft) {
    EntryDraft was = of(candidate);
    Candidate now = set(candidate, "title", was.title(), draft.title());
    now = set(now, "claim", was.claim(), draft.claim());
    now = set(now, "body", was.body(), draft.body());
    now = set(now, "considerations", was.considerations(), draft.considerations());
    if (!was.alternative().equals(draft.alternative())) {
      now = now.withAlternative(Optional.of(draft.alternative()).filter(text -> !text.isBlank()));
    }
    return was.domainList().equals(draft.domainList()) ? now : now.withDomains(draft.domainList());
  }

  private static Candidate set(Candidate candidate, String field, String was, String is) {
    return was.equals(is) ? candidate : candidate.with(field, is);
  }
}

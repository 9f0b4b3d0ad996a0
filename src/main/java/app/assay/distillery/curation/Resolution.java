package app.assay.distillery.curation;

import app.assay.vault.Entry;
import app.assay.vault.EvidenceRef;
import app.assay.vault.QueueRow;
import app.assay.vault.QueueStatus;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What a person decided of a conflict.
///
/// @param seen the conflict as they saw it; anything else is not overwritten
/// @param rewrite the new text, where the choice has one
/// @param reason in their words
/// @param others what becomes of other rows that name an entry archived by this, by their ids
/// @param spent how long it took
public record Resolution(
    Conflict seen,
    Choice choice,
    Optional<Rewrite> rewrite,
    String reason,
    Map<String, Cascade> others,
    Duration spent) {

  public Resolution {
    others = Map.copyOf(others);
    reason = reason.strip();
  }

  /// A decision without a new text, and without a word on other rows.
  public static Resolution of(Conflict seen, Choice choice, String reason) {
    return new Resolution(seen, choice, Optional.empty(), reason, Map.of(), Duration.ZERO);
  }

  /// The same with a new text.
  public Resolution with(Rewrite text) {
    return new Resolution(seen, choice, Optional.of(text), reason, others, spent);
  }

  /// The same with one answer for all other rows it touches.
  public Resolution allOthers(Cascade cascade) {
    Map<String, Cascade> all = new HashMap<>();
    touched().forEach(row -> all.put(row.id(), cascade));
    return new Resolution(seen, choice, rewrite, reason, all, spent);
  }

  /// The same, taking this long.
  public Resolution taking(Duration time) {
    return new Resolution(seen, choice, rewrite, reason, others, time);
  }

  /// The evidence that the rewritten entry shall stand on: after a merge that of both, its own
  /// first and nothing twice, else what it has; empty without a new text.
  public List<EvidenceRef> evidence() {
    Optional<Rewrite> text = rewrite.filter(_ -> choice.rewrites());
    if (text.isEmpty()) {
      return List.of();
    }
    Set<EvidenceRef> all = new LinkedHashSet<>();
    seen.on(text.get().side()).ifPresent(entry -> all.addAll(entry.evidence()));
    if (choice == Choice.MERGE) {
      seen.on(text.get().side().other()).ifPresent(entry -> all.addAll(entry.evidence()));
    }
    return List.copyOf(all);
  }

  /// The sides that it archives, whether they are archived already or not.
  List<Side> archives() {
    return switch (choice) {
      case KEEP_EXISTING -> List.of(Side.NEW);
      case KEEP_NEW -> List.of(Side.EXISTING);
      case ARCHIVE_BOTH -> List.of(Side.NEW, Side.EXISTING);
      case MERGE -> rewrite.map(text -> List.of(text.side().other())).orElse(List.of());
      case KEEP_BOTH, REFINE, EDIT, SKIP -> List.of();
    };
  }

  /// The entries that become archived by it.
  public List<Entry> archived() {
    return archives().stream()
        .flatMap(side -> seen.on(side).stream())
        .filter(entry -> entry.archived().isEmpty())
        .toList();
  }

  /// The other pending rows that name an entry which becomes archived; each needs an answer.
  public List<QueueRow> touched() {
    List<String> gone = archived().stream().map(Entry::id).toList();
    return seen.others().stream()
        .filter(row -> gone.stream().anyMatch(id -> Conflict.names(row, id)))
        .toList();
  }

  /// Why it cannot be done at all; empty when it can.
  Optional<String> flaw() {
    if (choice == Choice.SKIP) {
      return Optional.empty();
    }
    if (seen.row().status() == QueueStatus.RESOLVED) {
      return Optional.of(
          "The row was resolved at %s; there is nothing left to decide."
              .formatted(seen.row().resolvedAt().orElse("an unknown time")));
    }
    if (reason.isEmpty()) {
      return Optional.of("Say why; a decision without a reason is not kept.");
    }
    if (choice.needsTwo() && seen.related().isEmpty()) {
      return Optional.of(
          "'%s' needs two entries, and this row names only '%s'. Choose keep-both, archive-both, refine or edit."
              .formatted(choice.label(), seen.entry().id()));
    }
    return choice.rewrites() ? rewriteFlaw() : keptFlaw();
  }

  private Optional<String> rewriteFlaw() {
    Optional<Entry> rewritten = rewrite.flatMap(text -> seen.on(text.side()));
    if (rewritten.isEmpty()) {
      return Optional.of(
          "'%s' needs the new text of one of the two entries.".formatted(choice.label()));
    }
    return rewritten.flatMap(Entry::archived).map(past -> past(rewritten.get(), past));
  }

  /// What is kept must be there: an archived entry is no reason to archive the other one.
  private Optional<String> keptFlaw() {
    Optional<Side> kept =
        switch (choice) {
          case KEEP_EXISTING -> Optional.of(Side.EXISTING);
          case KEEP_NEW -> Optional.of(Side.NEW);
          case KEEP_BOTH, ARCHIVE_BOTH, MERGE, REFINE, EDIT, SKIP -> Optional.empty();
        };
    Optional<Entry> entry = kept.flatMap(seen::on);
    return entry.flatMap(Entry::archived).map(past -> past(entry.get(), past));
  }

  private String past(Entry entry, Entry.Archived past) {
    return "'%s' would keep '%s', which was archived on %s (%s). Choose keep-both to close the row as it is."
        .formatted(choice.label(), entry.id(), past.at(), past.reason());
  }
}

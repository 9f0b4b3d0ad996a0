package app.assay.distillery.intake;

import app.assay.distillery.kept.KeptDecisions.Rejection;
import app.assay.vault.NewEntry;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The rows an intake writes, in the order in which they are written.
///
/// @param notes on candidates; while one of them blocks, nothing is written
/// @param rejected what is kept as somebody's decision
public record IntakePlan(
    List<DomainRow> domains,
    List<NewEntry> entries,
    List<QueueEntry> queue,
    List<IntakeNote> notes,
    List<Rejection> rejected) {

  /// A domain the registry takes in.
  ///
  /// @param patterns the paths it stands for
  public record DomainRow(String name, String description, List<String> patterns) {

    public DomainRow {
      patterns = List.copyOf(patterns);
    }
  }

  /// A row of the curation queue.
  public record QueueEntry(String id, String entryId, Optional<String> relatedId, String reason) {}

  public IntakePlan {
    domains = List.copyOf(domains);
    entries = List.copyOf(entries);
    queue = List.copyOf(queue);
    notes = List.copyOf(notes);
    rejected = List.copyOf(rejected);
  }

  /// Whether nothing holds it back.
  public boolean isPossible() {
    return problems().isEmpty();
  }

  /// Whether the vault has all of it already.
  public boolean isEmpty() {
    return domains.isEmpty() && entries.isEmpty();
  }

  /// What holds it back.
  public List<IntakeNote> problems() {
    return notes.stream().filter(note -> note.kind().blocks()).toList();
  }

  /// The candidates that are left out, since the vault has an entry of their id.
  public List<IntakeNote> skipped() {
    return notes.stream()
        .filter(
            note ->
                note.kind() == IntakeNote.Kind.SAME || note.kind() == IntakeNote.Kind.OTHER_CONTENT)
        .toList();
  }

  IntakePlan with(List<IntakeNote> more) {
    return new IntakePlan(
        domains, entries, queue, Stream.concat(notes.stream(), more.stream()).toList(), rejected);
  }
}

package app.assay.distillery.intake;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchItem;
import app.assay.distillery.candidate.BatchShape;
import app.assay.distillery.curation.CandidateSignals;
import app.assay.distillery.curation.Signal;
import app.assay.distillery.kept.KeptDecisions.Rejection;
import app.assay.distillery.verdict.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What shall enter a vault.
///
/// @param batch what it is called
/// @param items in their order
/// @param notes what is known of the batch beforehand; one that blocks holds all of it back
/// @param rejected what somebody rejected of the batch, which is kept as their decision
public record IntakeRequest(
    String batch,
    List<IntakeItem> items,
    IntakeTerms terms,
    List<IntakeNote> notes,
    List<Rejection> rejected) {

  public IntakeRequest {
    items = List.copyOf(items);
    notes = List.copyOf(notes);
    rejected = List.copyOf(rejected);
  }

  /// A request of which nothing is known beforehand.
  public IntakeRequest(String batch, List<IntakeItem> items, IntakeTerms terms) {
    this(batch, items, terms, List.of(), List.of());
  }

  /// What its candidates say of entries of the vault.
  List<Signal> signals() {
    return CandidateSignals.in(batch, items.stream().map(IntakeItem::candidate).toList());
  }

  /// The accepted entries of a changeset, or those of another batch whose verdict passes. A
  /// changeset that was not read whole, or in which a decision is unclear, is held back; what it
  /// rejects is kept.
  public static IntakeRequest accepted(Batch batch, IntakeTerms terms) {
    if (batch.shape() != BatchShape.CHANGESET) {
      return new IntakeRequest(
          batch.name(),
          batch.items().stream()
              .filter(item -> item.verdict().filter(v -> v.outcome() == Outcome.PASS).isPresent())
              .map(IntakeItem::of)
              .toList(),
          terms);
    }
    Stream<IntakeNote> unread =
        batch.problems().stream()
            .map(
                problem ->
                    unread(
                        "",
                        "Line %d, %s: %s"
                            .formatted(problem.line(), problem.place(), problem.message())));
    Stream<IntakeNote> unclear =
        batch.items().stream()
            .filter(item -> !has(item, "accepted") && !has(item, "rejected"))
            .map(
                item ->
                    unread(
                        item.candidate().id(),
                        "Its status must be accepted or rejected (line %d)."
                            .formatted(item.line())));
    return new IntakeRequest(
        batch.name(),
        batch.items().stream().filter(item -> has(item, "accepted")).map(IntakeItem::of).toList(),
        terms,
        Stream.concat(unread, unclear).toList(),
        batch.items().stream()
            .filter(item -> has(item, "rejected"))
            .map(IntakeRequest::no)
            .toList());
  }

  private static Rejection no(BatchItem item) {
    String reason = item.entry().map(BatchItem.EntryDecision::rejectReason).orElse("");
    return new Rejection(item.candidate(), item.verdict(), reason, false);
  }

  private static boolean has(BatchItem item, String status) {
    return item.entry().map(BatchItem.EntryDecision::status).equals(Optional.of(status));
  }

  private static IntakeNote unread(String id, String message) {
    return new IntakeNote(IntakeNote.Kind.UNREAD, id, message);
  }
}

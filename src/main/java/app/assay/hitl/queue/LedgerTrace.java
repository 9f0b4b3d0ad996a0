package app.assay.hitl.queue;

import app.assay.cgd.CgdDocument;
import app.assay.hitl.ClaimDecision;
import app.assay.hitl.DecisionRecords;
import app.assay.hitl.Reviewer;
import app.assay.ledger.AppendResult;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// What the ledger knows of one step from a document's bytes to its bytes with answers.
final class LedgerTrace {

  private final Ledger ledger;
  private final Map<String, String> answers = new TreeMap<>();
  private final Map<String, String> reviewers = new TreeMap<>();

  /// @param document path in the vault
  /// @param before SHA-256 of the bytes without the answers
  /// @param after SHA-256 of the bytes with the answers
  LedgerTrace(Ledger ledger, String document, String before, String after) {
    this.ledger = ledger;
    ledger.read(
        entry -> {
          DecisionRecord record = entry.record();
          if (record.document().equals(document)
              && record.documentBefore().equals(before)
              && record.documentAfter().equals(after)) {
            answers.put(record.claim(), record.decision());
            reviewers.put(record.claim(), record.reviewer());
          }
        });
  }

  /// True when it has exactly these answers; a first review only counts as its own reviewer's.
  ///
  /// @param after the document with the answers
  boolean has(List<ClaimDecision> decisions, CgdDocument after, Reviewer reviewer) {
    boolean others =
        answers.entrySet().stream()
            .filter(answer -> DecisionRecords.firstAnswer(answer.getValue()).isPresent())
            .anyMatch(answer -> !reviewer.name().equals(reviewers.get(answer.getKey())));
    if (others) {
      return false;
    }
    Map<String, String> asked = new TreeMap<>();
    decisions.forEach(
        d -> asked.put(d.id(), DecisionRecords.word(d, after.claims().get(d.claim()))));
    return answers.equals(asked);
  }

  /// The answers that this reviewer has not given yet as a first review which left every byte of
  /// the document as it was, as one of a claim in a list of Round A does.
  List<ClaimDecision> withoutFirst(List<ClaimDecision> decisions, Reviewer reviewer) {
    return decisions.stream()
        .filter(
            d ->
                !reviewer.name().equals(reviewers.get(d.id()))
                    || !DecisionRecords.firstAnswer(answers.getOrDefault(d.id(), ""))
                        .equals(Optional.of(d.answer())))
        .toList();
  }

  /// Tells it those of the records that it does not have, after a program died between writing the
  /// document and the ledger, or in the middle of the ledger.
  ///
  /// @return why it refuses; empty when it has them all
  Optional<String> complete(List<DecisionRecord> records) {
    List<DecisionRecord> missing =
        records.stream().filter(record -> !answers.containsKey(record.claim())).toList();
    return ledger.append(missing) instanceof AppendResult.Refused(String reason)
        ? Optional.of(reason)
        : Optional.empty();
  }
}

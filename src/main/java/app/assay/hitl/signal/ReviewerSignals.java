package app.assay.hitl.signal;

import static java.util.Map.entry;

import app.assay.hitl.Answer;
import app.assay.hitl.DecisionRecords;
import app.assay.hitl.Signals;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.LedgerEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Rubber-stamping, by reviewer, over a whole ledger (T4): a fifth and more of the timed
/// confirmations in less than five seconds, or twenty answers and more without one doubt.
final class ReviewerSignals {

  private static final int ENOUGH = 20;
  private static final int ENOUGH_TIMED = 5;

  private ReviewerSignals() {}

  /// What one person has answered.
  private static final class Count {
    private long decided;
    private long confirmed;
    private long timed;
    private long hasty;

    void take(DecisionRecord record, Answer answer) {
      if (answer == Answer.SKIP) {
        return;
      }
      decided++;
      if (answer.confirms()) {
        confirmed++;
        boolean known =
            record.seconds() > 0
                || DecisionRecords.MEASURED.equals(record.more().get(DecisionRecords.TIME));
        timed += known ? 1 : 0;
        hasty += known && record.seconds() < Signals.HASTY.toSeconds() ? 1 : 0;
      }
    }

    boolean isHasty() {
      return timed >= ENOUGH_TIMED && hasty * 5 >= timed;
    }

    boolean isUndoubting() {
      return decided >= ENOUGH && confirmed == decided;
    }
  }

  static List<TrustSignal> of(List<LedgerEntry> ledger) {
    Map<String, Count> counts = new TreeMap<>();
    for (LedgerEntry entry : ledger) {
      DecisionRecord record = entry.record();
      Optional<Answer> answer =
          DecisionRecords.firstAnswer(record.decision()).or(() -> Answer.of(record.decision()));
      answer.ifPresent(
          a -> counts.computeIfAbsent(record.reviewer(), name -> new Count()).take(record, a));
    }
    List<TrustSignal> signals = new ArrayList<>();
    counts.forEach(
        (name, count) -> {
          if (count.isHasty() || count.isUndoubting()) {
            signals.add(signal(name, count));
          }
        });
    return signals;
  }

  private static TrustSignal signal(String name, Count count) {
    List<String> seen = new ArrayList<>();
    if (count.isHasty()) {
      seen.add(
          "confirmed %d of %d timed claims in less than %d s"
              .formatted(count.hasty, count.timed, Signals.HASTY.toSeconds()));
    }
    if (count.isUndoubting()) {
      seen.add("confirmed all of %d claims and refused none".formatted(count.decided));
    }
    return new TrustSignal(
        SignalKind.RUBBER_STAMP,
        name + " " + String.join(", and ", seen) + ".",
        "",
        0,
        TrustSignal.figures(
            entry("decided", count.decided),
            entry("confirmed", count.confirmed),
            entry("timed", count.timed),
            entry("hasty", count.hasty)));
  }
}

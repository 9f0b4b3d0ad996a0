package app.assay.hitl;

import app.assay.cgd.MachineNames;
import app.assay.hitl.profile.PersonName;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.LedgerEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads from the ledger which first reviews of a document still wait (decision 0009). A refusal
/// ends those before it, a confirmation uses them up, and taking back takes back.
final class FirstReviews {

  private final MachineNames machines;
  private final List<DecisionRecord> records = new ArrayList<>();
  private final List<LedgerEntry> entries = new ArrayList<>();

  FirstReviews(MachineNames machines) {
    this.machines = machines;
  }

  /// Takes the document's next entry.
  void take(LedgerEntry entry) {
    DecisionRecord record = entry.record();
    if (record.decision().equals(DecisionRecords.REVERTED)) {
      for (int i = entries.size() - 1; i >= 0; i--) {
        DecisionRecord earlier = records.get(i);
        if (earlier.claim().equals(record.claim())
            && earlier.documentAfter().equals(record.documentBefore())) {
          records.remove(i);
          entries.remove(i);
          return;
        }
      }
      return;
    }
    records.add(record);
    entries.add(entry);
  }

  /// Those that wait, oldest first.
  List<FirstReview> open() {
    List<FirstReview> open = new ArrayList<>();
    for (LedgerEntry entry : entries) {
      DecisionRecord record = entry.record();
      Optional<Answer> first = DecisionRecords.firstAnswer(record.decision());
      if (first.isPresent()) {
        if (Reviewer.named(record.reviewer(), machines) instanceof Reviewer.Naming.Accepted) {
          open.removeIf(
              o ->
                  o.claim().equals(record.claim())
                      && PersonName.same(o.reviewer(), record.reviewer()));
          open.add(FirstReview.of(entry, first.get()));
        }
      } else if (Answer.of(record.decision()).filter(a -> a != Answer.SKIP).isPresent()) {
        open.removeIf(o -> o.claim().equals(record.claim()));
      }
    }
    return open;
  }
}

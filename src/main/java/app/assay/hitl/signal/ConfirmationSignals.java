package app.assay.hitl.signal;

import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.hitl.ConfirmationRecord;
import app.assay.hitl.profile.PersonName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/// What the confirmations in a document say of themselves: by whoever wrote it, on the day it was
/// written, by one person where two are demanded.
final class ConfirmationSignals {

  private final ReviewedDocument reviewed;
  private final List<TrustSignal> signals = new ArrayList<>();

  private ConfirmationSignals(ReviewedDocument reviewed) {
    this.reviewed = reviewed;
  }

  static List<TrustSignal> of(ReviewedDocument reviewed) {
    ConfirmationSignals signals = new ConfirmationSignals(reviewed);
    reviewed.document().claims().stream()
        .filter(claim -> claim.state() == ClaimState.VERIFIED)
        .forEach(signals::look);
    return signals.signals;
  }

  private void look(Claim claim) {
    String by = claim.confirmedBy().orElse("");
    String author = reviewed.document().header().value("processed-by");
    String written = reviewed.document().header().value("processed-date");
    List<String> confirmers = PersonName.allIn(by);
    boolean self =
        PersonName.allIn(author).stream()
            .anyMatch(a -> confirmers.stream().allMatch(b -> PersonName.same(a, b)));
    if (self && !confirmers.isEmpty()) {
      add(
          SignalKind.SELF,
          claim,
          "Claim %s is confirmed by %s, who is named in processed-by.".formatted(claim.id(), by));
    }
    if (!written.isEmpty() && written.equals(claim.confirmedDate().orElse(""))) {
      add(
          SignalKind.SAME_DAY,
          claim,
          "Claim %s was confirmed on %s, the day the document was made."
              .formatted(claim.id(), written));
    }
    if (reviewed.demandsTwo() && !ConfirmationRecord.ofTwo(claim, reviewed.history())) {
      add(
          SignalKind.ONE_REVIEWER,
          claim,
          "Claim %s is confirmed by %s, but the ledger knows of no second reviewer, whom this vault"
                  .formatted(claim.id(), by)
              + " demands.");
    }
  }

  private void add(SignalKind kind, Claim claim, String sentence) {
    int line = reviewed.document().lines().lineAt(claim.place("confirmed-by").start()) + 1;
    signals.add(new TrustSignal(kind, sentence, reviewed.shown(), line, new LinkedHashMap<>()));
  }
}

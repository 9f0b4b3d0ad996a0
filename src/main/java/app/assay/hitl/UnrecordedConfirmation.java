package app.assay.hitl;

import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import java.time.LocalDate;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// Knows a confirmation that stands in its document but not in the ledger, as a program leaves it
/// that dies between the two. Its reviewer may give the same answer again, and it is recorded.
public final class UnrecordedConfirmation {

  private final Ledger ledger;

  public UnrecordedConfirmation(Ledger ledger) {
    this.ledger = ledger;
  }

  /// True when the claim is confirmed by this reviewer on this date, and the last that the ledger
  /// knows of it is something else.
  ///
  /// @param path of the document relative to the vault's root, with `/`
  public boolean is(String path, Claim claim, Reviewer reviewer, LocalDate date, Answer answer) {
    return answer.confirms()
        && claim.state() == ClaimState.VERIFIED
        && claim.confirmedBy().filter(by -> names(by, reviewer)).isPresent()
        && claim.confirmedDate().equals(Optional.of(date.toString()))
        && last(path, claim.id())
            .filter(
                record ->
                    record.reviewer().equals(reviewer.name())
                        && record.decision().equals(answer.label()))
            .isEmpty();
  }

  private static boolean names(String confirmedBy, Reviewer reviewer) {
    return confirmedBy.equals(reviewer.name()) || confirmedBy.endsWith(" and " + reviewer.name());
  }

  private Optional<DecisionRecord> last(String path, String claim) {
    AtomicReference<@Nullable DecisionRecord> last = new AtomicReference<>();
    ledger.read(
        entry -> {
          DecisionRecord record = entry.record();
          if (record.document().equals(path) && record.claim().equals(claim)) {
            last.set(record);
          }
        });
    return Optional.ofNullable(last.get());
  }
}

package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimLocator;
import app.assay.cgd.ClaimState;
import app.assay.cgd.Round;
import app.assay.ledger.LedgerEntry;
import app.assay.text.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The claims of one document that wait for a person: pending ones, half-confirmed ones, and
/// confirmed ones whose text changed since (house rule 8).
public final class ReviewList {

  private ReviewList() {}

  /// The waiting claims in the order of the document.
  ///
  /// @param history the ledger's entries about this document, oldest first
  public static List<ReviewItem> of(CgdDocument document, List<LedgerEntry> history) {
    ClaimLocator locator = new ClaimLocator(document);
    Map<String, LedgerEntry> confirmed = lastConfirmations(history);
    List<ReviewItem> items = new ArrayList<>();
    for (Claim claim : document.claims()) {
      Optional<ReviewItem.Earlier> earlier =
          Optional.ofNullable(confirmed.get(claim.id()))
              .filter(e -> !e.record().claimTextHash().equals(textHash(claim)))
              .map(e -> earlier(e, claim));
      if (claim.state() != ClaimState.VERIFIED || earlier.isPresent()) {
        items.add(
            new ReviewItem(
                claim,
                claim.round().orElse(Round.B),
                locator.locate(claim.text()),
                why(claim, earlier.isPresent()),
                earlier));
      }
    }
    return List.copyOf(items);
  }

  /// SHA-256 of a claim's text, by which a confirmation is bound to what was looked at.
  public static String textHash(Claim claim) {
    return SourceText.sha256(claim.text().getBytes(StandardCharsets.UTF_8));
  }

  private static Map<String, LedgerEntry> lastConfirmations(List<LedgerEntry> history) {
    Map<String, LedgerEntry> last = new HashMap<>();
    for (LedgerEntry entry : history) {
      boolean confirms = Answer.of(entry.record().decision()).filter(Answer::confirms).isPresent();
      if (confirms) {
        last.put(entry.record().claim(), entry);
      } else if (entry.record().decision().equals(DecisionRecords.REVERTED)) {
        last.remove(entry.record().claim());
      }
    }
    return last;
  }

  private static ReviewItem.Earlier earlier(LedgerEntry entry, Claim claim) {
    return new ReviewItem.Earlier(
        entry.record().more().getOrDefault(DecisionRecords.CLAIM_TEXT, ""),
        entry.record().reviewer(),
        claim.confirmedDate().orElse(""));
  }

  private static String why(Claim claim, boolean changed) {
    if (changed) {
      return "The text changed after it was confirmed.";
    }
    if (claim.state() == ClaimState.PARTIAL) {
      return "Only one of confirmed-by and confirmed-date is filled in.";
    }
    if (claim.round().isEmpty()) {
      return "The claim has no valid round, so it needs a person who knows.";
    }
    if (claim.round().get() == Round.A) {
      return "It was read from a source; confirm that it was read right.";
    }
    return claim.source().isEmpty()
        ? "No source was found when the document was made."
        : "No source was seen when the document was made; somebody has to look it up.";
  }
}

package app.assay.hitl;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import app.assay.cgd.Round;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.LedgerEntry;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReviewListTest {

  private static final String CONFIRMED =
      "id: claim-1\n"
          + "text: \"Eight windows\"\n"
          + "round: A\n"
          + "confirmed-by: Ada\n"
          + "confirmed-date: 2026-06-01";

  private static LedgerEntry entry(String decision, String text, String textHash) {
    DecisionRecord record =
        new DecisionRecord(
            "Ada",
            "A",
            "d.cgd.md",
            "claim-1",
            decision,
            "",
            textHash,
            "",
            "",
            9,
            "0.1.0",
            Map.of(DecisionRecords.CLAIM_TEXT, text));
    return new LedgerEntry(1, "0".repeat(64), Instant.EPOCH, record, "0".repeat(64));
  }

  @Test
  void pendingClaimWaitsWhereItStands() {
    CgdDocument document = CgdText.pending("A").parse();
    ReviewItem item = ReviewList.of(document, List.of()).getFirst();
    assertThat(item.round()).isEqualTo(Round.A);
    assertThat(item.place().map(s -> s.in(document.text()))).contains("Base price is $99/mo");
    assertThat(item.why()).isEqualTo("It was read from a source; confirm that it was read right.");
  }

  @Test
  void claimWithoutRoundIsAskedInRoundB() {
    CgdDocument document = CgdText.valid().claim("id: claim-1\ntext: \"Eight windows\"").parse();
    assertThat(ReviewList.of(document, List.of()).getFirst().round()).isEqualTo(Round.B);
  }

  @Test
  void confirmedClaimDoesNotWait() {
    CgdDocument document = CgdText.valid().claim(CONFIRMED).parse();
    LedgerEntry same =
        entry("true", "Eight windows", ReviewList.textHash(document.claims().getFirst()));
    assertThat(ReviewList.of(document, List.of(same))).isEmpty();
  }

  @Test
  void textThatChangedSinceItWasConfirmedIsAskedAgain() {
    CgdDocument document = CgdText.valid().claim(CONFIRMED).parse();
    LedgerEntry other = entry("true", "Seven windows", "f".repeat(64));
    ReviewItem item = ReviewList.of(document, List.of(other)).getFirst();
    assertThat(item.earlier())
        .isEqualTo(Optional.of(new ReviewItem.Earlier("Seven windows", "Ada", "2026-06-01")));
    assertThat(item.why()).isEqualTo("The text changed after it was confirmed.");
  }

  @Test
  void revertedConfirmationBindsNothing() {
    CgdDocument document = CgdText.valid().claim(CONFIRMED).parse();
    LedgerEntry other = entry("true", "Seven windows", "f".repeat(64));
    LedgerEntry reverted = entry(DecisionRecords.REVERTED, "", "f".repeat(64));
    assertThat(ReviewList.of(document, List.of(other, reverted))).isEmpty();
  }
}

package app.assay.ui.review.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.hitl.Answer;
import app.assay.ledger.LedgerEntry;
import app.assay.ui.review.model.ReviewModel.Stage;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommittingTest {

  private static final String HANDBOOK = "documents/keepers-handbook.cgd.md";
  private static final String PLAN = "documents/capacity-plan.cgd.md";
  private static final String MARKET = "imported/market-note.cgd.md";

  @TempDir Path vault;
  private SampleReview sample;

  @BeforeEach
  void sample() {
    sample = new SampleReview(vault);
  }

  private static void confirmAll(ReviewModel review) {
    while (!review.asking().isAsked()) {
      review.asking().setNote("Seen in the binder");
      assertThat(review.asking().decide(Answer.TRUE)).isTrue();
    }
  }

  private ReviewModel confirmed(String document) {
    ReviewModel review = sample.open(document);
    confirmAll(review);
    return review;
  }

  private static DocumentPlan plan(ReviewModel review) {
    ReviewDocument document = review.committing().documents().getFirst();
    return review.committing().plan(document).orElseThrow();
  }

  private static List<String> rows(List<DiffRow> rows) {
    return rows.stream()
        .map(
            row ->
                switch (row.kind()) {
                      case SECTION -> "@ ";
                      case CONTEXT -> "  ";
                      case REMOVED -> "- ";
                      case ADDED -> "+ ";
                    }
                    + row.text())
        .toList();
  }

  private List<String> decisions() {
    return sample.tools.ledger().entries().stream()
        .map(LedgerEntry::record)
        .map(r -> r.claim() + " " + r.decision())
        .toList();
  }

  @Test
  void planFollowsEachAnswer() {
    ReviewModel review = sample.open(PLAN);
    assertThat(review.committing().documents()).isEmpty();
    review.asking().setNote("Price list 2026, page 2");
    review.asking().decide(Answer.TRUE);
    String hash = CgdParser.standard().parse(sample.bytes(PLAN)).header().value("document-sha256");
    assertThat(rows(((DocumentPlan.Ready) plan(review)).rows()))
        .startsWith(
            "@ front matter",
            "- hitl-pending-count: 3",
            "+ hitl-pending-count: 2",
            "- document-sha256: " + hash)
        .containsSequence(
            "    - id: claim-e0b69614",
            "-     source: \"Check the Harbour Optics price list 2026, page 2\"",
            "+     source: \"Price list 2026, page 2\"",
            "+     confirmed-by: Dana Reviewer",
            "+     confirmed-date: 2026-06-15",
            "@ Round B record",
            "- | 1 | Bulbs cost $18.40 each | ◌ Pending |  |  |",
            "+ | 1 | Bulbs cost $18.40 each | ✓ Confirmed | Dana Reviewer | 2026-06-15 |");
    sample.undo.undo();
    assertThat(review.committing().documents()).isEmpty();
  }

  @Test
  void planThatIsNoLongerAskedForIsDropped() {
    LateRunner late = new LateRunner();
    SampleReview slow = new SampleReview(vault, late);
    ReviewModel review = slow.open(PLAN);
    late.deliverAll();
    review.asking().setNote("Price list, page 2");
    review.asking().decide(Answer.TRUE);
    review.asking().setNote("Test sheet, line 4");
    review.asking().decide(Answer.TRUE);
    late.deliver(1);
    late.deliver(0);
    assertThat(((DocumentPlan.Ready) plan(review)).planned().decisions()).hasSize(2);
  }

  @Test
  void nothingIsReadyWhileAPlanIsWaitedFor() {
    LateRunner late = new LateRunner();
    ReviewModel review = new SampleReview(vault, late).open(PLAN);
    late.deliverAll();
    review.asking().setNote("Price list, page 2");
    review.asking().decide(Answer.TRUE);
    assertThat(review.committing().ready()).isEmpty();
    late.deliverAll();
    assertThat(review.committing().ready()).hasSize(1);
  }

  @Test
  void writingConfirmsInTheFileAndInTheLedger() {
    ReviewModel review = confirmed(HANDBOOK);
    review.preview();
    review.write();
    CgdDocument now = CgdParser.standard().parse(sample.bytes(HANDBOOK));
    assertThat(review.stage()).isEqualTo(Stage.WRITTEN);
    assertThat(DocumentHash.compute(now.source()))
        .isEqualTo(new HashResult.Computed(now.header().value("document-sha256")));
    assertThat(now.header().value("hitl-status")).isEqualTo("REVIEWED");
    assertThat(decisions()).hasSize(7).allMatch(d -> d.endsWith(" true"));
    assertThat(sample.written).containsExactly(vault.resolve(HANDBOOK));
    assertThat(review.committing().documents()).isEmpty();
  }

  @Test
  void undoGivesTheFormerBytesBackAndKeepsTheAnswers() {
    byte[] before = sample.bytes(copied(PLAN));
    ReviewModel review = confirmed(PLAN);
    review.preview();
    review.write();
    assertThat(sample.bytes(PLAN)).isNotEqualTo(before);
    review.undo();
    assertThat(sample.bytes(PLAN)).isEqualTo(before);
    assertThat(decisions().subList(3, 6)).allMatch(d -> d.endsWith(" reverted"));
    assertThat(review.stage()).isEqualTo(Stage.ASKING);
    assertThat(review.asking().counts().decided()).isEqualTo(3);
    assertThat(review.committing().documents()).hasSize(1);
  }

  @Test
  void redoWritesTheSameBytesAgain() {
    ReviewModel review = confirmed(PLAN);
    review.preview();
    review.write();
    byte[] confirmed = sample.bytes(PLAN);
    review.undo();
    review.redo();
    assertThat(sample.bytes(PLAN)).isEqualTo(confirmed);
    review.undo();
    review.undo();
    assertThat(review.asking().counts().decided()).isEqualTo(2);
  }

  @Test
  void undoBeforeTheWritingIsThroughDoesNotOvertakeIt() {
    byte[] before = sample.bytes(copied(PLAN));
    LateRunner late = new LateRunner();
    SampleReview slow = new SampleReview(vault, late);
    ReviewModel review = slow.open(PLAN);
    late.deliverAll();
    confirmAll(review);
    late.deliverAll();
    review.preview();
    late.deliverAll();
    review.write();
    late.deliverAll();
    review.undo();
    review.redo();
    review.undo();
    late.deliverAll();
    assertThat(slow.bytes(PLAN)).isEqualTo(before);
    assertThat(review.asking().counts().decided()).isEqualTo(3);
  }

  @Test
  void fileChangedUnderneathIsLeftAloneAndTheAnswersStay() {
    ReviewModel review = confirmed(PLAN);
    review.preview();
    sample.change(PLAN, "99.7%", "99.8%");
    String theirs = sample.text(PLAN);
    review.write();
    WriteOutcome outcome = review.committing().outcomes().getFirst();
    assertThat(sample.text(PLAN)).isEqualTo(theirs);
    assertThat(outcome.isWritten()).isFalse();
    assertThat(review.committing().trouble(outcome))
        .startsWith("capacity-plan.cgd.md changed on disk since it was opened.");
    assertThat(rows(outcome.difference()))
        .containsExactly(
            "@ text",
            "- | Fresnel A | 21 nm | 99.7%  | ✓          |",
            "+ | Fresnel A | 21 nm | 99.8%  | ✓          |");
    assertThat(review.asking().counts().decided()).isEqualTo(3);
    assertThat(decisions()).isEmpty();
  }

  @Test
  void openedAgainTheAnswersToUnchangedClaimsAreKept() {
    ReviewModel review = confirmed(PLAN);
    sample.change(PLAN, "text: \"Bulbs cost $18.40 each\"", "text: \"Bulbs cost $19.10 each\"");
    review.openAgain();
    assertThat(review.asking().counts()).isEqualTo(new Counts(2, 1, 0));
    assertThat(review.notices())
        .containsExactly(
            "1 answer no longer fits its claim and was dropped; the documents changed.");
  }

  @Test
  void answersOutliveAnotherScopeAndAreHeldAgainstTheirClaimsThen() {
    ReviewModel review = confirmed(PLAN);
    review.open(sample.scope(HANDBOOK));
    sample.change(PLAN, "text: \"Bulbs cost $18.40 each\"", "text: \"Bulbs cost $19.10 each\"");
    review.open(sample.scope(PLAN));
    assertThat(review.asking().counts()).isEqualTo(new Counts(2, 1, 0));
  }

  @Test
  void reviewOpensAtTheClaimThatWasAskedFor() {
    ReviewModel review = new ReviewModel(sample.tools);
    review.open(sample.scope(HANDBOOK, PLAN), "claim-e08f9386");
    assertThat(review.asking().current().map(ReviewEntry::text))
        .contains("A relay switch takes 40 ms");
  }

  @Test
  void fileChangedAfterWritingIsNotBroughtBack() {
    ReviewModel review = confirmed(PLAN);
    review.preview();
    review.write();
    sample.change(PLAN, "99.7%", "99.8%");
    String theirs = sample.text(PLAN);
    review.undo();
    assertThat(sample.text(PLAN)).isEqualTo(theirs);
    assertThat(review.notices().getFirst()).startsWith("capacity-plan.cgd.md was not brought back");
    assertThat(review.committing().documents()).isEmpty();
  }

  @Test
  void unclearDocumentIsWrittenOnlyWhenDeclaredClear() {
    ReviewModel review = confirmed(MARKET);
    assertThat(plan(review)).isInstanceOf(DocumentPlan.Undeclared.class);
    assertThat(review.committing().ready()).isEmpty();
    review.committing().declareClear(review.committing().documents().getFirst(), true);
    assertThat(plan(review)).isInstanceOf(DocumentPlan.Ready.class);
  }

  @Test
  void documentWithUnsavedChangesIsRefusedAndOthersAreWritten() {
    ReviewModel review = sample.open(HANDBOOK, PLAN);
    confirmAll(review);
    sample.unsaved.add(vault.resolve(PLAN));
    byte[] before = sample.bytes(PLAN);
    review.preview();
    assertThat(review.committing().ready()).hasSize(1);
    review.write();
    assertThat(sample.bytes(PLAN)).isEqualTo(before);
    assertThat(sample.text(HANDBOOK)).contains("confirmed-by: Dana Reviewer");
    assertThat(review.committing().documents().getFirst().name()).isEqualTo("capacity-plan");
  }

  @Test
  void skipAndFalseAreInTheLedgerToo() {
    ReviewModel review = sample.open(PLAN);
    review.asking().decide(Answer.SKIP);
    review.asking().setNote("The sheet says 55 ms");
    review.asking().decide(Answer.FALSE);
    review.preview();
    review.write();
    assertThat(decisions()).containsExactly("claim-e0b69614 skip", "claim-e08f9386 false");
    assertThat(sample.text(PLAN)).contains("hitl-pending-count: 3");
  }

  @Test
  void onlySkippedClaimsLeaveTheFileAsItIs() {
    byte[] before = sample.bytes(copied(PLAN));
    ReviewModel review = sample.open(PLAN);
    review.asking().decide(Answer.SKIP);
    review.preview();
    assertThat(((DocumentPlan.Ready) plan(review)).rows()).isEmpty();
    review.write();
    assertThat(sample.bytes(PLAN)).isEqualTo(before);
  }

  @Test
  void nothingWaitsInADocumentThatIsReviewed() {
    assertThat(sample.open("documents/night-shift-sop.cgd.md").stage()).isEqualTo(Stage.NOTHING);
  }

  @Test
  void claimThatChangedSinceItWasConfirmedIsAskedAgainWithItsFormerWords() {
    ReviewModel review = confirmed(PLAN);
    review.preview();
    review.write();
    sample.change(PLAN, "Bulbs cost $18.40 each", "Bulbs cost $19.10 each");
    ReviewEntry asked = sample.open(PLAN).asking().current().orElseThrow();
    assertThat(asked.replaces()).isTrue();
    assertThat(WordDiff.of(asked.item().earlier().orElseThrow().text(), asked.text()))
        .containsExactly(
            new WordDiff.Piece(DiffRow.Kind.CONTEXT, "Bulbs cost"),
            new WordDiff.Piece(DiffRow.Kind.REMOVED, "$18.40"),
            new WordDiff.Piece(DiffRow.Kind.ADDED, "$19.10"),
            new WordDiff.Piece(DiffRow.Kind.CONTEXT, "each"));
  }

  private String copied(String document) {
    sample.copy(document);
    return document;
  }

  @Test
  void markForARefusedClaimIsWrittenWithTheAnswers() {
    ReviewModel review = refusedRelay();
    DocumentPlan.Offer mark = ((DocumentPlan.Ready) plan(review)).offers().getFirst();
    assertThat(mark.title()).matches("Mark claim-[0-9a-f]{8} \\[UNVERIFIED] where it stands");
    assertThat(mark.taken()).isFalse();
    review.committing().take(review.committing().documents().getFirst(), mark, true);
    assertThat(((DocumentPlan.Ready) plan(review)).offers().getFirst().taken()).isTrue();
    review.preview();
    review.write();
    assertThat(sample.text(PLAN)).contains("A relay switch takes 40 ms [UNVERIFIED].");
    CgdDocument written = CgdParser.standard().parse(sample.bytes(PLAN));
    assertThat(DocumentHash.compute(written.source()))
        .isEqualTo(new HashResult.Computed(written.header().value("document-sha256")));
  }

  @Test
  void proposalThatIsNotPressedIsNotWritten() {
    ReviewModel review = refusedRelay();
    DocumentPlan.Offer mark = ((DocumentPlan.Ready) plan(review)).offers().getFirst();
    ReviewDocument document = review.committing().documents().getFirst();
    review.committing().take(document, mark, true);
    review.committing().take(document, mark, false);
    review.preview();
    review.write();
    assertThat(sample.text(PLAN)).doesNotContain("[UNVERIFIED]");
  }

  private ReviewModel refusedRelay() {
    ReviewModel review = sample.open(PLAN);
    ReviewEntry relay =
        review.asking().shown().stream()
            .filter(e -> e.text().startsWith("A relay"))
            .findFirst()
            .orElseThrow();
    review.asking().select(List.of(relay.key()));
    review.asking().setNote("The test sheet says 55 ms");
    assertThat(review.asking().decide(Answer.FALSE)).isTrue();
    return review;
  }
}

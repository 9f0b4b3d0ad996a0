package app.assay.ui.review.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.Round;
import app.assay.hitl.Answer;
import app.assay.hitl.ClaimDecision;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AskingTest {

  private static final String HANDBOOK = "documents/keepers-handbook.cgd.md";
  private static final String PLAN = "documents/capacity-plan.cgd.md";
  private static final String AUDIT = "documents/power-audit.cgd.md";

  @TempDir Path vault;
  private SampleReview sample;

  @BeforeEach
  void sample() {
    sample = new SampleReview(vault);
  }

  private static List<String> texts(List<ReviewEntry> entries) {
    return entries.stream().map(ReviewEntry::text).toList();
  }

  private static List<ClaimKey> keys(List<ReviewEntry> entries) {
    return entries.stream().map(ReviewEntry::key).toList();
  }

  private static String current(Asking asking) {
    return asking.current().orElseThrow().text();
  }

  @Test
  void roundAComesFirst() {
    Asking asking = sample.open(PLAN, HANDBOOK).asking();
    assertThat(asking.round()).isEqualTo(Round.A);
    assertThat(asking.shown()).hasSize(7);
    assertThat(asking.entries(Round.B)).hasSize(3);
  }

  @Test
  void roundAIsShuffledTheSameWayForAReviewerAndOtherwiseForAnother() {
    List<String> first = texts(sample.open(HANDBOOK).asking().shown());
    List<String> again = texts(sample.open(HANDBOOK).asking().shown());
    sample.reviewedBy(Optional.of("M. Ito"));
    List<String> other = texts(sample.open(HANDBOOK).asking().shown());
    assertThat(again).isEqualTo(first);
    assertThat(other).containsExactlyInAnyOrderElementsOf(first).isNotEqualTo(first);
  }

  @Test
  void roundBHasTheOldestDocumentFirst() {
    Asking asking = sample.open(AUDIT, PLAN).asking();
    assertThat(texts(asking.entries(Round.B)))
        .containsExactly(
            "Bulbs cost $18.40 each",
            "A relay switch takes 40 ms",
            "The LED ring reaches 19 nautical miles",
            "40% of outages start in the relay",
            "Insurance excess is £4,000");
  }

  @Test
  void moreThanNineClaimsOfRoundAMakeTwoLists() {
    Asking asking =
        sample.open(HANDBOOK, copyOfHandbook("other"), "imported/tide-tables.cgd.md").asking();
    assertThat(asking.lists()).isEqualTo(2);
    assertThat(asking.shown()).hasSize(9);
  }

  private String copyOfHandbook(String name) {
    sample.copy(HANDBOOK);
    try {
      Files.copy(vault.resolve(HANDBOOK), vault.resolve(name + ".cgd.md"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return name + ".cgd.md";
  }

  @Test
  void answeringGoesOnToTheNextUnanswered() {
    Asking asking = sample.open(PLAN).asking();
    asking.setNote("Test sheet, line 4");
    asking.decide(Answer.TRUE);
    assertThat(current(asking)).isEqualTo("A relay switch takes 40 ms");
  }

  @Test
  void nextUnansweredIsLookedForFromTheTopAgain() {
    Asking asking = sample.open(PLAN).asking();
    asking.select(List.of(asking.shown().get(2).key()));
    asking.decide(Answer.SKIP);
    assertThat(current(asking)).isEqualTo("Bulbs cost $18.40 each");
  }

  @Test
  void listOfRoundAThatIsAnsweredLeadsToRoundB() {
    Asking asking = sample.open(HANDBOOK, PLAN).asking();
    asking.select(keys(asking.shown()));
    asking.decide(Answer.TRUE);
    assertThat(asking.round()).isEqualTo(Round.B);
    assertThat(current(asking)).isEqualTo("Bulbs cost $18.40 each");
    assertThat(asking.decided(Round.A)).isEqualTo(7);
  }

  @Test
  void severalSelectedInRoundAAreConfirmedAndTakenBackAsOne() {
    Asking asking = sample.open(HANDBOOK).asking();
    List<ClaimKey> three = keys(asking.shown().subList(0, 3));
    asking.select(three);
    asking.decide(Answer.TRUE);
    assertThat(asking.counts()).isEqualTo(new Counts(3, 4, 0));
    sample.undo.undo();
    assertThat(asking.counts()).isEqualTo(new Counts(0, 7, 0));
    assertThat(keys(asking.selected())).isEqualTo(three);
    sample.undo.redo();
    assertThat(asking.counts()).isEqualTo(new Counts(3, 4, 0));
  }

  @Test
  void roundBTakesOneClaimAtATime() {
    Asking asking = sample.open(PLAN).asking();
    asking.select(keys(asking.shown()));
    assertThat(texts(asking.selected())).containsExactly("Bulbs cost $18.40 each");
  }

  @Test
  void trueInRoundBNeedsEvidence() {
    Asking asking = sample.open(PLAN).asking();
    assertThat(asking.objection(Answer.TRUE)).contains("True needs what you found, in the note.");
    assertThat(asking.decide(Answer.TRUE)).isFalse();
    assertThat(asking.counts().decided()).isZero();
    asking.setNote("Price list, page 2");
    assertThat(asking.objection(Answer.TRUE)).isEmpty();
  }

  @Test
  void falseNeedsAReasonAndEstimatedItsBasis() {
    Asking asking = sample.open(PLAN).asking();
    assertThat(asking.objection(Answer.FALSE)).contains("False needs the reason in the note.");
    assertThat(asking.objection(Answer.ESTIMATED))
        .contains("Estimated needs what the estimate rests on, in the note.");
    assertThat(asking.objection(Answer.SKIP)).isEmpty();
  }

  @Test
  void roundANeedsNoEvidenceForTrue() {
    assertThat(sample.open(HANDBOOK).asking().objection(Answer.TRUE)).isEmpty();
  }

  @Test
  void oneNoteIsNotTheSourceOfSeveralClaims() {
    Asking asking = sample.open(HANDBOOK).asking();
    asking.select(keys(asking.shown().subList(0, 2)));
    asking.setNote("Log");
    assertThat(asking.objection(Answer.TRUE))
        .contains(
            "One note cannot be the source of several claims. Clear it, or answer them one at a"
                + " time.");
    assertThat(asking.objection(Answer.FALSE)).isEmpty();
  }

  @Test
  void halfConfirmedClaimIsReplacedOnlyWhenAskedTo() {
    Asking asking = sample.open(AUDIT).asking();
    asking.select(List.of(asking.shown().get(1).key()));
    asking.setNote("Policy, page 1");
    assertThat(asking.objection(Answer.TRUE))
        .contains("Tick “Replace what is there” first; nothing is completed unseen.");
    asking.setMayReplace(true);
    assertThat(asking.decide(Answer.TRUE)).isTrue();
    assertThat(asking.answer(asking.shown().get(1).key()).map(ClaimDecision::replace))
        .contains(true);
  }

  @Test
  void withoutANameNothingIsAnswered() {
    ReviewModel review = sample.reviewedBy(Optional.empty()).open(HANDBOOK);
    assertThat(review.asking().decide(Answer.TRUE)).isFalse();
    assertThat(review.naming().name("Claude")).isFalse();
    assertThat(review.naming().trouble())
        .isEqualTo(
            "\"Claude\" names a tool, a model or automation. Only a named person can confirm a"
                + " claim. Nothing was changed; give the name of the person who checked it.");
    assertThat(sample.reviewer()).isEmpty();
    assertThat(review.naming().name("Dana Reviewer")).isTrue();
    assertThat(sample.reviewer()).contains("Dana Reviewer");
    assertThat(review.asking().decide(Answer.TRUE)).isTrue();
  }

  @Test
  void noteStaysWithItsClaim() {
    Asking asking = sample.open(PLAN).asking();
    asking.setNote("half a thought");
    asking.select(List.of(asking.shown().get(1).key()));
    assertThat(asking.note()).isEmpty();
    asking.select(List.of(asking.shown().get(0).key()));
    assertThat(asking.note()).isEqualTo("half a thought");
  }

  @Test
  void skippedClaimIsAskedButLeft() {
    Asking asking = sample.open(PLAN).asking();
    asking.decide(Answer.SKIP);
    asking.decide(Answer.SKIP);
    asking.setNote("No such tender");
    asking.decide(Answer.FALSE);
    assertThat(asking.isAsked()).isTrue();
    assertThat(asking.counts()).isEqualTo(new Counts(1, 2, 1));
  }

  @Test
  void timeIsCountedForEachClaimAlsoInPieces() {
    Asking asking = sample.open(PLAN).asking();
    ClaimKey first = asking.shown().get(0).key();
    sample.pass(Duration.ofSeconds(7));
    asking.select(List.of(asking.shown().get(1).key()));
    sample.pass(Duration.ofSeconds(40));
    asking.select(List.of(first));
    sample.pass(Duration.ofSeconds(5));
    assertThat(asking.spent()).isEqualTo(Duration.ofSeconds(12));
    asking.setNote("Price list, page 2");
    asking.decide(Answer.TRUE);
    assertThat(asking.answer(first).map(ClaimDecision::spent)).contains(Duration.ofSeconds(12));
  }

  @Test
  void claimsOfAListShareItsTime() {
    Asking asking = sample.open(HANDBOOK).asking();
    sample.pass(Duration.ofSeconds(35));
    asking.select(keys(asking.shown()));
    asking.decide(Answer.TRUE);
    assertThat(asking.answer(asking.shown().getFirst().key()).map(ClaimDecision::spent))
        .contains(Duration.ofSeconds(5));
  }

  @Test
  void contextShowsTheLinesAroundTheClaim() {
    ReviewEntry bulbs = sample.open(PLAN).asking().current().orElseThrow();
    List<ContextLine> context = bulbs.context(1);
    assertThat(context.stream().map(ContextLine::number)).containsExactly(39, 40, 41);
    assertThat(context.get(1).mark().in(context.get(1).text())).isEqualTo("Bulbs cost $18.40 each");
    assertThat(context.get(0).mark().isEmpty()).isTrue();
  }

  @Test
  void documentThatCannotBeReadIsNamedWithTheReason() throws IOException {
    Path latin = Files.write(vault.resolve("latin.cgd.md"), new byte[] {'a', (byte) 0xE9, '\n'});
    Path large = Files.write(vault.resolve("large.cgd.md"), new byte[10_400_000]);
    ReviewModel review = new ReviewModel(sample.tools);
    review.open(new ReviewScope("lighthouse", List.of(sample.copy(PLAN), latin, large)));
    assertThat(review.asking().entries()).hasSize(3);
    assertThat(review.leftOut())
        .containsExactly(
            new LeftOut(
                "latin.cgd.md",
                "It is not UTF-8 (byte 1), so its claims cannot be read. Save it as UTF-8 and open"
                    + " the review again."),
            new LeftOut(
                "large.cgd.md",
                "It has 10.4 MB, and 10 MB is the most that is read. Divide it and open the review"
                    + " again."));
  }
}

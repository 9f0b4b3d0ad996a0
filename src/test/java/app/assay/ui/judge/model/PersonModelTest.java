package app.assay.ui.judge.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.hitl.Reviewer;
import app.assay.hitl.opinion.PersonDecision;
import app.assay.judge.Verdict;
import app.assay.workspace.SameThreadRunner;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PersonModelTest {

  private final HandClock clock = new HandClock(SampleQuestions.NOW);
  private final KeptAnswers kept = new KeptAnswers();
  private Optional<Reviewer> reviewer = Optional.of(new Reviewer("Dana Reviewer"));
  private final PersonModel model =
      new PersonModel(
          SampleQuestions.all(),
          PersonForm::new,
          kept,
          new SameThreadRunner(),
          () -> reviewer,
          clock);

  private void answerAll(Verdict verdict) {
    int lines = model.entry().orElseThrow().form().lines().size();
    for (int i = 0; i < lines; i++) {
      model.goToLine(i);
      model.choose(verdict);
      model.setNote("seen in the list");
    }
  }

  @Test
  void unfinishedAnswerIsNotKeptAndTheGapIsShown() {
    model.choose(Verdict.YES);
    model.setNote("seen");
    model.save();
    assertThat(kept.answers).isEmpty();
    assertThat(model.line()).isEqualTo(1);
    assertThat(model.message())
        .isEqualTo(
            "Not saved: choose Yes, No or Abstain for \u201CAre number, unit and date those of the"
                + " evidence?\u201D.");
  }

  @Test
  void savedAnswerHasNameTimeAndWhatWasSeenAndTheNextOneFollows() {
    clock.pass(Duration.ofSeconds(42));
    answerAll(Verdict.YES);
    model.goToLine(1);
    model.showOthers();
    model.save();
    assertThat(kept.answers).hasSize(1);
    PersonDecision answer = kept.answers.getFirst();
    assertThat(answer.reviewer()).isEqualTo("Dana Reviewer");
    assertThat(answer.spent()).isEqualTo(Duration.ofSeconds(42));
    assertThat(answer.influenced()).isEmpty();
    assertThat(answer.verdicts()).hasSize(3).allMatch(v -> v.verdict() == Verdict.YES);
    assertThat(model.current()).isEqualTo(1);
    assertThat(List.of(model.decided(), model.left())).containsExactly(1, 2);
  }

  @Test
  void answerThatCannotBeKeptStaysInItsForm() {
    kept.trouble = Optional.of("The disk is full.");
    answerAll(Verdict.NO);
    model.save();
    assertThat(model.decided()).isZero();
    assertThat(model.current()).isZero();
    assertThat(model.message())
        .isEqualTo("Not kept: The disk is full. Your choices are still in the form; try again.");
    kept.trouble = Optional.empty();
    model.save();
    assertThat(model.decided()).isEqualTo(1);
  }

  @Test
  void lastAnswerCanBeOpenedAgainAndCountsUntilAnotherIsKept() {
    answerAll(Verdict.ABSTAIN);
    model.save();
    model.reopen();
    assertThat(kept.answers).hasSize(1);
    assertThat(model.current()).isZero();
    assertThat(model.decided()).isEqualTo(1);
    assertThat(model.entry().orElseThrow().form().verdicts()).hasSize(3);
    model.choose(Verdict.NO);
    model.save();
    assertThat(kept.answers).hasSize(2);
    assertThat(kept.answers.getLast().influenced()).containsExactly("supported");
    assertThat(model.current()).isEqualTo(1);
    assertThat(model.reopens())
        .contains("Open the answer to documents/capacity-plan.cgd.md" + " claim-4c19e2d7 again");
  }

  @Test
  void nothingIsKeptWithoutAName() {
    reviewer = Optional.empty();
    answerAll(Verdict.YES);
    model.save();
    assertThat(kept.answers).isEmpty();
    assertThat(model.message()).startsWith("Your name is missing.");
  }

  @Test
  void keptAnswerIsNoLongerChanged() {
    answerAll(Verdict.YES);
    model.save();
    model.go(0);
    assertThat(model.choose(Verdict.NO)).isFalse();
    assertThat(model.entry().orElseThrow().form().lines().getFirst().verdict())
        .contains(Verdict.YES);
    assertThat(model.spent()).isEqualTo(Duration.ZERO);
  }

  @Test
  void wordsAreQuotedForTheCriterionInFront() {
    model.goToLine(2);
    model.quote("e2", "from 50 pieces");
    assertThat(model.message()).isEqualTo("Quoted for criterion 3.");
    assertThat(model.entry().orElseThrow().form().lines().get(2).quotes()).hasSize(1);
    model.quote("e2", "");
    assertThat(model.message()).isEqualTo("Select words in the evidence first, then press Q.");
  }

  @Test
  void lastQuestionStaysInFrontWhenAllAreAnswered() {
    for (int i = 0; i < 3; i++) {
      answerAll(Verdict.YES);
      model.save();
    }
    assertThat(model.left()).isZero();
  }
}

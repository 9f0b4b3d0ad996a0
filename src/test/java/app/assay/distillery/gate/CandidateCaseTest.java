package app.assay.distillery.gate;

import static app.assay.judge.Verdict.ABSTAIN;
import static app.assay.judge.Verdict.NO;
import static app.assay.judge.Verdict.YES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.distillery.layer1.Flaw;
import app.assay.distillery.layer1.Layer1;
import app.assay.distillery.layer2.Proposal;
import app.assay.distillery.layer2.Related;
import app.assay.distillery.layer2.Rubric;
import app.assay.distillery.layer2.Shortlist;
import app.assay.distillery.layer2.Sight;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.judge.Evidence;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CandidateCaseTest {

  private static final List<Flaw> BROKEN =
      List.of(
          new Flaw(Layer1.rejects().getLast().rule(), "considerations", "Nothing was considered."));

  private final List<String> looked = new ArrayList<>();
  private final CandidateCase.LookUp lookUp =
      new CandidateCase.LookUp() {
        @Override
        public Sight sources(Proposal candidate) {
          looked.add("sources");
          return new Sight(List.of(new Evidence("e1", "commit 1", "We agreed.")), List.of());
        }

        @Override
        public Shortlist shortlist() {
          looked.add("shortlist");
          return Told.list(Told.related(Related.Place.VAULT, "old"));
        }

        @Override
        public Sight artifacts(Proposal candidate) {
          looked.add("artifacts");
          return new Sight(List.of(new Evidence("e1", "a.py:1-2", "limit = 10")), List.of());
        }
      };

  private CandidateCase open(Layers layers, List<Flaw> flaws) {
    return new CandidateCase("batch b", Told.candidate("b", "Keep it."), flaws, layers, lookUp);
  }

  private static List<Rubric> rubrics(List<Question> questions) {
    return questions.stream().map(q -> Rubric.of(q).orElseThrow()).toList();
  }

  private static List<Rubric> next(CandidateCase one) {
    return rubrics(one.next(_ -> false));
  }

  private static CandidateVerdict verdict(CandidateCase one) {
    return one.verdict(_ -> false);
  }

  private static void hear(CandidateCase one, Rubric rubric, JudgeId by, Verdict... verdicts) {
    Question question =
        one.asked().stream()
            .filter(q -> Rubric.of(q).orElseThrow() == rubric)
            .findFirst()
            .orElseThrow();
    one.hear(Told.of(question).says(by, verdicts).opinion());
  }

  @Test
  void bothLayersAskWhateverLayer1Says() {
    CandidateCase one = open(Layers.BOTH, BROKEN);

    assertThat(next(one)).containsExactly(Rubric.EVIDENCE, Rubric.NOVELTY, Rubric.DERIVABILITY);
    assertThat(next(one)).isEmpty();
    assertThat(verdict(one).codes()).containsExactly("R5_UNCONSIDERED");
    assertThat(verdict(one).undecided())
        .containsExactly("R1_EVIDENCE_INSUFFICIENT", "R6_DUPLICATE", "R7_DIRECTLY_DERIVABLE");
  }

  @Test
  void allCodesOfBothLayersAreReported() {
    CandidateCase one = open(Layers.BOTH, BROKEN);
    one.next(_ -> false);
    hear(one, Rubric.EVIDENCE, Told.MODEL, NO, YES, NO);
    hear(one, Rubric.NOVELTY, Told.MODEL, NO, YES, YES);
    hear(one, Rubric.DERIVABILITY, Told.MODEL, NO);

    assertThat(next(one)).containsExactly(Rubric.RESIDUAL);
    hear(one, Rubric.RESIDUAL, Told.MODEL, NO);

    assertThat(verdict(one).codes())
        .containsExactly(
            "R5_UNCONSIDERED", "R1_EVIDENCE_INSUFFICIENT", "R6_DUPLICATE", "R7_DIRECTLY_DERIVABLE");
    assertThat(verdict(one).undecided()).isEmpty();
  }

  @Test
  void onlySurvivorsOfLayer1AreAskedWhereThatIsWanted() {
    CandidateCase one = open(Layers.SURVIVORS, BROKEN);

    assertThat(next(one)).isEmpty();
    assertThat(looked).isEmpty();
    assertThat(verdict(one).notes())
        .isEqualTo(
            "R5_UNCONSIDERED: Nothing was considered. R1: Skipped, since layer 1 failed and only"
                + " survivors are asked. R6: Skipped, since layer 1 failed and only survivors are"
                + " asked. R7: Skipped, since layer 1 failed and only survivors are asked.");
  }

  @Test
  void derivabilityWaitsForTheOthersWhereOnlySurvivorsAreAsked() {
    CandidateCase one = open(Layers.SURVIVORS, List.of());

    assertThat(next(one)).containsExactly(Rubric.EVIDENCE, Rubric.NOVELTY);
    hear(one, Rubric.EVIDENCE, Told.PERSON, YES, YES, YES);
    assertThat(next(one)).isEmpty();
    hear(one, Rubric.NOVELTY, Told.PERSON, YES, YES, YES);
    assertThat(next(one)).containsExactly(Rubric.DERIVABILITY);
  }

  @Test
  void derivabilityIsSkippedOfWhatFailedBefore() {
    CandidateCase one = open(Layers.SURVIVORS, List.of());
    one.next(_ -> false);
    hear(one, Rubric.EVIDENCE, Told.PERSON, YES, YES, YES);
    hear(one, Rubric.NOVELTY, Told.RULES, NO, ABSTAIN, ABSTAIN);

    assertThat(next(one)).isEmpty();
    assertThat(looked).doesNotContain("artifacts");
    assertThat(verdict(one).codes()).containsExactly("R6_DUPLICATE");
    assertThat(verdict(one).undecided()).isEmpty();
    assertThat(verdict(one).notes())
        .endsWith("R7: Skipped, since R6 failed and only survivors are asked.");
  }

  @Test
  void aPersonsAnswerChangesTheVerdict() {
    CandidateCase one = open(Layers.BOTH, List.of());
    one.next(_ -> false);
    hear(one, Rubric.EVIDENCE, Told.PERSON, YES, YES, YES);
    hear(one, Rubric.NOVELTY, Told.PERSON, YES, NO, YES);
    hear(one, Rubric.DERIVABILITY, Told.MODEL, YES);
    assertThat(verdict(one).outcome()).isEqualTo(Outcome.DEFERRED);
    assertThat(verdict(one).conflict()).isEmpty();

    hear(one, Rubric.DERIVABILITY, Told.PERSON, YES);

    assertThat(verdict(one).outcome()).isEqualTo(Outcome.PASS);
    assertThat(verdict(one).conflict())
        .contains(new CandidateVerdict.Conflict("old", "Contradicts old. because of consistent."));
    assertThat(looked).containsExactly("sources", "shortlist", "artifacts");
  }

  @Test
  void secondQuestionFallsWhenTheFirstIsTakenBack() {
    CandidateCase one = open(Layers.BOTH, List.of());
    one.next(_ -> false);
    hear(one, Rubric.DERIVABILITY, Told.MODEL, NO);
    one.next(_ -> false);
    hear(one, Rubric.RESIDUAL, Told.MODEL, NO);
    assertThat(verdict(one).codes()).containsExactly("R7_DIRECTLY_DERIVABLE");

    hear(one, Rubric.DERIVABILITY, Told.PERSON, YES);

    assertThat(verdict(one).codes()).isEmpty();
  }

  @Test
  void opinionOnAnotherTextIsNotTaken() {
    CandidateCase one = open(Layers.BOTH, List.of());
    one.next(_ -> false);
    Question other =
        Rubric.DERIVABILITY.ask("batch b", Told.candidate("b", "Keep them."), List.of());

    assertThatThrownBy(() -> one.hear(Told.of(other).says(Told.PERSON, YES).opinion()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(one.opinions()).isEmpty();
    assertThat(one.compared()).map(Shortlist::skipped).contains(Optional.empty());
  }
}

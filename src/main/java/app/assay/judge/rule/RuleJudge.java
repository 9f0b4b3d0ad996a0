package app.assay.judge.rule;

import app.assay.judge.Answer;
import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.DeferralReason;
import app.assay.judge.Judge;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.TokenUse;
import app.assay.judge.Verdict;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Judges claims by words, figures and names alone.
///
/// It says yes only where one sentence says the whole claim in the same words and order, and no
/// where the closest sentence has another figure for the same thing, denies it, or calls it a
/// guess; all else it leaves to others. It does not see paraphrases, what follows from two
/// sentences, figures in other units, and denials or guesses in words that are not English. Of a
/// candidate it only sees that an entry has the same claim, word for word.
public final class RuleJudge implements Judge {

  /// Names these rules; other rules get another number, so that old answers are seen to be old.
  public static final JudgeId ID = JudgeId.rules("rules 1");

  /// The most characters of evidence it looks through.
  private static final int LONGEST = 400_000;

  private static final String CLAIMS = "claim-support";

  private final Clock clock;
  private final List<RuleCheck> checks =
      List.of(new SupportCheck(), new CertaintyCheck(), new ContradictionCheck());

  public RuleJudge(Clock clock) {
    this.clock = clock;
  }

  @Override
  public List<Answer> judge(List<Question> questions, BooleanSupplier stopped) {
    return questions.stream().map(q -> stopped.getAsBoolean() ? cancelled() : answer(q)).toList();
  }

  private Answer answer(Question question) {
    long characters =
        question.evidence().stream().mapToLong(e -> e.text().length()).sum()
            + question.subject().length();
    boolean known = question.instructions().id().equals(CLAIMS) && characters <= LONGEST;
    List<CriterionVerdict> verdicts;
    if (question.instructions().id().equals(NoveltyCheck.RUBRIC)) {
      verdicts = question.criteria().stream().map(c -> NoveltyCheck.check(c, question)).toList();
    } else if (known) {
      Reading reading = Reading.of(question);
      verdicts = question.criteria().stream().map(c -> verdict(c, reading)).toList();
    } else {
      String why =
          characters > LONGEST
              ? "The evidence is too long for the rules."
              : "No rule speaks of this.";
      verdicts =
          question.criteria().stream()
              .map(c -> new CriterionVerdict(c.id(), Verdict.ABSTAIN, why))
              .toList();
    }
    return Answer.decided(question, ID, clock.instant(), verdicts, TokenUse.NONE);
  }

  private CriterionVerdict verdict(Criterion criterion, Reading reading) {
    return checks.stream()
        .filter(check -> check.criterion().equals(criterion.id()))
        .findFirst()
        .map(check -> check.check(criterion, reading))
        .orElseGet(
            () -> new CriterionVerdict(criterion.id(), Verdict.ABSTAIN, "No rule speaks of this."));
  }

  private Answer cancelled() {
    return new Answer.Deferred(
        ID,
        clock.instant(),
        DeferralReason.CANCELLED,
        "It was stopped before the rules looked.",
        Optional.empty());
  }
}

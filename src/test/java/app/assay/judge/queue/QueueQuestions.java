package app.assay.judge.queue;

import app.assay.judge.Answer;
import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.DeferralReason;
import app.assay.judge.Evidence;
import app.assay.judge.GateId;
import app.assay.judge.Instructions;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.TokenUse;
import app.assay.judge.Verdict;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Questions and answers for the tests of the queue.
final class QueueQuestions {

  static final Instant NOW = Instant.parse("2026-11-01T10:00:00Z");
  static final JudgeId MODEL = JudgeId.model("local", "small-1");

  private QueueQuestions() {}

  static Question question(String about, String subject) {
    return new Question(
        GateId.of("claims"),
        about,
        subject,
        List.of(new Criterion("supported", "Does the evidence state it?")),
        List.of(new Evidence("e1", "notes.md", "The lamp turns twice a minute.")),
        new Instructions("claim-support", 1));
  }

  static Answer.Decided decided(Question question, JudgeId by, Verdict verdict) {
    return Answer.decided(
        question,
        by,
        NOW,
        List.of(
            new CriterionVerdict(
                "supported",
                verdict,
                "It says so.",
                List.of(new Quote("e1", "The lamp turns")),
                OptionalDouble.of(0.5))),
        new TokenUse(120, 30));
  }

  static Answer.Deferred deferred(DeferralReason reason) {
    return new Answer.Deferred(MODEL, NOW, reason, "Not now.", Optional.empty());
  }

  static PersonAnswer person(Question question, String name, Verdict verdict) {
    return PersonAnswer.of(
        question, name, List.of(new CriterionVerdict("supported", verdict, "I looked.")), NOW, 12);
  }
}

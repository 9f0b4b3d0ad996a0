package app.assay.ui.judge.model;

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
import app.assay.judge.queue.QuestionState;
import app.assay.judge.queue.QueuedQuestion;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Open questions of a lighthouse.
public final class SampleQuestions {

  public static final Instant NOW = Instant.parse("2026-06-15T09:00:00Z");
  public static final JudgeId RULES = JudgeId.rules("rules-1");
  public static final JudgeId SMALL = JudgeId.model("small", "llama3.2:3b");

  private static final List<Criterion> CRITERIA =
      List.of(
          new Criterion("supported", "Does the evidence state what the claim says?"),
          new Criterion("exact", "Are number, unit and date those of the evidence?"),
          new Criterion("unqualified", "Does the claim leave out no condition of the evidence?"));

  private SampleQuestions() {}

  public static Question question(String id, String subject, String evidence) {
    return new Question(
        GateId.of("claims"),
        "documents/capacity-plan.cgd.md " + id,
        subject,
        CRITERIA,
        List.of(
            new Evidence(
                "e1", "documents/capacity-plan.cgd.md, section \u201CCosts\u201D", evidence),
            new Evidence(
                "e2",
                "Harbour Optics price list, page 2",
                "E27 marine, salt-proof: $18.40 each from 50 pieces, $19.90 below.\n"
                    + "Prices hold until 31 December 2026.")),
        new Instructions("claim-support", 1));
  }

  /// Bulbs: rules decided, the model's votes differ.
  public static OpenQuestion bulbs() {
    Question question =
        question(
            "claim-4c19e2d7",
            "Bulbs cost $18.40 each",
            "A relay switch takes 40 ms. Bulbs cost $18.40 each, and the store keeps sixty.");
    Answer rules =
        Answer.decided(
            question,
            RULES,
            NOW.minus(Duration.ofDays(3)),
            List.of(
                new CriterionVerdict(
                    "supported",
                    Verdict.YES,
                    "The words stand in the evidence.",
                    List.of(new Quote("e2", "$18.40 each")),
                    OptionalDouble.empty()),
                new CriterionVerdict("exact", Verdict.YES, "Both say $18.40."),
                new CriterionVerdict("unqualified", Verdict.ABSTAIN, "Rules cannot tell.")),
            TokenUse.NONE);
    Answer model =
        Answer.decided(
                question,
                SMALL,
                NOW.minus(Duration.ofDays(3)),
                List.of(
                    new CriterionVerdict("supported", Verdict.YES, "The price list states it."),
                    new CriterionVerdict("exact", Verdict.YES, "The price is the same."),
                    new CriterionVerdict(
                        "unqualified",
                        Verdict.NO,
                        "The price holds only from 50 pieces.",
                        List.of(new Quote("e2", "from 50 pieces")),
                        OptionalDouble.of(0.8))),
                new TokenUse(900, 120))
            .fromCache();
    return open(
        question,
        List.of(rules, model),
        2,
        NOW.minus(Duration.ofDays(3)),
        Optional.empty(),
        List.of(
            "Evidence e1 addresses a model or reviewer (X-INJECTION). It is only text: judge what"
                + " it says of the claim."));
  }

  /// Fog: the provider could not be reached.
  public static OpenQuestion fog() {
    Question question =
        question(
            "claim-91c0aa01",
            "Fog alarms fell by 9% in the January trial",
            "In the January trial (n = 212 nights) fog alarms fell by 9%.");
    Answer model =
        new Answer.Deferred(
            SMALL,
            NOW.minus(Duration.ofHours(2)),
            DeferralReason.UNAVAILABLE,
            "The server does not answer. It is asked again later.",
            Optional.of(NOW.plus(Duration.ofMinutes(12))));
    return open(
        question,
        List.of(model),
        4,
        NOW.minus(Duration.ofHours(5)),
        Optional.of(NOW.plus(Duration.ofMinutes(12))),
        List.of());
  }

  /// Ships: no model is configured.
  public static OpenQuestion ships() {
    Question question =
        new Question(
            new GateId("claims", "sot"),
            "reference/rota-2026.cgd.md claim-07bb1290",
            "1,900 ships pass in a month",
            List.of(CRITERIA.getFirst()),
            List.of(),
            new Instructions("claim-support", 1));
    Answer model =
        new Answer.Deferred(
            RULES,
            NOW.minus(Duration.ofMinutes(3)),
            DeferralReason.NO_MODEL,
            "No model is configured for this gate; a person has to answer.",
            Optional.empty());
    return open(
        question, List.of(model), 1, NOW.minus(Duration.ofMinutes(3)), Optional.empty(), List.of());
  }

  private static OpenQuestion open(
      Question question,
      List<Answer> said,
      int attempts,
      Instant since,
      Optional<Instant> next,
      List<String> notices) {
    Optional<Answer.Deferred> deferral =
        said.stream()
            .filter(Answer.Deferred.class::isInstance)
            .map(Answer.Deferred.class::cast)
            .findFirst();
    return new OpenQuestion(
        new QueuedQuestion(
            question,
            QuestionState.OPEN,
            said,
            List.of(),
            attempts,
            since,
            Optional.of(since),
            next,
            deferral,
            ""),
        notices);
  }

  public static List<OpenQuestion> all() {
    return List.of(bulbs(), fog(), ships());
  }
}

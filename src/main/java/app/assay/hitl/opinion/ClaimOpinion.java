package app.assay.hitl.opinion;

import app.assay.cgd.Claim;
import app.assay.judge.Answer;
import app.assay.judge.JudgeId;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.panel.Opinion;
import app.assay.judge.panel.Policies;
import app.assay.judge.queue.QuestionListing;
import app.assay.judge.queue.QuestionState;
import app.assay.judge.queue.QueuedQuestion;
import app.assay.judge.rule.RuleJudge;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What was said of a claim as the document has it now, for showing beside its review.
///
/// @param claim of the document
/// @param opinion of rules, model and people on just this text and evidence; without answers where
///   nobody was asked
/// @param entry the question in the queue, where it was ever asked
/// @param stale what was said of another text or evidence at the same place, which counts no longer
public record ClaimOpinion(
    Claim claim, Opinion opinion, Optional<QueuedQuestion> entry, Optional<QueuedQuestion> stale) {

  /// What was said of each claim.
  ///
  /// @param questions the claims as they are asked about now
  /// @param listing everything in the queue
  public static List<ClaimOpinion> of(
      List<ClaimQuestion> questions, QuestionListing listing, Policies policies) {
    return questions.stream().map(one -> of(one, listing, policies)).toList();
  }

  private static ClaimOpinion of(ClaimQuestion asked, QuestionListing listing, Policies policies) {
    GatePolicy policy = policies.of(asked.question().gate());
    Optional<QueuedQuestion> entry =
        listing.of(asked.question()).filter(q -> q.state() != QuestionState.WITHDRAWN);
    Optional<QueuedQuestion> stale =
        entry.isPresent()
            ? Optional.empty()
            : listing.questions().stream()
                .filter(q -> q.question().about().equals(asked.question().about()))
                .filter(q -> !q.answers().isEmpty())
                .max(Comparator.comparing(QueuedQuestion::asked));
    List<Answer> answers =
        entry
            .map(q -> q.answers().stream().filter(ClaimOpinion::counts).toList())
            .orElse(List.of());
    return new ClaimOpinion(
        asked.claim(), Opinion.of(asked.question(), answers, policy), entry, stale);
  }

  /// Rules of another version have said nothing of it.
  private static boolean counts(Answer answer) {
    return answer.by().kind() != JudgeId.Kind.RULES || answer.by().equals(RuleJudge.ID);
  }
}

package app.assay.judge.panel;

import app.assay.judge.Answer;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All answers to a question as one state for each criterion (house rule 4).
///
/// A person's verdict counts for itself. Else a no of the rules or of the model refuses, whatever
/// the other says; a yes accepts only where the policy lets it, and a model's never alone. What was
/// deferred, abstained from or not judged stays open.
public record Settlement(Map<String, Settled> criteria) {

  public Settlement {
    criteria = Map.copyOf(criteria);
  }

  /// Settles a question.
  ///
  /// @param answers of any judges, the newest of each kind last
  public static Settlement of(Question question, List<Answer> answers, GatePolicy policy) {
    Map<String, Settled> criteria = new LinkedHashMap<>();
    question
        .criteria()
        .forEach(c -> criteria.put(c.id(), new Votes(c.id(), answers).settle(policy)));
    return new Settlement(criteria);
  }

  /// True when every criterion is met.
  public boolean isAccepted() {
    return criteria.values().stream().allMatch(s -> s instanceof Settled.Accepted);
  }

  /// True when some criterion is not met.
  public boolean isRefused() {
    return criteria.values().stream().anyMatch(s -> s instanceof Settled.Refused);
  }

  /// True when somebody still has to decide: not accepted, and not refused either.
  public boolean isOpen() {
    return !isAccepted() && !isRefused();
  }

  /// What each kind of judge said last of one criterion.
  private record Votes(String criterion, List<Answer> answers) {

    Settled settle(GatePolicy policy) {
      Optional<Settled> person = last(JudgeId.Kind.PERSON).flatMap(Votes::byPerson);
      if (person.isPresent()) {
        return person.get();
      }
      Optional<Vote> rules = last(JudgeId.Kind.RULES);
      Optional<Vote> model = last(JudgeId.Kind.MODEL);
      return refusal(rules)
          .or(() -> refusal(model))
          .or(() -> acceptance(rules, model, policy.acceptance()))
          .orElseGet(() -> new Settled.Open(why()));
    }

    private static Optional<Settled> byPerson(Vote vote) {
      return switch (vote.said().verdict()) {
        case YES -> Optional.of(new Settled.Accepted(List.of(vote.by())));
        case NO -> refusal(Optional.of(vote));
        case ABSTAIN -> Optional.empty();
      };
    }

    private static Optional<Settled> refusal(Optional<Vote> vote) {
      return vote.filter(v -> v.said().verdict() == Verdict.NO)
          .map(v -> new Settled.Refused(v.by(), v.said().reason()));
    }

    private static Optional<Settled> acceptance(
        Optional<Vote> rules, Optional<Vote> model, Acceptance acceptance) {
      boolean byRules = rules.filter(v -> v.said().verdict() == Verdict.YES).isPresent();
      boolean byModel = model.filter(v -> v.said().verdict() == Verdict.YES).isPresent();
      return switch (acceptance) {
        case PERSON -> Optional.empty();
        case RULES ->
            byRules
                ? Optional.of(new Settled.Accepted(List.of(rules.orElseThrow().by())))
                : Optional.empty();
        case RULES_AND_MODEL ->
            byRules && byModel
                ? Optional.of(
                    new Settled.Accepted(
                        List.of(rules.orElseThrow().by(), model.orElseThrow().by())))
                : Optional.empty();
      };
    }

    /// The last deferral, which says most about what to do, else that a person is waited for.
    private String why() {
      List<String> messages = new ArrayList<>();
      answers.forEach(
          answer -> {
            if (answer instanceof Answer.Deferred deferred) {
              messages.add(deferred.message());
            }
          });
      return messages.isEmpty() ? "A person has to decide." : messages.getLast();
    }

    private Optional<Vote> last(JudgeId.Kind kind) {
      return answers.stream()
          .filter(answer -> answer.by().kind() == kind)
          .reduce((first, second) -> second)
          .flatMap(
              answer ->
                  answer instanceof Answer.Decided decided
                      ? decided.of(criterion).map(said -> new Vote(answer.by(), said))
                      : Optional.empty());
    }
  }

  private record Vote(JudgeId by, CriterionVerdict said) {}
}

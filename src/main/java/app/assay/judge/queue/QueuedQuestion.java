package app.assay.judge.queue;

import app.assay.judge.Answer;
import app.assay.judge.DeferralReason;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.Verdict;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A question in the queue with everything that was said of it.
///
/// @param state how far it is
/// @param judged the newest answer of the rules and of each profile; a deferral does not replace
///   what the same one decided
/// @param people what people said, the last one last; never taken away
/// @param attempts how often a model was asked
/// @param asked when it came into the queue
/// @param tried when a judge was last asked
/// @param next when a model may be asked again; empty where only a person or other settings help
/// @param deferral why it was last put off
/// @param withdrawn why it is not asked any more, empty while it is
public record QueuedQuestion(
    Question question,
    QuestionState state,
    List<Answer> judged,
    List<PersonAnswer> people,
    int attempts,
    Instant asked,
    Optional<Instant> tried,
    Optional<Instant> next,
    Optional<Answer.Deferred> deferral,
    String withdrawn) {

  public QueuedQuestion {
    judged = List.copyOf(judged);
    people = List.copyOf(people);
  }

  /// A question that nobody was asked yet.
  public static QueuedQuestion fresh(Question question, Instant now) {
    return new QueuedQuestion(
        question,
        QuestionState.OPEN,
        List.of(),
        List.of(),
        0,
        now,
        Optional.empty(),
        Optional.of(now),
        Optional.empty(),
        "");
  }

  /// All answers as a settlement takes them: rules and models, then people.
  public List<Answer> answers() {
    List<Answer> all = new ArrayList<>(judged);
    people.forEach(person -> all.add(person.answer()));
    return all;
  }

  /// True when the last person who answered said no to something or yes to everything; who abstains
  /// leaves the question to others.
  public boolean isDecidedByPeople() {
    return decide(people);
  }

  private static boolean decide(List<PersonAnswer> people) {
    return !people.isEmpty()
        && (people.getLast().answer().any(Verdict.NO)
            || people.getLast().answer().all(Verdict.YES));
  }

  /// True while somebody has to decide.
  public boolean isOpen() {
    return state == QuestionState.OPEN;
  }

  /// True when a model may be asked now.
  public boolean isDue(Instant now) {
    return isOpen() && next.filter(time -> !time.isAfter(now)).isPresent();
  }

  /// True when this profile's model has decided it.
  public boolean isDecidedBy(String profile) {
    return judged.stream()
        .anyMatch(
            answer ->
                answer instanceof Answer.Decided
                    && answer.by().kind() == JudgeId.Kind.MODEL
                    && answer.by().name().equals(profile));
  }

  /// How long it has been in the queue.
  public Duration age(Instant now) {
    return Duration.between(asked, now);
  }

  /// With other answers of rules and models; what a person said stays and keeps it answered.
  QueuedQuestion judged(List<Answer> answers, boolean settled, Instant now, BackOff backOff) {
    List<Answer> merged = new ArrayList<>(judged);
    Optional<Answer.Deferred> last = deferral;
    int count = attempts;
    Optional<Instant> retry = Optional.empty();
    for (Answer answer : answers) {
      merge(merged, answer);
      boolean model = answer.by().kind() == JudgeId.Kind.MODEL;
      switch (answer) {
        case Answer.Decided decided -> count += model && !decided.cached() ? 1 : 0;
        case Answer.Deferred deferred -> {
          last = Optional.of(deferred);
          count += model && isAttempt(deferred.reason()) ? 1 : 0;
          retry = backOff.next(deferred, count, now);
        }
      }
    }
    boolean answered = settled || isDecidedByPeople();
    return new QueuedQuestion(
        question,
        answered ? QuestionState.ANSWERED : QuestionState.OPEN,
        merged,
        people,
        count,
        asked,
        Optional.of(now),
        answered ? Optional.empty() : retry,
        last,
        "");
  }

  QueuedQuestion answered(PersonAnswer answer) {
    List<PersonAnswer> all = new ArrayList<>(people);
    all.add(answer);
    boolean bySettlement = state == QuestionState.ANSWERED && !isDecidedByPeople();
    boolean answered = bySettlement || decide(all);
    return new QueuedQuestion(
        question,
        answered ? QuestionState.ANSWERED : QuestionState.OPEN,
        judged,
        all,
        attempts,
        asked,
        tried,
        answered ? Optional.empty() : next,
        deferral,
        "");
  }

  QueuedQuestion withdrawn(String why) {
    return new QueuedQuestion(
        question,
        QuestionState.WITHDRAWN,
        judged,
        people,
        attempts,
        asked,
        tried,
        Optional.empty(),
        deferral,
        why);
  }

  /// To be asked at once, as if it were new; its answers stay.
  QueuedQuestion reopened(Instant now) {
    boolean answered = isDecidedByPeople();
    return new QueuedQuestion(
        question,
        answered ? QuestionState.ANSWERED : QuestionState.OPEN,
        judged,
        people,
        attempts,
        asked,
        tried,
        answered ? Optional.empty() : Optional.of(now),
        deferral,
        "");
  }

  private static boolean isAttempt(DeferralReason reason) {
    return switch (reason) {
      case NO_MODEL, NEEDS_PERSON, CIRCUIT_OPEN, BUDGET, CANCELLED -> false;
      case CONFIGURATION, RATE_LIMIT, UNAVAILABLE, TIME, MALFORMED, QUOTE, SPLIT, CANARY -> true;
    };
  }

  private static void merge(List<Answer> answers, Answer answer) {
    boolean keepsDecision =
        answer instanceof Answer.Deferred
            && answers.stream()
                .anyMatch(old -> isSameJudge(old, answer) && old instanceof Answer.Decided);
    if (!keepsDecision) {
      answers.removeIf(old -> isSameJudge(old, answer));
      answers.add(answer);
    }
  }

  private static boolean isSameJudge(Answer one, Answer other) {
    JudgeId by = other.by();
    return one.by().kind() == by.kind()
        && (by.kind() == JudgeId.Kind.RULES || one.by().name().equals(by.name()));
  }
}

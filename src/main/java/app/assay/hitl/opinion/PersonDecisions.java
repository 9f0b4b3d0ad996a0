package app.assay.hitl.opinion;

import app.assay.cgd.MachineNames;
import app.assay.hitl.Reviewer;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.Question;
import app.assay.judge.queue.PersonAnswer;
import app.assay.judge.queue.QuestionQueue;
import app.assay.judge.queue.QueueResult;
import app.assay.judge.queue.QueuedQuestion;
import app.assay.ledger.AppendResult;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Takes what people answer to questions, for window and command line alike. The ledger is told
/// first, then the queue: an answer that counts is always recorded. It confirms no claim.
public final class PersonDecisions {

  /// The word for it in the ledger.
  public static final String JUDGED = "judged";

  private final QuestionQueue queue;
  private final Ledger ledger;
  private final MachineNames machines;
  private final Clock clock;
  private final String program;

  /// @param program version of the program
  public PersonDecisions(
      QuestionQueue queue, Ledger ledger, MachineNames machines, Clock clock, String program) {
    this.queue = queue;
    this.ledger = ledger;
    this.machines = machines;
    this.clock = clock;
    this.program = program;
  }

  /// Keeps an answer: name and reasons are checked, the ledger is told, then the queue.
  public QueueResult decide(PersonDecision decision) {
    return switch (Reviewer.named(decision.reviewer(), machines)) {
      case Reviewer.Naming.Refused(String message) -> new QueueResult.Refused(message);
      case Reviewer.Naming.Accepted(Reviewer reviewer) -> decide(decision, reviewer);
    };
  }

  private QueueResult decide(PersonDecision decision, Reviewer reviewer) {
    Question question = decision.question();
    Optional<String> flaw = PersonAnswer.flaw(question, decision.verdicts());
    if (flaw.isPresent()) {
      return new QueueResult.Refused(flaw.get());
    }
    Optional<QueuedQuestion> queued = queue.find(question.id());
    if (queued.isEmpty()) {
      return new QueueResult.Refused(
          "The answer was not kept: the question is not in the queue. Ask it again.");
    }
    PersonAnswer answer =
        PersonAnswer.of(
            question,
            reviewer.name(),
            decision.verdicts(),
            clock.instant().truncatedTo(ChronoUnit.MILLIS),
            Math.max(0, decision.spent().toSeconds()));
    Optional<String> refusal = QuestionQueue.refusal(queued.get(), answer);
    if (refusal.isPresent()) {
      return new QueueResult.Refused(refusal.get());
    }
    DecisionRecord told = record(queued.get(), answer, decision.influenced());
    return switch (ledger.append(List.of(told))) {
      case AppendResult.Refused(String reason) -> new QueueResult.Refused(reason);
      case AppendResult.Appended _ -> queue.answer(question.id(), answer);
    };
  }

  private DecisionRecord record(
      QueuedQuestion queued, PersonAnswer answer, List<String> influenced) {
    Map<String, String> more = more(queued, answer);
    if (!influenced.isEmpty()) {
      more.put("others-in-sight", String.join(",", influenced));
    }
    return new DecisionRecord(
        answer.answer().by().name(),
        "",
        ClaimQuestions.pathOf(queued.question()),
        ClaimQuestions.claimOf(queued.question()),
        JUDGED,
        note(answer),
        "",
        "",
        "",
        answer.seconds(),
        program,
        more);
  }

  /// What was found for each criterion, as the ledger keeps it.
  static String note(PersonAnswer answer) {
    return answer.answer().verdicts().stream()
        .map(v -> v.criterion() + ": " + (v.reason().isBlank() ? quotes(v) : v.reason()))
        .collect(Collectors.joining("\n"));
  }

  private static Map<String, String> more(QueuedQuestion queued, PersonAnswer answer) {
    Map<String, String> more = RecordedAnswers.terms(queued.question(), answer);
    more.put("gate", queued.question().gate().label());
    more.put("prompt", queued.question().instructions().label());
    queued
        .judged()
        .forEach(
            judge ->
                more.put(
                    judge.by().kind().label(),
                    (judge.by().name() + " " + judge.by().detail()).strip()));
    return more;
  }

  private static String quotes(CriterionVerdict said) {
    return said.quotes().stream()
        .map(quote -> "\"" + quote.text() + "\"")
        .collect(Collectors.joining(" "));
  }
}

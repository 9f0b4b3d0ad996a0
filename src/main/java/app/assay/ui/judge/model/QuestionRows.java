package app.assay.ui.judge.model;

import app.assay.judge.Answer;
import app.assay.judge.Verdict;
import app.assay.judge.queue.QuestionState;
import app.assay.judge.queue.QueuedQuestion;
import app.assay.ui.judge.model.QuestionRow.CriterionSaid;
import app.assay.ui.judge.model.QuestionRow.State;
import app.assay.ui.theme.Texts;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Questions of the queue as rows.
public final class QuestionRows {

  private final Texts texts = new Texts("judge-questions");
  private final SaidWords words;
  private final Instant now;

  public QuestionRows(Instant now) {
    this.now = now;
    this.words = new SaidWords(now);
  }

  /// All but those that are not asked any more.
  public List<QuestionRow> of(List<QueuedQuestion> questions) {
    return questions.stream()
        .filter(q -> q.state() != QuestionState.WITHDRAWN)
        .map(this::of)
        .toList();
  }

  QuestionRow of(QueuedQuestion queued) {
    State state = state(queued);
    return new QuestionRow(
        queued.question().id(),
        queued.question().about(),
        queued.question().gate().label(),
        queued.question().subject(),
        state,
        state.isOpen() ? why(queued) : "",
        queued.answers().stream()
            .flatMap(answer -> summary(answer, state.isOpen()))
            .collect(Collectors.joining(", ")),
        queued.attempts(),
        queued.asked(),
        queued.next(),
        queued.question().criteria().stream()
            .map(c -> new CriterionSaid(c.text(), words.verdicts(queued.answers(), c.id())))
            .toList());
  }

  private State state(QueuedQuestion queued) {
    if (!queued.isOpen()) {
      return State.ANSWERED;
    }
    if (queued.next().isEmpty()) {
      return State.PERSON;
    }
    return queued.isDue(now) ? State.DUE : State.LATER;
  }

  private String why(QueuedQuestion queued) {
    return queued
        .deferral()
        .map(Answer.Deferred::message)
        .orElse(texts.get(queued.answers().isEmpty() ? "why.fresh" : "why.person"));
  }

  /// A judge who was heard; with the verdict that weighs most where nobody has to judge any more.
  private Stream<String> summary(Answer answer, boolean open) {
    return switch (answer) {
      case Answer.Deferred _ -> Stream.empty();
      case Answer.Decided decided ->
          Stream.of(
              open
                  ? words.name(decided.by())
                  : texts.get(
                      "said.short", words.name(decided.by()), words.verdict(heaviest(decided))));
    };
  }

  private static Verdict heaviest(Answer.Decided decided) {
    if (decided.any(Verdict.NO)) {
      return Verdict.NO;
    }
    return decided.any(Verdict.ABSTAIN) ? Verdict.ABSTAIN : Verdict.YES;
  }
}

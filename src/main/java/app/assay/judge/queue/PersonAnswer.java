package app.assay.judge.queue;

import app.assay.judge.Answer;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.TokenUse;
import app.assay.judge.Verdict;
import app.assay.judge.VerdictCheck;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What a person said of a question.
///
/// @param answer by whom, when, and one verdict for each criterion
/// @param seconds the time it took, 0 or more
/// @param shown the question's [Question#contentHash] as it was looked at
public record PersonAnswer(Answer.Decided answer, long seconds, String shown) {

  public PersonAnswer {
    if (answer.by().kind() != JudgeId.Kind.PERSON || seconds < 0) {
      throw new IllegalArgumentException("no answer of a person");
    }
  }

  /// The answer of a reviewer whose name was checked.
  ///
  /// @throws IllegalArgumentException when [#flaw] says what is wrong; ask it first
  public static PersonAnswer of(
      Question question,
      String reviewer,
      List<CriterionVerdict> verdicts,
      Instant at,
      long seconds) {
    Optional<String> flaw = flaw(question, verdicts);
    if (flaw.isPresent()) {
      throw new IllegalArgumentException(flaw.get());
    }
    return new PersonAnswer(
        Answer.decided(question, JudgeId.person(reviewer), at, verdicts, TokenUse.NONE),
        seconds,
        question.contentHash());
  }

  /// What is wrong with what a person said: a criterion without a verdict, a no or an abstention
  /// without a reason, a yes without a quote or a note, a quote that does not stand in the
  /// evidence.
  public static Optional<String> flaw(Question question, List<CriterionVerdict> verdicts) {
    return VerdictCheck.flaw(question, verdicts)
        .map(flaw -> "The answer was not kept: %s.".formatted(flaw))
        .or(() -> verdicts.stream().flatMap(v -> unfounded(v).stream()).findFirst());
  }

  private static Optional<String> unfounded(CriterionVerdict said) {
    if (!said.reason().isBlank()) {
      return Optional.empty();
    }
    if (said.verdict() != Verdict.YES) {
      return Optional.of(
          "The answer was not kept: '%s' of '%s' needs a reason."
              .formatted(said.verdict().label(), said.criterion()));
    }
    return said.quotes().isEmpty()
        ? Optional.of(
            "The answer was not kept: 'yes' of '%s' needs words of the evidence or a note."
                .formatted(said.criterion()))
        : Optional.empty();
  }
}

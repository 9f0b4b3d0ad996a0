package app.assay.judge;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What came of a question: decided, or deferred. There is no third way, and an error of a provider
/// is never a rejection.
public sealed interface Answer {

  /// Who was asked.
  JudgeId by();

  /// When, by the judge's clock.
  Instant at();

  /// One verdict for each criterion, in the order of the question.
  ///
  /// @param verdicts made by [#decided], which holds them against the question
  /// @param use what it cost; nothing for rules and people
  /// @param cached true when it was given before for the same text, model and prompt, at `at`
  record Decided(
      JudgeId by, Instant at, List<CriterionVerdict> verdicts, TokenUse use, boolean cached)
      implements Answer {

    public Decided {
      verdicts = List.copyOf(verdicts);
    }

    /// What was said of a criterion; empty for one the question does not have.
    public Optional<CriterionVerdict> of(String criterion) {
      return verdicts.stream().filter(v -> v.criterion().equals(criterion)).findFirst();
    }

    /// True when every criterion got this verdict.
    public boolean all(Verdict verdict) {
      return verdicts.stream().allMatch(v -> v.verdict() == verdict);
    }

    /// True when some criterion got this verdict.
    public boolean any(Verdict verdict) {
      return verdicts.stream().anyMatch(v -> v.verdict() == verdict);
    }

    /// The same, taken from a cache.
    public Decided fromCache() {
      return new Decided(by, at, verdicts, TokenUse.NONE, true);
    }
  }

  /// No verdict.
  ///
  /// @param message what happened and what to do, a sentence without secrets
  /// @param retryAt the earliest time at which asking again makes sense; empty where only a change
  ///   of settings or a person helps
  record Deferred(
      JudgeId by, Instant at, DeferralReason reason, String message, Optional<Instant> retryAt)
      implements Answer {}

  /// A decided answer that has exactly one verdict for each criterion, put into the question's
  /// order, and whose quotes stand verbatim in the evidence they name.
  ///
  /// @throws IllegalArgumentException when that is not so: whoever reads answers of others checks
  ///   first and defers
  static Decided decided(
      Question question, JudgeId by, Instant at, List<CriterionVerdict> verdicts, TokenUse use) {
    Optional<String> flaw = VerdictCheck.flaw(question, verdicts);
    if (flaw.isPresent()) {
      throw new IllegalArgumentException(flaw.get());
    }
    List<CriterionVerdict> ordered =
        question.criteria().stream()
            .map(
                c ->
                    verdicts.stream()
                        .filter(v -> v.criterion().equals(c.id()))
                        .findFirst()
                        .orElseThrow())
            .toList();
    return new Decided(by, at, ordered, use, false);
  }
}

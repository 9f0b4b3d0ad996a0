package app.assay.judge;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Whether verdicts fit a question.
public final class VerdictCheck {

  private VerdictCheck() {}

  /// What is wrong with them: a criterion that is missing, doubled or unknown, or a quote that is
  /// empty or does not stand verbatim in the evidence it names.
  public static Optional<String> flaw(Question question, List<CriterionVerdict> verdicts) {
    return coverage(question, verdicts)
        .or(
            () ->
                verdicts.stream()
                    .flatMap(v -> v.quotes().stream())
                    .flatMap(q -> misquoted(question, q).stream())
                    .findFirst());
  }

  /// What is wrong with the ids of the criteria.
  public static Optional<String> coverage(Question question, List<CriterionVerdict> verdicts) {
    Set<String> asked = new HashSet<>();
    question.criteria().forEach(c -> asked.add(c.id()));
    Set<String> judged = new HashSet<>();
    for (CriterionVerdict verdict : verdicts) {
      if (!asked.contains(verdict.criterion())) {
        return Optional.of("'" + verdict.criterion() + "' is no criterion of the question");
      }
      if (!judged.add(verdict.criterion())) {
        return Optional.of("criterion '" + verdict.criterion() + "' was judged twice");
      }
    }
    asked.removeAll(judged);
    return asked.stream().sorted().findFirst().map(id -> "criterion '" + id + "' was not judged");
  }

  /// Why a quote does not count.
  public static Optional<String> misquoted(Question question, Quote quote) {
    Optional<Evidence> evidence =
        question.evidence().stream().filter(e -> e.id().equals(quote.evidence())).findFirst();
    if (evidence.isEmpty()) {
      return Optional.of("evidence '" + quote.evidence() + "' does not exist");
    }
    return quote.text().isBlank() || !evidence.get().text().contains(quote.text())
        ? Optional.of("a quote does not stand in evidence '" + quote.evidence() + "'")
        : Optional.empty();
  }
}

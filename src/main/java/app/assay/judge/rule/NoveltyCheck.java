package app.assay.judge.rule;

import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.Evidence;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Is a candidate new? Rules see one thing: that its claim, the first line of the subject, is in
/// the same words the first line of an entry. That no line is the same does not make it new.
final class NoveltyCheck {

  /// The instructions of the questions it is for.
  static final String RUBRIC = "candidate-novelty";

  private static final String CRITERION = "new";
  private static final String FEEDBACK = "feedback";

  private NoveltyCheck() {}

  static CriterionVerdict check(Criterion criterion, Question question) {
    Optional<Evidence> same =
        criterion.id().equals(CRITERION) ? sameClaim(question) : Optional.empty();
    return same.map(
            entry ->
                new CriterionVerdict(
                    criterion.id(),
                    Verdict.NO,
                    "The claim is the same, word for word.",
                    List.of(new Quote(entry.id(), firstLine(entry.text()))),
                    OptionalDouble.empty()))
        .orElseGet(
            () ->
                new CriterionVerdict(
                    criterion.id(),
                    Verdict.ABSTAIN,
                    "Rules see no claim in the same words, which does not prove that there is no"
                        + " such rule."));
  }

  private static Optional<Evidence> sameClaim(Question question) {
    String wanted = SameWords.key(firstLine(question.subject()));
    return wanted.isEmpty()
        ? Optional.empty()
        : question.evidence().stream()
            .filter(entry -> !entry.source().startsWith(FEEDBACK))
            .filter(entry -> SameWords.key(firstLine(entry.text())).equals(wanted))
            .findFirst();
  }

  private static String firstLine(String text) {
    int end = text.indexOf('\n');
    return end < 0 ? text : text.substring(0, end);
  }
}

package app.assay.judge.model;

import app.assay.judge.CriterionVerdict;
import app.assay.judge.Evidence;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import app.assay.judge.VerdictCheck;
import app.assay.text.WhiteSpace;
import java.util.List;
import java.util.Optional;

/// Whether a model's quotes carry what it says.
final class Quotes {

  /// So many characters that are no white space a quote has, or it is the whole of its evidence:
  /// single words stand everywhere.
  private static final int SHORTEST = 8;

  private Quotes() {}

  /// What is wrong: a quote that does not stand in the evidence, or a yes without one that says
  /// something. A no needs none, since what is missing cannot be quoted.
  static Optional<String> flaw(Question question, List<CriterionVerdict> verdicts) {
    return verdicts.stream()
        .flatMap(v -> v.quotes().stream())
        .flatMap(q -> VerdictCheck.misquoted(question, q).stream())
        .findFirst()
        .map(flaw -> "In the reply " + flaw + ".")
        .or(
            () ->
                verdicts.stream()
                    .filter(v -> v.verdict() == Verdict.YES)
                    .filter(v -> v.quotes().stream().noneMatch(q -> says(question, q)))
                    .findFirst()
                    .map(v -> "The yes to '" + v.criterion() + "' quotes nothing."));
  }

  private static boolean says(Question question, Quote quote) {
    return quote.text().codePoints().filter(c -> !Character.isWhitespace(c)).count() >= SHORTEST
        || question.evidence().stream()
            .filter(e -> e.id().equals(quote.evidence()))
            .map(Evidence::text)
            .anyMatch(text -> WhiteSpace.strip(text).equals(WhiteSpace.strip(quote.text())));
  }
}

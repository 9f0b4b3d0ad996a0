package app.assay.judge.model;

import app.assay.judge.CriterionVerdict;
import app.assay.judge.Verdict;
import java.util.List;
import java.util.Set;

/// What a reply says of one item.
sealed interface ItemRead {

  /// One verdict for each criterion, with quotes that stand.
  record Read(List<CriterionVerdict> verdicts) implements ItemRead {}

  /// In form, but with a quote that does not stand or is missing.
  ///
  /// @param flaw what is wrong, a sentence
  record Misquoted(List<CriterionVerdict> verdicts, String flaw) implements ItemRead {}

  /// Not in form, missing, or there twice.
  ///
  /// @param flaw what is wrong, a sentence
  record Malformed(String flaw) implements ItemRead {}

  /// True when it says of a known-bad question that it is not good: it is there, in form, and says
  /// yes to none of the criteria that cannot be met, nor to all of any others.
  default boolean seesThrough(Set<String> unmet) {
    return switch (this) {
      case Read(List<CriterionVerdict> verdicts) -> seesThrough(verdicts, unmet);
      case Misquoted(List<CriterionVerdict> verdicts, String _) -> seesThrough(verdicts, unmet);
      case Malformed _ -> false;
    };
  }

  private static boolean seesThrough(List<CriterionVerdict> verdicts, Set<String> unmet) {
    List<CriterionVerdict> yes = verdicts.stream().filter(v -> v.verdict() == Verdict.YES).toList();
    return yes.size() < verdicts.size()
        && yes.stream().noneMatch(v -> unmet.contains(v.criterion()));
  }
}

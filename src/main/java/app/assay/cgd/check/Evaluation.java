package app.assay.cgd.check;

import app.assay.finding.Finding;
import app.assay.finding.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What became of every rule in force: a rule is in `passed`, has findings, or was not evaluated.
///
/// @param findings in [Finding#ORDER]
/// @param passed rules that looked and found nothing
/// @param notEvaluated rules that could not look
public record Evaluation(
    List<Finding> findings, List<Rule> passed, List<NotEvaluated> notEvaluated) {

  public Evaluation {
    findings = List.copyOf(findings);
    passed = List.copyOf(passed);
    notEvaluated = List.copyOf(notEvaluated);
  }

  /// True when any finding makes the document invalid.
  public boolean hasErrors() {
    return errors().findAny().isPresent();
  }

  /// The errors that an earlier evaluation did not have, counted by rule: what a change of the
  /// document would break.
  public List<Finding> newErrors(Evaluation before) {
    List<String> known = new ArrayList<>();
    before.errors().forEach(f -> known.add(f.rule().id()));
    return errors().filter(f -> !known.remove(f.rule().id())).toList();
  }

  private Stream<Finding> errors() {
    return findings.stream().filter(f -> f.severity().isError());
  }

  /// A rule that could not look, with the reason in a few words.
  public record NotEvaluated(Rule rule, String reason) {}
}

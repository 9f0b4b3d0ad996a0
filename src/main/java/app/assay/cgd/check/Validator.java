package app.assay.cgd.check;

import app.assay.cgd.CgdDocument;
import app.assay.finding.Finding;
import app.assay.finding.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Asks every rule in force about a document. The same engine for window, command line and batch.
public final class Validator {

  private final List<Check> checks;

  public Validator(List<Check> checks) {
    this.checks = List.copyOf(checks);
  }

  /// Evaluates all rules of the context's profile.
  public Evaluation evaluate(CgdDocument document, CheckContext context) {
    List<Finding> findings = new ArrayList<>();
    List<Rule> passed = new ArrayList<>();
    List<Evaluation.NotEvaluated> notEvaluated = new ArrayList<>();
    for (Check check : checks) {
      if (!context.profile().includes(check.since())) {
        continue;
      }
      Optional<String> missing = check.needs().missingIn(document);
      if (missing.isPresent()) {
        notEvaluated.add(new Evaluation.NotEvaluated(check.rule(), missing.get()));
        continue;
      }
      FindingSink sink = new FindingSink(check.rule());
      check.check(document, context, sink);
      if (sink.findings().isEmpty()) {
        passed.add(check.rule());
      }
      findings.addAll(sink.findings());
    }
    findings.sort(Finding.ORDER);
    return new Evaluation(findings, passed, notEvaluated);
  }
}

package app.assay.cgd.check;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// Collects what one rule reports about one document.
public final class FindingSink {

  private final Rule rule;
  private final List<Finding> findings = new ArrayList<>();

  public FindingSink(Rule rule) {
    this.rule = rule;
  }

  /// A breach at exact characters, with fixes, the best first.
  ///
  /// @param message a full sentence that names what was found and what was expected
  public void report(Span span, String message, Fix... fixes) {
    findings.add(new Finding(rule, span, message, List.of(fixes)));
  }

  /// As [#report(Span, String, Fix...)] where the fixes are a list.
  public void report(Span span, String message, List<Fix> fixes) {
    findings.add(new Finding(rule, span, message, fixes));
  }

  /// A breach of another weight than the rule's own.
  public void report(Severity severity, Span span, String message, Fix... fixes) {
    findings.add(new Finding(rule, severity, span, message, List.of(fixes)));
  }

  /// As [#report(Severity, Span, String, Fix...)] where the fixes are a list.
  public void report(Severity severity, Span span, String message, List<Fix> fixes) {
    findings.add(new Finding(rule, severity, span, message, fixes));
  }

  public List<Finding> findings() {
    return List.copyOf(findings);
  }
}

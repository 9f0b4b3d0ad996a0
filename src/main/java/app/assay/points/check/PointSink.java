package app.assay.points.check;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// Collects what one detector reports.
public final class PointSink {

  private final Rule rule;
  private List<Finding> findings = List.of();

  public PointSink(Rule rule) {
    this.rule = rule;
  }

  /// Reports a place.
  ///
  /// @param span the smallest characters that are at fault
  /// @param message what a model would take from them and what is missing, a full sentence
  /// @param fixes the best first
  public void report(Span span, String message, List<Fix> fixes) {
    if (findings.isEmpty()) {
      findings = new ArrayList<>(2);
    }
    findings.add(new Finding(rule, span, message, fixes));
  }

  public void report(Span span, String message, Fix... fixes) {
    report(span, message, List.of(fixes));
  }

  public List<Finding> findings() {
    return List.copyOf(findings);
  }
}

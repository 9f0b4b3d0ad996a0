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
  private List<Finding> outweighed = List.of();

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

  /// Says that a place would have been reported, had not the words around it weighed against that.
  public void outweigh(Span span, String message) {
    if (outweighed.isEmpty()) {
      outweighed = new ArrayList<>(2);
    }
    outweighed.add(new Finding(rule, span, message, List.of()));
  }

  /// True where nothing was said, as is mostly so.
  boolean isEmpty() {
    return findings.isEmpty() && outweighed.isEmpty();
  }

  public List<Finding> outweighed() {
    return List.copyOf(outweighed);
  }

  public List<Finding> findings() {
    return List.copyOf(findings);
  }
}

package app.assay.finding;

import app.assay.text.Span;
import java.util.Comparator;
import java.util.List;

/// One place where a rule is broken.
///
/// @param rule the rule
/// @param severity the rule's own, unless the document's version or the profile softens it
/// @param span the exact characters, empty where something is missing
/// @param message what is wrong here, a full sentence with the values found and expected
/// @param fixes ways to mend it, the best first; empty where a person has to think
public record Finding(Rule rule, Severity severity, Span span, String message, List<Fix> fixes) {

  /// By place, then by weight, then by rule, so that every run lists them alike.
  public static final Comparator<Finding> ORDER =
      Comparator.comparing(Finding::span)
          .thenComparing(Finding::severity)
          .thenComparing(f -> f.rule().id())
          .thenComparing(Finding::message);

  public Finding {
    fixes = List.copyOf(fixes);
  }

  public Finding(Rule rule, Span span, String message, List<Fix> fixes) {
    this(rule, rule.severity(), span, message, fixes);
  }

  public Finding(Rule rule, Span span, String message) {
    this(rule, span, message, List.of());
  }

  /// The same at another place, to which its fixes do not fit.
  public Finding movedTo(Span place) {
    return new Finding(rule, severity, place, message, List.of());
  }
}

package app.assay.judge.injection;

import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;

/// X-INJECTION: a document speaks to a model or to whoever judges it. No comment in the document
/// can allow that; a person decides. Safe on any thread.
public final class XInjection {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-INJECTION",
          Severity.WARNING,
          "Text speaks to a model or to the reviewer",
          "OWASP LLM01:2025");

  /// Read when first asked.
  private static final class Lists {
    private static final InjectionScan SCAN = InjectionScan.load();
  }

  /// What is checked.
  public static Rule rule() {
    return RULE;
  }

  /// Every place in the text, hidden or open.
  public List<Finding> findings(String text) {
    return Lists.SCAN.scan(text).stream()
        .map(hit -> new Finding(RULE, hit.span(), hit.message()))
        .toList();
  }
}

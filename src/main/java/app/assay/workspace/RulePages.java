package app.assay.workspace;

import app.assay.finding.Rule;
import java.util.Optional;

/// The pages that explain the rules, as they are shipped with the program.
public final class RulePages {

  private RulePages() {}

  /// The Markdown of a rule's page.
  public static Optional<String> of(Rule rule) {
    return ShippedPage.text(rule.page());
  }
}

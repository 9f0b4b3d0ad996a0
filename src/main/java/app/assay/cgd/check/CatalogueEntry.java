package app.assay.cgd.check;

import app.assay.finding.Rule;

/// What the catalogue lists, whether a document is evaluated by it or a command raises it.
public interface CatalogueEntry {

  /// What is checked.
  Rule rule();

  /// The first profile in which the rule is in force.
  default Profile since() {
    return Profile.V2_1;
  }
}

package app.assay.cgd.check;

import app.assay.cgd.CgdDocument;

/// One rule of the format. An implementation is stateless and never throws for content.
public interface Check extends CatalogueEntry {

  /// What must have been readable for the rule to say anything; otherwise it is not evaluated.
  default Needs needs() {
    return Needs.FRONT_MATTER;
  }

  /// Reports every breach. Called only when [#needs()] is met.
  void check(CgdDocument document, CheckContext context, FindingSink out);
}

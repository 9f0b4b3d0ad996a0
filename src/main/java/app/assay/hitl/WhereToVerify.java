package app.assay.hitl;

import app.assay.finding.Finding;

/// Where a pending claim may be verified, by what kind of statement it is (FS §1.3.3; Clarity Gate
/// procedures, point 9).
public final class WhereToVerify {

  private static final String AUTHOR = "Confirm with the author of this document";

  private WhereToVerify() {}

  /// What stands in a pending claim as its source.
  public static String of(Finding finding) {
    return finding.rule().type().map(type -> AUTHOR + " from " + type.place()).orElse(AUTHOR);
  }
}

package app.assay.cgd;

/// State of a claim by presence of its confirmed fields only (FS §1.3.2); null and blank are
/// absent.
public enum ClaimState {
  /// Neither confirmed-by nor confirmed-date.
  PENDING,
  /// Both.
  VERIFIED,
  /// One of the two (W-HC01); counts as neither.
  PARTIAL
}

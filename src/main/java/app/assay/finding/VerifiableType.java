package app.assay.finding;

/// What could be looked up outside a document (Clarity Gate procedures, point 9). The names are
/// those that reports write.
public enum VerifiableType {
  PRICING,
  STATISTIC,
  RATE,
  COMPETITOR,
  INDUSTRY_FACT
}

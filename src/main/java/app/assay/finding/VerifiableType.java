package app.assay.finding;

/// What could be looked up outside a document (Clarity Gate procedures, point 9). The names are
/// those that reports write.
public enum VerifiableType {
  PRICING("the seller's price list"),
  STATISTIC("the count or study that the figure comes from"),
  RATE("the rate as published by those who counted or set it"),
  COMPETITOR("the other maker's documents"),
  INDUSTRY_FACT("the standard, law, register or ranking that says so");

  private final String place;

  VerifiableType(String place) {
    this.place = place;
  }

  /// Where it could be looked up, in words that go on after "look it up in".
  public String place() {
    return place;
  }
}

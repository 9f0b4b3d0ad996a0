package app.assay.hitl.annotation;

import app.assay.finding.Finding;

/// Where a pending claim may be verified, by what kind of statement it is (FS §1.3.3; Clarity Gate
/// procedures, point 9).
final class WhereToVerify {

  private static final String AUTHOR = "Confirm with the author of this document";

  private WhereToVerify() {}

  static String of(Finding finding) {
    return switch (finding.rule().id()) {
      case "P9-PRICING" -> AUTHOR + " from the seller's price list";
      case "P9-STATISTIC" -> AUTHOR + " which count or study the figure comes from";
      case "P9-RATE" -> AUTHOR + " from the rate as published by those who set it";
      case "P9-COMPETITOR", "P9-COMPARISON" -> AUTHOR + " from the other maker's documents";
      case "P9-INDUSTRY-FACT" -> AUTHOR + " which standard, law or register says so";
      default -> AUTHOR;
    };
  }
}

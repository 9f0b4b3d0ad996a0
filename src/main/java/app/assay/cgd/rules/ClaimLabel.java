package app.assay.cgd.rules;

import app.assay.cgd.Claim;
import java.util.List;

/// How messages name a claim and lists of words.
final class ClaimLabel {

  private ClaimLabel() {}

  /// "Claim claim-75fb137a", or "Claim 2" where it has no id.
  static String of(Claim claim) {
    return claim.id().isEmpty() ? "Claim " + (claim.index() + 1) : "Claim " + claim.id();
  }

  /// "id, source and location".
  static String list(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }
}

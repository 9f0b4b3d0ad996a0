package app.assay.cgd;

import java.util.Arrays;
import java.util.Optional;

/// Whether a document is free of unmarked assumptions (FS §1.3).
public enum ClarityStatus {
  CLEAR,
  UNCLEAR;

  /// The exact, case-sensitive word.
  public static Optional<ClarityStatus> of(String word) {
    return Arrays.stream(values()).filter(s -> s.name().equals(word)).findFirst();
  }
}

package app.assay.cgd;

import java.util.Arrays;
import java.util.Optional;

/// How far people have confirmed a document (FS §1.3).
public enum HitlStatus {
  PENDING,
  REVIEWED,
  REVIEWED_WITH_EXCEPTIONS;

  /// The exact, case-sensitive word.
  public static Optional<HitlStatus> of(String word) {
    return Arrays.stream(values()).filter(s -> s.name().equals(word)).findFirst();
  }
}

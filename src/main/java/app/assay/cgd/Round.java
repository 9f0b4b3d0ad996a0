package app.assay.cgd;

import java.util.Optional;

/// The verification tier of a claim, never its completion state (FS §1.3.2).
public enum Round {
  /// Derived data: did I read the source right?
  A,
  /// Truth: a person who knows must confirm.
  B;

  /// The exact letter.
  public static Optional<Round> of(String letter) {
    return switch (letter) {
      case "A" -> Optional.of(A);
      case "B" -> Optional.of(B);
      default -> Optional.empty();
    };
  }
}

package app.assay.hitl;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What a reviewer says of a claim. What each does to the document is on the page
/// `assets/help/confirmation.md`.
public enum Answer {
  /// It is true: the claim becomes VERIFIED.
  TRUE,
  /// It is not, or cannot be confirmed: the claim stays PENDING and the refusal is on record.
  FALSE,
  /// It is an estimate: the text says so where it stands, and the claim is confirmed as one.
  ESTIMATED,
  /// Not answered now; only the ledger knows that it was asked.
  SKIP;

  /// The word in ledger, queue files and on the command line.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The answer with this label.
  public static Optional<Answer> of(String label) {
    return Arrays.stream(values()).filter(a -> a.label().equals(label)).findFirst();
  }

  /// True when it cannot be given without a note: what was found, what an estimate rests on, or why
  /// not. Only a Round A claim is confirmed without.
  ///
  /// @param roundB whether the claim is asked in Round B
  public boolean needsNote(boolean roundB) {
    return switch (this) {
      case TRUE -> roundB;
      case FALSE, ESTIMATED -> true;
      case SKIP -> false;
    };
  }

  /// True when the claim is confirmed by this answer.
  public boolean confirms() {
    return this == TRUE || this == ESTIMATED;
  }
}

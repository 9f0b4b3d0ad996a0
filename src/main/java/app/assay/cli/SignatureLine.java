package app.assay.cli;

import app.assay.hitl.signature.Verdict;
import java.util.Optional;

/// What is said about the signature of one file.
record SignatureLine(String path, Verdict verdict) {

  Optional<String> principal() {
    return verdict instanceof Verdict.Valid(String who, String _)
        ? Optional.of(who)
        : Optional.empty();
  }

  Optional<String> fingerprint() {
    return switch (verdict) {
      case Verdict.Valid(String _, String fingerprint) -> Optional.of(fingerprint);
      case Verdict.WrongText(String fingerprint) -> Optional.of(fingerprint);
      case Verdict.UnknownSigner(String fingerprint, String _) -> Optional.of(fingerprint);
      case Verdict.OtherPurpose _, Verdict.Unsigned _, Verdict.Missing _, Verdict.Unreadable _ ->
          Optional.empty();
    };
  }

  Exit exit() {
    return switch (verdict) {
      case Verdict.Valid _ -> Exit.CLEAN;
      case Verdict.Unreadable _ -> Exit.USAGE;
      case Verdict.WrongText _,
          Verdict.UnknownSigner _,
          Verdict.OtherPurpose _,
          Verdict.Unsigned _,
          Verdict.Missing _ ->
          Exit.FINDINGS;
    };
  }
}

package app.assay.ui.shell;

import java.nio.file.Path;
import java.util.Optional;

/// Makes the review screen.
@FunctionalInterface
public interface ReviewOpener {

  /// What is to be reviewed.
  ///
  /// @param document one document, or absent for the whole vault
  /// @param claimId the claim to begin with
  record Target(Optional<Path> document, Optional<String> claimId) {

    /// Everything that waits in the vault.
    public static final Target VAULT = new Target(Optional.empty(), Optional.empty());
  }

  /// The screen for a target.
  ///
  /// @param leave takes the screen away and brings the frame back; the screen calls it on Esc and
  ///   when nothing is left to do
  FullView open(Target target, Runnable leave);

  /// How far the review on the screen is; absent while none is.
  default Optional<ReviewProgress> progress() {
    return Optional.empty();
  }

  /// Calls back whenever [#progress()] may have changed.
  default void onProgress(Runnable listener) {}
}

package app.assay.ui.judge.model;

import app.assay.judge.source.EvidenceSource;
import app.assay.judge.source.SourcesFile;
import app.assay.workspace.Progress;
import java.util.Optional;

/// The places that evidence may be fetched from, and their tokens. Works in the background.
public interface SourceDesk {

  /// Reads them.
  SourcesFile.Listed read();

  /// Why the keyring cannot be used here; empty when it can.
  Optional<String> keyringTrouble();

  /// Adds one; a token of the keyring is kept there first.
  ///
  /// @param token cleared when this returns; empty where it comes from elsewhere
  /// @return why it was not added, without the token
  Optional<String> add(EvidenceSource source, char[] token);

  /// Takes one away, with its token in the keyring.
  ///
  /// @return why it, or its token, is still there
  Optional<String> remove(EvidenceSource source);

  /// Sends one small request.
  ///
  /// @return why nothing can be opened there; empty when it can
  Optional<String> test(EvidenceSource source, Progress progress);
}

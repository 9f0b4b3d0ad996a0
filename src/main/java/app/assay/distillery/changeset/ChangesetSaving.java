package app.assay.distillery.changeset;

import java.util.List;

/// The outcome of saving a changeset.
public sealed interface ChangesetSaving {

  /// Written.
  ///
  /// @param sha256 of the file's bytes now
  record Saved(String sha256) implements ChangesetSaving {}

  /// Not written, since the gate has something against what was changed.
  record Refused(List<ChangesetProblem> problems) implements ChangesetSaving {

    public Refused {
      problems = List.copyOf(problems);
    }
  }

  /// Not written.
  ///
  /// @param message what happened, what was kept and what to do
  record NotSaved(String message) implements ChangesetSaving {}
}

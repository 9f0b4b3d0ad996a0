package app.assay.cgd.migration;

import app.assay.cgd.edit.EditResult;
import app.assay.finding.Finding;
import java.util.List;

/// What came of planning a migration. Nothing has been written.
public sealed interface MigrationResult {

  /// It can be done, and the result has no error that the document did not have.
  ///
  /// @param from the version the document has
  /// @param steps what changes, a few words each, without a final stop
  /// @param notes sentences about what a person should know or do
  record Planned(EditResult.Edited edited, String from, List<String> steps, List<String> notes)
      implements MigrationResult {

    public Planned {
      steps = List.copyOf(steps);
      notes = List.copyOf(notes);
    }
  }

  /// The document has the version that documents are brought to.
  record Current(String version) implements MigrationResult {}

  /// The document is of a version that is newer than what is understood; it is left alone.
  ///
  /// @param findings W-FC01 where the major version is newer
  record Newer(String version, List<Finding> findings) implements MigrationResult {

    public Newer {
      findings = List.copyOf(findings);
    }
  }

  /// It cannot be migrated.
  ///
  /// @param message why, a sentence
  /// @param findings what stands in the way, with places in the document that was given
  record Refused(String message, List<Finding> findings) implements MigrationResult {

    public Refused {
      findings = List.copyOf(findings);
    }
  }
}

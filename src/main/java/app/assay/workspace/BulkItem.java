package app.assay.workspace;

import app.assay.cgd.edit.EditResult;
import java.nio.file.Path;
import java.util.List;

/// What a change in bulk would do to one file. Nothing has been written.
public sealed interface BulkItem {

  Path file();

  /// How the file is named in the vault.
  String shown();

  /// It can be changed.
  ///
  /// @param sha256 of the bytes that were looked at
  /// @param kind what kind of change it is, a word or two
  /// @param steps what changes, a few words each
  /// @param notes sentences about what a person should know or do
  record Ready(
      Path file,
      String shown,
      String sha256,
      EditResult.Edited edited,
      String kind,
      List<String> steps,
      List<String> notes)
      implements BulkItem {

    public Ready {
      steps = List.copyOf(steps);
      notes = List.copyOf(notes);
    }
  }

  /// It is left alone, and a person should look.
  ///
  /// @param why full sentences
  record Left(Path file, String shown, List<String> why) implements BulkItem {

    public Left {
      why = List.copyOf(why);
    }
  }

  /// There is nothing to change.
  record Right(Path file, String shown) implements BulkItem {}
}

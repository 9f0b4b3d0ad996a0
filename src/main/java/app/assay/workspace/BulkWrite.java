package app.assay.workspace;

import app.assay.text.DocumentFile;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import java.nio.file.Path;
import java.util.Optional;

/// One file that was changed in bulk, and the way back.
///
/// @param before the file's characters as they were
/// @param after the same as they are now
/// @param sha256 of the file's bytes now
public record BulkWrite(Path file, SourceText before, SourceText after, String sha256) {

  /// What came of writing a file.
  public sealed interface Result {

    record Written(BulkWrite write) implements Result {}

    /// It was left alone.
    ///
    /// @param why a full sentence
    record Left(String why) implements Result {}
  }

  /// Writes what was planned, unless the file has changed since.
  public static Result write(BulkItem.Ready item, DocumentFile files) {
    return save(
        files,
        item.file(),
        item.edited().before().source(),
        item.edited().document().source(),
        item.sha256());
  }

  /// Gives the file its former bytes back, unless it has changed since.
  ///
  /// @return the write that would do it again
  public Result takeBack(DocumentFile files) {
    return save(files, file, after, before, sha256);
  }

  private static Result save(
      DocumentFile files, Path file, SourceText from, SourceText to, String expected) {
    return switch (files.save(file, to, expected)) {
      case SaveResult.Saved(String now) -> new Result.Written(new BulkWrite(file, from, to, now));
      case SaveResult.ChangedUnderneath _ ->
          new Result.Left("The file has changed since it was looked at and was left alone.");
      case SaveResult.Failed(String message) -> new Result.Left(message);
    };
  }

  /// The write of a result, where there was one.
  public static Optional<BulkWrite> of(Result result) {
    return result instanceof Result.Written(BulkWrite write)
        ? Optional.of(write)
        : Optional.empty();
  }
}

package app.assay.text;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;

/// What a failure of the file system means, in words that end a sentence.
public final class FileReason {

  private FileReason() {}

  /// A few words without a final stop.
  public static String of(IOException failure) {
    return switch (failure) {
      case NoSuchFileException _ -> "it does not exist";
      case AccessDeniedException _ -> "there is no permission";
      case FileAlreadyExistsException _ -> "a file of this name exists already";
      case AtomicMoveNotSupportedException _ ->
          "this file system cannot replace a file in one step";
      case FileSystemLoopException _ -> "its links go round in a circle";
      case ClosedByInterruptException _ -> "the work was cancelled";
      case FileSystemException e when e.getReason() != null -> e.getReason();
      default -> {
        String message = failure.getMessage();
        yield message == null || message.isBlank() ? "the system gives no reason" : message;
      }
    };
  }
}

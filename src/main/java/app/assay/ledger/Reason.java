package app.assay.ledger;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/// What a failure of the file system means, in words that follow a colon.
final class Reason {

  private Reason() {}

  static String of(IOException failure) {
    return switch (failure) {
      case AccessDeniedException _ -> "no permission";
      case NoSuchFileException _ -> "a file or folder is missing";
      case NotDirectoryException _ -> "a file stands where a folder should be";
      case FileAlreadyExistsException _ -> "a file stands where a folder should be";
      case ClosedByInterruptException _ -> "the work was cancelled";
      case FileSystemException e when e.getReason() != null -> e.getReason();
      default -> {
        String message = failure.getMessage();
        yield message == null || message.isBlank() ? "the system gives no reason" : message;
      }
    };
  }
}

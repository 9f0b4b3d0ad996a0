package app.assay.hitl.queue;

import app.assay.text.FileReason;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/// The folder to which the paths of a queue are relative and which none of them leaves.
public final class QueueRoot {

  private final Path real;

  private QueueRoot(Path real) {
    this.real = real;
  }

  /// A folder as the file system knows it.
  ///
  /// @throws IOException when it is not there
  public static QueueRoot of(Path folder) throws IOException {
    return new QueueRoot(folder.toRealPath());
  }

  /// Where a path of a queue leads.
  sealed interface Place {

    /// A file or folder inside.
    ///
    /// @param path without symbolic links
    record Inside(Path path) implements Place {}

    /// A path that no queue may have, or that leads out of the root.
    ///
    /// @param reason the end of a sentence that begins with the path
    record Refused(String reason) implements Place {}

    /// Nothing that can be reached.
    ///
    /// @param reason the end of a sentence that begins with the file
    record Missing(String reason) implements Place {}
  }

  /// How a queue names a file; empty when it does not lie in the root.
  Optional<String> name(Path file) throws IOException {
    Path path = file.toRealPath();
    return path.startsWith(real) && !path.equals(real)
        ? Optional.of(real.relativize(path).toString().replace(separator(path), "/"))
        : Optional.empty();
  }

  /// Follows a path of a queue. A symbolic link may lead to another place inside, never out.
  Place locate(String file) {
    try {
      Path relative = real.getFileSystem().getPath(file);
      if (file.isEmpty() || relative.getRoot() != null) {
        return new Place.Refused("is not a relative path");
      }
      for (Path step : relative) {
        if (step.toString().equals("..") || step.toString().equals(".")) {
          return new Place.Refused("has the step '%s', which a queue may not have".formatted(step));
        }
      }
      Path path = real.resolve(relative).toRealPath();
      return path.startsWith(real)
          ? new Place.Inside(path)
          : new Place.Refused("leads out of the folder of the queue by a link");
    } catch (InvalidPathException e) {
      return new Place.Refused("does not name a file");
    } catch (IOException e) {
      return new Place.Missing("cannot be read: " + FileReason.of(e));
    }
  }

  private static String separator(Path path) {
    return path.getFileSystem().getSeparator();
  }
}

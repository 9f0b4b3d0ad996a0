package app.assay.workspace;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Notices that files which are open here were changed by somebody else. It looks when it is asked
/// to, by content: a file that was touched, or saved by ourselves, has not changed.
///
/// Safe to be told by one thread and asked by another.
public final class FileWatch {

  private final DocumentFile files;
  private final Map<Path, String> known = new ConcurrentHashMap<>();

  public FileWatch(DocumentFile files) {
    this.files = files;
  }

  /// A file that is no longer as it was known.
  ///
  /// @param now what is there, unreadable where it was deleted
  public record Changed(Path file, ReadResult now) {}

  /// Says which bytes a file has, after it was read or written here.
  public void expect(Path file, String sha256) {
    known.put(file, sha256);
  }

  /// Ends watching a file.
  public void forget(Path file) {
    known.remove(file);
  }

  /// Reads all watched files; a change is told once, until the file changes again.
  // A concurrent map allows its values to be replaced while it is walked.
  @SuppressWarnings("ModifyCollectionInEnhancedForLoop")
  public List<Changed> look() {
    List<Changed> changes = new ArrayList<>();
    for (Map.Entry<Path, String> entry : known.entrySet()) {
      Path file = entry.getKey();
      String expected = entry.getValue();
      ReadResult now = files.read(file);
      String found = identity(now);
      // What was written here while the file was read is no news.
      if (!found.equals(expected) && known.replace(file, expected, found)) {
        changes.add(new Changed(file, now));
      }
    }
    changes.sort(Comparator.comparing(Changed::file));
    return changes;
  }

  private static String identity(ReadResult now) {
    return switch (now) {
      case ReadResult.Loaded loaded -> loaded.sha256();
      case ReadResult.NotUtf8 other -> other.toString();
      case ReadResult.TooLarge other -> other.toString();
      case ReadResult.Unreadable other -> other.toString();
    };
  }
}

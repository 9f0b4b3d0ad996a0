package app.assay.workspace;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Finds the files of a folder. Symbolic links are not followed; hidden files and folders and
/// folders that hold built or fetched things are passed over.
final class FolderWalk {

  static final List<String> FETCHED = List.of("target", "node_modules");

  private final int limit;

  /// @param limit the most files that are taken
  FolderWalk(int limit) {
    this.limit = limit;
  }

  /// What lies in a folder and below.
  ///
  /// @param files regular files, ordered by path
  /// @param unreadable folders and files that could not be looked at
  /// @param full true when there were more files than the limit
  /// @param passedOver folders that were not looked into
  record Found(List<Path> files, List<Unlisted> unreadable, boolean full, PassedOver passedOver) {

    /// A folder or file that could not be looked at.
    record Unlisted(Path path, IOException reason) {}
  }

  /// Walks a folder. A file that is not wanted costs nothing of the limit.
  Found walk(Path folder, java.util.function.Predicate<Path> wanted) throws IOException {
    List<Path> files = new ArrayList<>();
    List<Found.Unlisted> unreadable = new ArrayList<>();
    boolean[] full = new boolean[1];
    PassedOver[] passedOver = {PassedOver.NONE};
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
            if (dir.equals(folder) || !isPassedOver(dir)) {
              return FileVisitResult.CONTINUE;
            }
            passedOver[0] = passedOver[0].plus(String.valueOf(dir.getFileName()));
            return FileVisitResult.SKIP_SUBTREE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (!attributes.isRegularFile() || isHidden(file) || !wanted.test(file)) {
              return FileVisitResult.CONTINUE;
            }
            if (files.size() == limit) {
              full[0] = true;
              return FileVisitResult.TERMINATE;
            }
            files.add(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException reason) {
            unreadable.add(new Found.Unlisted(file, reason));
            return FileVisitResult.CONTINUE;
          }
        });
    files.sort(Comparator.naturalOrder());
    return new Found(files, unreadable, full[0], passedOver[0]);
  }

  static boolean isPassedOver(Path folder) {
    return isHidden(folder) || FETCHED.contains(String.valueOf(folder.getFileName()));
  }

  private static boolean isHidden(Path path) {
    return String.valueOf(path.getFileName()).startsWith(".");
  }
}

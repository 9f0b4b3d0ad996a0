package app.assay.text;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/// The single steps of reading and saving a file; a seam where tests let each of them fail.
interface FileSteps {

  /// The file itself where a path is a symbolic link to it.
  Path resolve(Path path) throws IOException;

  /// The size in bytes of a regular file.
  ///
  /// @throws java.nio.file.FileSystemException with a reason when it is a folder or a device
  long size(Path file) throws IOException;

  /// The file's bytes, at most `limit` of them.
  byte[] read(Path file, int limit) throws IOException;

  /// Fails when the file is write-protected.
  void demandWritable(Path file) throws IOException;

  /// A new empty file in a folder, under a name nobody can foresee, that begins with a dot.
  Path createTemporary(Path folder) throws IOException;

  /// Makes a new empty file; fails when there is one.
  void createNew(Path file) throws IOException;

  /// Gives a file the owner and permissions of another.
  void copyPermissions(Path from, Path to) throws IOException;

  /// Writes a file; the disk may get it later.
  void write(Path file, byte[] bytes) throws IOException;

  /// Waits until the disk has all of a file.
  void force(Path file) throws IOException;

  /// Puts a file in the place of another in one step, or fails.
  void replace(Path file, Path by) throws IOException;

  /// Makes the names in a folder last.
  void forceFolder(Path folder) throws IOException;

  /// Opens the file whose lock stands for a document while it is saved, and makes it where there is
  /// none.
  FileChannel lockFile(Path document) throws IOException;

  /// Deletes a file if it is there.
  void delete(Path file) throws IOException;
}

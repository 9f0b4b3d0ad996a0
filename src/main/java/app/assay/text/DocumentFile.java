package app.assay.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The one place that reads and writes documents (house rule 5).
///
/// A file is replaced as a whole or not at all, and only while it still has the bytes that were
/// read; of two programs that save it at once, one is told that it changed. A symbolic link is
/// followed, not replaced; a hard link is left to the old bytes.
public final class DocumentFile {

  /// The size in bytes above which a document is not read (RFC-004 §7).
  public static final int LIMIT = 10_000_000;

  private final FileSteps steps;

  /// Reads and writes on the file systems of this machine.
  public DocumentFile() {
    this(new Disk());
  }

  DocumentFile(FileSteps steps) {
    this.steps = steps;
  }

  /// Reads a document; its size is looked at before its bytes.
  public ReadResult read(Path path) {
    try {
      long size = steps.size(path);
      if (size > LIMIT) {
        return new ReadResult.TooLarge(size, LIMIT);
      }
      byte[] bytes = steps.read(path, LIMIT + 1);
      if (bytes.length > LIMIT) {
        return new ReadResult.TooLarge(bytes.length, LIMIT);
      }
      return switch (SourceText.decode(bytes)) {
        case SourceText.Decoded.Ok(SourceText source) ->
            new ReadResult.Loaded(source, SourceText.sha256(bytes), bytes.length);
        case SourceText.Decoded.NotUtf8(int offset) -> new ReadResult.NotUtf8(offset);
      };
    } catch (IOException e) {
      return new ReadResult.Unreadable(
          "%s cannot be read: %s.".formatted(name(path), FileReason.of(e)));
    }
  }

  /// Replaces a document by other text.
  ///
  /// @param expectedSha256 of the bytes that were read; anything else on disk is left alone
  public SaveResult save(Path path, SourceText changed, String expectedSha256) {
    Optional<String> flaw = flaw(changed);
    if (flaw.isPresent()) {
      return failed(path, flaw.get());
    }
    byte[] bytes = changed.bytes();
    try {
      Path target = steps.resolve(path);
      try (SaveLock _ = SaveLock.of(steps, target)) {
        return isStill(target, expectedSha256) && replace(target, bytes, expectedSha256)
            ? readBack(target, SourceText.sha256(bytes))
            : new SaveResult.ChangedUnderneath(read(target));
      }
    } catch (IOException e) {
      return read(path) instanceof ReadResult.Unreadable gone
          ? new SaveResult.ChangedUnderneath(gone)
          : failed(path, FileReason.of(e));
    }
  }

  /// Why a text cannot be kept in a document, a few words; empty when it can.
  static Optional<String> flaw(SourceText source) {
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(source.text())) {
      return Optional.of("its text contains half a character, which has no bytes");
    }
    return source.bytes().length > LIMIT
        ? Optional.of("it would be larger than " + LIMIT / 1_000_000 + " MB")
        : Optional.empty();
  }

  /// Writes many documents that do not exist yet, each whole or not at all and never over another,
  /// as [#create]; all are on the disk once it returns. It waits for the disk after all of them are
  /// written, which takes a fraction of the time that one after another takes.
  ///
  /// @return what came of each
  public Map<Path, SaveResult> createAll(Map<Path, SourceText> documents) {
    return new NewDocuments(this, steps).create(documents);
  }

  /// Writes a document that does not exist yet; refuses when there is a file of that name.
  public SaveResult create(Path path, SourceText source) {
    try {
      steps.createNew(path);
    } catch (NoSuchFileException e) {
      return notMade(path, "its folder does not exist");
    } catch (IOException e) {
      return notMade(path, FileReason.of(e));
    }
    SaveResult result = save(path, source, SourceText.sha256(new byte[0]));
    if (result instanceof SaveResult.Failed
        && read(path) instanceof ReadResult.Loaded empty
        && empty.size() == 0) {
      discard(path);
    }
    return result;
  }

  /// Writes a file of the program's own, such as a report or settings; what was there goes, unless
  /// it is no regular file.
  public SaveResult put(Path path, byte[] bytes) {
    boolean made = false;
    try {
      made = make(path);
      Path target = steps.resolve(path);
      steps.size(target);
      replace(target, bytes, null);
      return new SaveResult.Saved(SourceText.sha256(bytes));
    } catch (NoSuchFileException e) {
      return notMade(path, "its folder does not exist");
    } catch (IOException e) {
      if (made) {
        discard(path);
      }
      return notMade(path, FileReason.of(e));
    }
  }

  /// Asks for a file to oneself, so that two programs do not work through it at once. Nothing
  /// waits, and the file can be read meanwhile: the lock lies behind its last byte.
  public FileLocking lock(Path path) {
    FileChannel channel;
    try {
      channel = FileChannel.open(path, StandardOpenOption.WRITE);
    } catch (IOException e) {
      return new FileLocking.Failed(FileReason.of(e));
    }
    try {
      if (channel.tryLock(Long.MAX_VALUE - 1, 1, false) != null) {
        return new FileLocking.Held(channel);
      }
    } catch (OverlappingFileLockException e) {
      FileLocking.release(channel);
      return new FileLocking.Taken();
    } catch (IOException e) {
      FileLocking.release(channel);
      return new FileLocking.Failed(FileReason.of(e));
    }
    FileLocking.release(channel);
    return new FileLocking.Taken();
  }

  /// Takes away a file of the program's own that has served, such as a checkpoint; one that is gone
  /// already is no failure.
  ///
  /// @return why it is still there, a few words; empty when it is not
  public Optional<String> remove(Path path) {
    try {
      steps.delete(path);
      forceFolder(folder(path));
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(FileReason.of(e));
    }
  }

  /// False when there is a file of that name.
  private boolean make(Path path) throws IOException {
    try {
      steps.createNew(path);
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    }
  }

  boolean isStill(Path target, String sha256) throws IOException {
    return SourceText.sha256(steps.read(target, LIMIT + 1)).equals(sha256);
  }

  /// False when the file changed while its successor was being written; with no hash to expect it
  /// may have.
  private boolean replace(Path target, byte[] bytes, @Nullable String expectedSha256)
      throws IOException {
    steps.demandWritable(target);
    Path folder = folder(target);
    Path temporary = steps.createTemporary(folder);
    try {
      steps.write(temporary, bytes);
      steps.force(temporary);
      steps.copyPermissions(target, temporary);
      if (expectedSha256 != null && !isStill(target, expectedSha256)) {
        return false;
      }
      steps.replace(target, temporary);
    } finally {
      discard(temporary);
    }
    forceFolder(folder);
    return true;
  }

  SaveResult readBack(Path target, String sha256) {
    try {
      if (isStill(target, sha256)) {
        return new SaveResult.Saved(sha256);
      }
    } catch (IOException e) {
      return unsure(target, "cannot be read back: " + FileReason.of(e));
    }
    return unsure(target, "reads back differently");
  }

  void discard(Path file) {
    try {
      steps.delete(file);
    } catch (IOException e) {
      return;
    }
  }

  /// The bytes are safe already; some systems cannot open a folder, and their names last without.
  void forceFolder(Path folder) {
    try {
      steps.forceFolder(folder);
    } catch (IOException e) {
      return;
    }
  }

  static Path folder(Path target) {
    @Nullable Path parent = target.getParent();
    return parent == null ? Path.of("") : parent;
  }

  private static SaveResult failed(Path path, String reason) {
    return new SaveResult.Failed(
        "%s was not saved: %s. The file on disk is as it was. Mend this and save again."
            .formatted(name(path), reason));
  }

  static SaveResult notMade(Path path, String reason) {
    return new SaveResult.Failed(
        "%s was not made: %s. Nothing was changed. Mend this or choose another name."
            .formatted(name(path), reason));
  }

  private static SaveResult unsure(Path path, String what) {
    return new SaveResult.Failed(
        "%s was written but %s. Keep your text, save it under another name and check the disk."
            .formatted(name(path), what));
  }

  private static String name(Path path) {
    @Nullable Path last = path.getFileName();
    return last == null ? path.toString() : last.toString();
  }

  /// The steps as the file system takes them.
  static class Disk implements FileSteps {

    @Override
    public Path resolve(Path path) throws IOException {
      return path.toRealPath();
    }

    @Override
    public long size(Path file) throws IOException {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      if (!attributes.isRegularFile()) {
        throw new FileSystemException(
            file.toString(), null, attributes.isDirectory() ? "it is a folder" : "it is no file");
      }
      return attributes.size();
    }

    @Override
    public byte[] read(Path file, int limit) throws IOException {
      try (InputStream in = Files.newInputStream(file)) {
        return in.readNBytes(limit);
      }
    }

    @Override
    public void demandWritable(Path file) throws IOException {
      if (!Files.isWritable(file)) {
        throw new AccessDeniedException(file.toString());
      }
    }

    @Override
    public Path createTemporary(Path folder) throws IOException {
      return Files.createTempFile(folder, ".assay-", ".tmp");
    }

    @Override
    public void createNew(Path file) throws IOException {
      Files.createFile(file);
    }

    @Override
    public void copyPermissions(Path from, Path to) throws IOException {
      @Nullable PosixFileAttributeView target =
          Files.getFileAttributeView(to, PosixFileAttributeView.class);
      if (target == null) {
        return;
      }
      PosixFileAttributes wanted = Files.readAttributes(from, PosixFileAttributes.class);
      takeOver(target, wanted);
      target.setPermissions(wanted.permissions());
    }

    /// Only the superuser may give files away; anyone else's save makes the file their own.
    private static void takeOver(PosixFileAttributeView target, PosixFileAttributes wanted) {
      try {
        target.setGroup(wanted.group());
        target.setOwner(wanted.owner());
      } catch (IOException e) {
        return;
      }
    }

    @Override
    public void write(Path file, byte[] bytes) throws IOException {
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
          channel.write(buffer);
        }
      }
    }

    @Override
    public void force(Path file) throws IOException {
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
        channel.force(true);
      }
    }

    @Override
    public void replace(Path file, Path by) throws IOException {
      Files.move(by, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    @Override
    public void forceFolder(Path folder) throws IOException {
      try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      }
    }

    @Override
    public FileChannel lockFile(Path document) throws IOException {
      Path folder =
          Path.of(
              System.getProperty("java.io.tmpdir", ""),
              "assay-saving-" + System.getProperty("user.name", "user"));
      Files.createDirectories(folder);
      String name = SourceText.sha256(document.toString().getBytes(StandardCharsets.UTF_8));
      return FileChannel.open(
          folder.resolve(name.substring(0, 3)),
          StandardOpenOption.CREATE,
          StandardOpenOption.WRITE);
    }

    @Override
    public void delete(Path file) throws IOException {
      Files.deleteIfExists(file);
    }
  }
}

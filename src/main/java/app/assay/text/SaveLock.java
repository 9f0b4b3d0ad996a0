package app.assay.text;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The right to replace one document: looking whether it is still what was read, replacing it and
/// reading it back are one step for all programs of a user.
///
/// The lock is a file of the user's among the temporary ones, since the document itself is another
/// file after it was replaced. The system gives it back when a program dies.
final class SaveLock implements Closeable {

  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final long PAUSE_MILLIS = 2;

  private final Optional<FileChannel> channel;

  private SaveLock(Optional<FileChannel> channel) {
    this.channel = channel;
  }

  /// Waits for the lock of a document.
  ///
  /// Where no lock can be had, such as with a full disk of temporary files, saving goes on without:
  /// the document is looked at once more right before it is replaced.
  ///
  /// @throws IOException when another program keeps it for ten seconds
  static SaveLock of(FileSteps steps, Path document) throws IOException {
    FileChannel channel;
    try {
      channel = steps.lockFile(document);
    } catch (IOException e) {
      return new SaveLock(Optional.empty());
    }
    SaveLock lock = new SaveLock(Optional.of(channel));
    if (!lock.isHeld(channel)) {
      lock.close();
      throw new IOException("another program is saving it right now");
    }
    return lock;
  }

  /// Closing the file gives the lock back.
  @Override
  public void close() {
    channel.ifPresent(FileLocking::release);
  }

  private boolean isHeld(FileChannel open) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    try {
      boolean held = tryLock(open) != null;
      while (!held && System.nanoTime() < deadline && pause()) {
        held = tryLock(open) != null;
      }
      return held;
    } catch (IOException e) {
      // A file system without locks: as where none can be had.
      return true;
    }
  }

  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  /// The lock is asked for again and again: a blocking `lock()` knows no time after which it gives
  /// up, and another thread of this program makes it fail at once instead of wait.
  private static boolean pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
